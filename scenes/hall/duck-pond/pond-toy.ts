import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { placeNear } from '../models/stall/places.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import type { PlaceLanding, PlaceProps } from '../models/stall/types.ts';
import { DUCK, DUCKS, FLOAT, LIFT, POND, SHOWN, UNDER_TINTS } from './tuning.ts';

/** Centre of a duck, in design pixels, and its scale. */
interface DuckAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const sizeOf = (index: number): number => (index < DUCKS.length / 2 ? DUCK.far : 1);

/** Sounds while a duck is lifted, each at a share (0..1) of the motion. */
const SOUND_CUES: readonly SoundCue[] = [
  { at: 0, cue: 'duck.lift' },
  { at: LIFT.turned, cue: 'duck.turn' },
];

/** The moving part (toy) of the stall Duck Pond: ducks that look alike until one is lifted and turned over. */
export class PondToy implements StallToy<PlaceProps, PlaceLanding> {
  readonly view = new Container();
  readonly landMs = LIFT.ms;
  readonly turboMs = LIFT.turboMs;
  readonly #ducks: readonly Sprite[];
  readonly #waves: readonly Sprite[];
  readonly #mark: Sprite;
  /** The lifted duck: one picture from the side and one from below. */
  readonly #lifted = new Container();
  readonly #side: Sprite;
  readonly #under = new Container();
  readonly #disc: Sprite;
  readonly #pays: GlyphText;
  readonly #soundCues: SoundCues;
  #place = 1;
  #ms = 0;
  #from: DuckAt = { ...SHOWN };
  #size = 1;

  constructor(context: SceneContext<SceneTypes>) {
    this.#ducks = DUCKS.map((place, index) => {
      const duck = spriteOf(context, 'duck', place);
      duck.scale.set(duck.scale.x * sizeOf(index));
      return duck;
    });
    this.#soundCues = new SoundCues(context);
    this.#waves = POND.waves.map((place) => spriteOf(context, 'wave', place));
    this.#mark = spriteOf(context, 'mark');
    this.#side = spriteOf(context, 'duck');
    this.#disc = spriteOf(context, 'disc', { x: 0, y: 4 });
    this.#pays = new GlyphText(context, {
      set: 'label',
      capHeight: 19,
      maxWidth: 50,
      tint: 0x3a1030,
      capacity: 6,
    });
    this.#pays.view.position.set(0, 4);
    this.#under.addChild(spriteOf(context, 'under'), this.#disc, this.#pays.view);
    this.#lifted.addChild(this.#side, this.#under);
    const half = DUCKS.length / 2;
    const [far, near] = this.#waves;
    this.view.addChild(spriteOf(context, 'pond', POND), this.#mark, ...this.#ducks.slice(0, half));
    if (far) this.view.addChild(far);
    this.view.addChild(...this.#ducks.slice(half));
    if (near) this.view.addChild(near);
    this.view.addChild(spriteOf(context, 'rim', POND), this.#lifted);
    this.lie(undefined);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    if (this.#lifted.visible) this.#lifted.scale.set(SHOWN.size * swell);
  }

  props({ place }: PlaceProps): void {
    this.#place = place;
  }

  begin(): void {
    this.lie(undefined);
  }

  wait(ms: number): void {
    this.#float(ms);
  }

  aim(landing: PlaceLanding): void {
    const duck = this.#ducks[this.#place - 1];
    this.#from = { x: duck?.x ?? 0, y: duck?.y ?? 0, size: sizeOf(this.#place - 1) };
    this.#write(landing);
    this.#soundCues.begin(SOUND_CUES);
  }

  move(share: number): void {
    this.#soundCues.at(share);
    const up = Math.min(1, share / LIFT.up);
    const eased = 1 - (1 - up) ** 2;
    const { x, y, size } = this.#from;
    // While the duck is lifted, the other ducks come to rest.
    this.#calm(1 - eased);
    const turned = Math.max(0, (share - LIFT.up) / (LIFT.turned - LIFT.up));
    this.#lift(
      {
        x: x + (SHOWN.x - x) * eased,
        y: y + (SHOWN.y - y) * eased,
        size: size + (SHOWN.size - size) * eased,
      },
      Math.min(1, turned),
    );
  }

  lie(landing: PlaceLanding | undefined): void {
    this.#size = 1;
    this.#float(0);
    this.#lifted.visible = false;
    for (const duck of this.#ducks) duck.visible = true;
    this.light(undefined);
    if (!landing) return;
    this.#write(landing);
    this.#lift(SHOWN, 1);
  }

  light(landing: PlaceLanding | undefined): void {
    const { x, y } = DUCKS[this.#place - 1] ?? POND;
    this.#mark.position.set(x, y + 26);
    this.#mark.visible = landing === undefined;
    for (const duck of this.#ducks) duck.tint = landing === undefined ? 0xffffff : DUCK.others;
  }

  spot(): ToySpot {
    return { x: SHOWN.x, y: SHOWN.y, size: 170 };
  }

  placeAt(x: number, y: number): number | undefined {
    return placeNear(DUCKS, x, y, DUCK.reach);
  }

  #write({ field, pays }: PlaceLanding): void {
    this.#disc.tint = UNDER_TINTS[field] ?? 0xffffff;
    this.#pays.write(pays);
  }

  /** Places all ducks after `ms` of floating; at 0 the ducks lie still. */
  #float(ms: number): void {
    this.#ms = ms;
    this.#calm(1);
  }

  /** Draws the ducks' floating motion reduced to a `share` (0..1); at 0 each duck is at rest in its place. */
  #calm(share: number): void {
    for (const [index, duck] of this.#ducks.entries()) {
      const place = DUCKS[index];
      if (!place) continue;
      const way = index < DUCKS.length / 2 ? 1 : -1;
      const aside = way * FLOAT.aside * Math.sin((2 * Math.PI * this.#ms) / FLOAT.asideMs);
      const up = FLOAT.up * Math.sin((2 * Math.PI * this.#ms) / FLOAT.ms) * (index % 2 ? 1 : -1);
      duck.position.set(place.x + share * aside, place.y - share * up);
    }
    for (const [index, wave] of this.#waves.entries()) {
      const { x } = POND.waves[index] ?? POND;
      wave.x = x + share * FLOAT.wave * Math.sin((2 * Math.PI * this.#ms) / FLOAT.asideMs + index * Math.PI);
    }
  }

  /** Draws the picked duck above the water; `turned` is 0 if its side is visible and 1 if its underside is. */
  #lift({ x, y, size }: DuckAt, turned: number): void {
    const duck = this.#ducks[this.#place - 1];
    if (duck) duck.visible = false;
    this.#lifted.visible = true;
    this.#lifted.position.set(x, y);
    this.#lifted.scale.set(size * this.#size);
    const breadth = Math.cos(Math.PI * turned);
    this.#side.visible = breadth > 0;
    this.#under.visible = breadth <= 0;
    this.#side.scale.x = Math.abs(this.#side.scale.y) * Math.max(0.02, breadth);
    this.#under.scale.x = Math.max(0.02, -breadth);
  }
}
