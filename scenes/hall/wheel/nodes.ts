import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { layNight, spriteAt } from '../models/round/night-ground.ts';
import { WheelDisc } from './disc.ts';
import { Plates } from './plates.ts';
import { BULBS, LAYOUT, TINTS } from './tuning.ts';
import type { WheelTypes } from './types.ts';

/** All display nodes of the wheel. */
export class SceneNodes {
  /** Container of everything except the sky; the celebration of a win zooms and shakes this container. */
  readonly play: Container;
  readonly disc: WheelDisc;
  readonly plates: Plates;
  /** Glow around the drawn segment after a win. */
  readonly glow: Sprite;
  /** Multiplier of the last round, on the axle. */
  readonly times: GlyphText;
  readonly #hub: Sprite;
  readonly #pointer: Sprite;
  readonly #bulbs: readonly Sprite[];

  constructor(context: SceneContext<WheelTypes>) {
    this.play = layNight(context);
    this.disc = new WheelDisc(context);
    this.plates = new Plates(context);
    const { x, y, scale } = LAYOUT.wheel;
    const wheel = new Container({ position: { x, y }, scale });
    const { count, radius } = LAYOUT.bulbs;
    const spots = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
    });
    this.#bulbs = spots.map(([left, top]) => spriteAt(context, 'bulb-on', left, top));
    this.#hub = spriteAt(context, 'hub');
    this.#pointer = spriteAt(context, 'pointer', 0, -LAYOUT.pointer);
    this.#pointer.anchor.set(0.5, 1 - 63 / 110);
    this.glow = spriteAt(context, 'glow', 0, -LAYOUT.label.out);
    this.glow.setSize(220, 220);
    this.glow.tint = TINTS.glow;
    this.glow.alpha = 0;
    this.times = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.times.cap,
      maxWidth: LAYOUT.times.width,
      capacity: 5,
    });
    wheel.addChild(
      spriteAt(context, 'rim'),
      ...spots.map(([left, top]) => spriteAt(context, 'bulb-off', left, top)),
      ...this.#bulbs,
      this.disc.view,
      spriteAt(context, 'gloss'),
      this.glow,
      spriteAt(context, 'well'),
      this.#hub,
      this.times.view,
      this.#pointer,
    );
    this.play.addChild(wheel, spriteAt(context, 'counter', x, LAYOUT.counter), this.plates.view);
    this.setBulbs(1);
    this.write('');
  }

  /** Writes the multiplier of the last round on the axle; if the text is empty, a coin covers the axle instead. */
  write(times: string): void {
    this.times.write(times);
    this.#hub.visible = times === '';
  }

  /** Rotation of the pointer, radians. */
  set lean(lean: number) {
    this.#pointer.rotation = lean;
  }

  /** Lights the bulbs in turn around the rim, `ms` after the start. */
  chase(ms: number): void {
    const lit = Math.floor(ms / BULBS.stepMs) % BULBS.every;
    for (const [index, bulb] of this.#bulbs.entries())
      bulb.alpha = index % BULBS.every === lit ? 1 : BULBS.dim;
  }

  /** Sets the alpha of all bulbs. */
  setBulbs(alpha: number): void {
    for (const bulb of this.#bulbs) bulb.alpha = alpha;
  }

  /** Alpha of the disc, which fades in instead of moving in reduced motion; a tween animates this value. */
  get fade(): number {
    return this.disc.view.alpha;
  }

  set fade(alpha: number) {
    this.disc.view.alpha = alpha;
  }
}
