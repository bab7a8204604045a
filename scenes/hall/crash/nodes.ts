import { multiplierAt } from '../../../fair/shared/curve.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { Fuse } from '../../parts/fuse.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { RiseFigures } from '../../parts/rise-figures.ts';
import { Blossoms } from './blossoms.ts';
import { Flags } from './flags.ts';
import { type FlightPlace, placeAt, wayOf } from './flight-path.ts';
import { Trail } from './trail.ts';
import { DRIFT, FLIGHT, LAYOUT, SIZE, TINTS } from './tuning.ts';
import type { CrashTypes } from './types.ts';

/** Multiplier at the start of every run, in hundredths. */
const GROUND = 100;
/** Direction in which the rocket's picture points, radians. */
const DRAWN = -Math.PI / 4;
/** Lamps float down by `span` design pixels; they begin 110 design pixels above the y `top`. */
const LAMPS = { top: 70, span: 620 } as const;

/** All display nodes of crash. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play = new Container();
  readonly figures: RiseFigures;
  readonly line: GlyphText;
  readonly blossoms: Blossoms;
  readonly flags: Flags;
  /** Fuse that burns down while bets are open. */
  readonly fuse: Fuse;
  readonly #trail: Trail;
  readonly #rocket = new Container();
  readonly #flame: Sprite;
  readonly #fair: Sprite;
  readonly #lamps: readonly Sprite[];

  constructor(context: SceneContext<CrashTypes>) {
    const sprite = (name: string, x: number, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, x, y });
    const sky = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    // The sky is larger than the design, since a canvas of another aspect ratio shows more than the design.
    sky.setSize(SIZE.width * 1.35, SIZE.height * 1.35);
    this.#fair = sprite('fair', LAYOUT.fair.x, LAYOUT.fair.y);
    this.#lamps = Array.from({ length: DRIFT.lamps }, () => sprite('lamp', 0, 0));
    this.figures = new RiseFigures(context, LAYOUT.figures);
    const { x, y, cap, width } = LAYOUT.line;
    this.line = new GlyphText(context, {
      set: 'label',
      capHeight: cap,
      maxWidth: width,
      tint: TINTS.line,
      capacity: 44,
    });
    this.line.view.position.set(x, y);
    this.#flame = sprite('glow', -34, 34);
    this.#flame.tint = TINTS.trailStart;
    const body = sprite('rocket', 0, 0);
    body.setSize(LAYOUT.rocket.size);
    this.#rocket.addChild(this.#flame, body);
    this.#trail = new Trail(context);
    this.blossoms = new Blossoms(context);
    this.flags = new Flags(context.motion, context);
    this.fuse = new Fuse(context, LAYOUT.fuse);
    this.play.addChild(
      this.#fair,
      ...this.#lamps,
      sprite('garland', LAYOUT.garland.x, LAYOUT.garland.y),
      this.#trail.view,
      sprite('board', LAYOUT.board.x, LAYOUT.board.y),
      this.figures.view,
      this.line.view,
      this.fuse.view,
      this.#rocket,
      this.flags.view,
      this.blossoms.view,
    );
    context.view.addChild(sky, this.play);
    this.blossoms.progress = 1;
    this.stand();
  }

  /** Returns the rocket's position after `ms` of flight. */
  place(ms: number): FlightPlace {
    return placeAt(Math.min(ms, FLIGHT.longest), 1);
  }

  /** Puts the rocket on the ground and shows the multiplier at the start of a run. */
  stand(): void {
    this.fly(0);
    this.figures.tint = TINTS.waiting;
    this.#flame.alpha = 0;
    this.rocket = 1;
  }

  /** Draws the rocket and its surroundings after `ms` of a run; with `isStill`, only the multiplier changes. */
  fly(ms: number, isStill = false): void {
    const at = Math.min(Math.max(0, ms), FLIGHT.longest);
    const value = multiplierAt(Math.floor(at));
    this.figures.write(value);
    const seen = isStill ? FLIGHT.settles : at;
    const { x, y, angle } = this.place(seen);
    this.#rocket.position.set(x, y);
    this.#rocket.rotation = angle - DRAWN;
    const breath = isStill ? 0.5 : (1 + Math.sin(at / 70)) / 2;
    this.#flame.setSize(96 + 34 * breath);
    this.#flame.alpha = 0.75 + 0.25 * breath;
    this.#trail.lay(seen);
    const way = wayOf(seen);
    this.#fair.y = LAYOUT.fair.y + LAYOUT.fair.sinks * way;
    const risen =
      (DRIFT.doubling * Math.log2(value / GROUND) + (DRIFT.second * at) / 1_000) * (isStill ? 0 : 1);
    for (const [index, lamp] of this.#lamps.entries()) {
      const depth = 0.45 + 0.55 * (((index * 5) % 7) / 6);
      lamp.x = 40 + (640 * ((index * 3) % 7)) / 6;
      lamp.y = LAMPS.top - 110 + ((index * 163 + risen * depth) % LAMPS.span);
      lamp.scale.set(0.5 + 0.5 * depth);
      // Lamps fade in at the top and fade out near the ground.
      const q = (lamp.y - LAMPS.top + 110) / LAMPS.span;
      lamp.alpha = 0.75 * Math.min(1, 5 * q, 5 * (1 - q));
    }
  }

  /** Alpha of the rocket; a tween animates it. */
  get rocket(): number {
    return this.#rocket.alpha;
  }

  set rocket(alpha: number) {
    this.#rocket.alpha = alpha;
  }

  /** Alpha of the trail; a tween animates it. */
  get trail(): number {
    return this.#trail.view.alpha;
  }

  set trail(alpha: number) {
    this.#trail.view.alpha = alpha;
  }
}
