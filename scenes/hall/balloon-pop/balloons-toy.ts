import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { placeNear } from '../models/stall/places.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import type { PlaceLanding, PlaceProps } from '../models/stall/types.ts';
import { BALLOON, BALLOONS, BOARD, HAND, SWAY, THROW } from './tuning.ts';

/** Sounds of the dart's flight, each at a share (0..1) of the flight. */
const SOUND_CUES: readonly SoundCue[] = [
  { at: 0, cue: 'dart.fly' },
  { at: THROW.hit, cue: 'balloon.pop' },
];

/** Twelve balloons on a board that look alike until a dart pops one and reveals its tag. */
export class BalloonsToy implements StallToy<PlaceProps, PlaceLanding> {
  readonly view = new Container();
  readonly landMs = THROW.ms;
  readonly turboMs = THROW.turboMs;
  readonly #balloons: readonly Sprite[];
  readonly #shreds: readonly Sprite[];
  readonly #tag = new Container();
  readonly #pays: GlyphText;
  readonly #mark: Sprite;
  readonly #soundCues: SoundCues;
  readonly #dart: Sprite;
  #place = 1;
  #from = { y: 0, turn: 0 };

  constructor(context: SceneContext<SceneTypes>) {
    this.#balloons = BALLOONS.map((place, index) => {
      const balloon = spriteOf(context, 'balloon', place);
      balloon.tint = BALLOON.tints[(index * 3 + Math.floor(index / 6)) % BALLOON.tints.length] ?? 0xffffff;
      return balloon;
    });
    this.#shreds = Array.from({ length: THROW.shreds }, () => spriteOf(context, 'shred'));
    this.#pays = new GlyphText(context, {
      set: 'label',
      capHeight: 25,
      maxWidth: 78,
      tint: 0x6a1030,
      capacity: 6,
    });
    this.#pays.view.position.set(0, 18);
    this.#tag.addChild(spriteOf(context, 'tag'), this.#pays.view);
    this.#soundCues = new SoundCues(context);
    this.#mark = spriteOf(context, 'mark');
    this.#dart = spriteOf(context, 'dart');
    this.#dart.anchor.set(0.5, 0);
    this.view.addChild(
      spriteOf(context, 'board', BOARD),
      this.#mark,
      ...this.#balloons,
      this.#tag,
      ...this.#shreds,
      this.#dart,
    );
    this.lie(undefined);
  }

  get swell(): number {
    return this.#tag.scale.x;
  }

  set swell(swell: number) {
    this.#tag.scale.set(swell);
  }

  props({ place }: PlaceProps): void {
    this.#place = place;
  }

  begin(): void {
    this.lie(undefined);
  }

  wait(ms: number): void {
    const turn = 2 * Math.PI * (ms / SWAY.ms);
    this.#hold(HAND.y + SWAY.back * (1 - Math.cos(turn)), SWAY.turn * Math.sin(turn));
  }

  aim({ pays }: PlaceLanding): void {
    this.#pays.write(pays);
    this.#soundCues.begin(SOUND_CUES);
    this.#from = { y: this.#dart.y, turn: this.#dart.rotation };
  }

  move(share: number): void {
    const { x, y } = this.#spot;
    this.#soundCues.at(share);
    if (share < THROW.hit) {
      const s = share / THROW.hit;
      this.#dart.position.set(x, this.#from.y + (y - this.#from.y) * s * s);
      this.#dart.rotation = this.#from.turn * (1 - s);
      this.#dart.scale.set(HAND.size + (HAND.near - HAND.size) * s);
      return;
    }
    this.#open((share - THROW.hit) / (1 - THROW.hit));
  }

  lie(landing: PlaceLanding | undefined): void {
    this.swell = 1;
    if (landing) {
      this.#pays.write(landing.pays);
      this.#open(1);
      return;
    }
    this.#tag.visible = false;
    for (const shred of this.#shreds) shred.visible = false;
    for (const balloon of this.#balloons) balloon.visible = true;
    this.#hold(HAND.y, 0);
    this.light(undefined);
  }

  light(landing: PlaceLanding | undefined): void {
    this.#mark.position.copyFrom(this.#spot);
    this.#mark.visible = true;
    for (const [index, balloon] of this.#balloons.entries())
      balloon.alpha = landing === undefined || index === this.#place - 1 ? 1 : BALLOON.others;
  }

  spot(): ToySpot {
    return { ...this.#spot, size: 96 };
  }

  placeAt(x: number, y: number): number | undefined {
    return placeNear(BALLOONS, x, y, BALLOON.reach);
  }

  get #spot(): { readonly x: number; readonly y: number } {
    return BALLOONS[this.#place - 1] ?? BOARD;
  }

  /** Draws the dart in the player's hand, before it is thrown. */
  #hold(y: number, turn: number): void {
    this.#dart.visible = true;
    this.#dart.position.set(this.#spot.x, y);
    this.#dart.rotation = turn;
    this.#dart.scale.set(HAND.size);
  }

  /** Draws the burst balloon: its shreds fly away, and its tag swings on the board. */
  #open(share: number): void {
    const { x, y } = this.#spot;
    const balloon = this.#balloons[this.#place - 1];
    if (balloon) balloon.visible = false;
    this.#dart.visible = false;
    this.#tag.visible = true;
    this.#tag.position.set(x, y);
    this.#tag.rotation = THROW.swing * (1 - share) ** 2 * Math.sin(2 * Math.PI * THROW.swings * share);
    const far = THROW.far * (1 - (1 - share) ** 3);
    for (const [index, shred] of this.#shreds.entries()) {
      const angle = (2 * Math.PI * index) / this.#shreds.length + 0.3;
      shred.visible = share < 1;
      shred.tint = balloon?.tint ?? 0xffffff;
      shred.position.set(x + Math.cos(angle) * far, y + Math.sin(angle) * far + 70 * share * share);
      shred.rotation = angle + 5 * share;
      shred.alpha = 1 - share;
    }
  }
}
