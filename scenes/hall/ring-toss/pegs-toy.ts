import { STALLS } from '../../../fair/tables/perya.ts';
import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import type { FieldLanding, StallFieldProps } from '../models/stall/types.ts';
import { inHand, lying, type RingAt, ringAt } from './ring-path.ts';
import { type Distance, FLIGHT, OTHERS_TINT, PEG, PEGS, TWIRL } from './tuning.ts';

const { bets } = STALLS['ring-toss'];
const DISTANCES = bets.map(({ name }) => name);

/** Sounds of the flying ring, each at a share (0..1) of the flight; a hit and a miss have the same sounds. */
const SOUND_CUES: readonly SoundCue[] = [
  { at: FLIGHT.air, cue: 'ring.touch' },
  { at: FLIGHT.lies, cue: 'ring.lie' },
];

/** The moving part (toy) of the stall Ring Toss: four pegs at four distances, and a ring that flies to one of them. */
export class PegsToy implements StallToy<StallFieldProps, FieldLanding> {
  readonly view = new Container();
  readonly landMs = FLIGHT.ms;
  readonly turboMs = FLIGHT.turboMs;
  readonly #pegs: Readonly<Record<Distance, Sprite>>;
  readonly #lit: Sprite;
  readonly #soundCues: SoundCues;
  /**
   * The far half of the ring, drawn behind the peg that the ring surrounds, and the near half, drawn in front of this
   * peg.
   */
  readonly #behind: Sprite;
  readonly #before: Container;
  readonly #farHalf: Sprite;
  #distance: Distance = 'near';
  #at: RingAt = inHand(0, 0);
  #from: RingAt = this.#at;
  #isHit = false;
  #size = 1;

  constructor(context: SceneContext<SceneTypes>) {
    const pegOf = (distance: Distance): Sprite => {
      const { x, foot, size } = PEGS[distance];
      const peg = spriteOf(context, distance === 'bottle' ? 'bottle' : 'peg', { x, y: foot });
      peg.anchor.set(0.5, 1);
      peg.scale.set(peg.scale.x * size, peg.scale.y * size);
      return peg;
    };
    this.#pegs = { near: pegOf('near'), middle: pegOf('middle'), far: pegOf('far'), bottle: pegOf('bottle') };
    this.#soundCues = new SoundCues(context);
    this.#lit = spriteOf(context, 'lit');
    this.#behind = spriteOf(context, 'ring-far');
    this.#farHalf = spriteOf(context, 'ring-far');
    this.#before = new Container();
    this.#before.addChild(this.#farHalf, spriteOf(context, 'ring-near'));
    this.view.addChild(
      spriteOf(context, 'steps', { x: 360, y: 480 }),
      this.#lit,
      this.#behind,
      ...DISTANCES.slice()
        .reverse()
        .map((distance) => this.#pegs[distance]),
      this.#before,
    );
    this.lie(undefined);
    this.light(undefined, false);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    this.#place(this.#at);
  }

  props({ field }: StallFieldProps): void {
    this.#distance = DISTANCES.find((name) => name === field) ?? 'near';
    for (const name of DISTANCES) this.#pegs[name].tint = name === this.#distance ? 0xffffff : OTHERS_TINT;
  }

  begin(): void {
    this.#place(inHand(0, 0));
  }

  wait(ms: number): void {
    const up = TWIRL.up * Math.min(1, ms / TWIRL.ms);
    this.#place(inHand(ms / TWIRL.ms, up));
  }

  aim({ at }: FieldLanding): void {
    this.#from = this.#at;
    this.#isHit = this.#hits(at);
    this.#soundCues.begin(SOUND_CUES);
  }

  move(share: number): void {
    this.#soundCues.at(share);
    this.#place(ringAt(this.#from, this.#distance, this.#isHit, share));
  }

  lie(landing: FieldLanding | undefined): void {
    this.#size = 1;
    this.#place(landing ? lying(this.#distance, this.#hits(landing.at)) : inHand(0, 0));
  }

  light(landing: FieldLanding | undefined, isWin: boolean): void {
    this.#lit.visible = landing !== undefined && isWin;
    const { x, foot, size } = PEGS[this.#distance];
    this.#lit.position.set(x, foot - PEG.lies * size);
    this.#lit.scale.set(size);
  }

  spot({ at }: FieldLanding): ToySpot {
    const { x, y, size } = lying(this.#distance, this.#hits(at));
    return { x, y, size: 110 * size };
  }

  #hits(at: number): boolean {
    return at < (bets.find(({ name }) => name === this.#distance)?.weight ?? 0);
  }

  #place(at: RingAt): void {
    this.#at = at;
    const size = at.size * this.#size;
    this.#farHalf.visible = !at.isRound;
    this.#behind.visible = at.isRound;
    for (const half of [this.#behind, this.#before]) {
      half.position.set(at.x, at.y);
      half.scale.set(size, size * at.tumble);
    }
  }
}
