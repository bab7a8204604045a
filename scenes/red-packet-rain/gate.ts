import type { SceneContext } from '../engine/definition.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import { GlyphText } from '../parts/glyph-text.ts';
import { Shine, SHINE_MS } from '../parts/shine.ts';
import type { Opened } from './plan.ts';
import { GATE, LAYOUT, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** A lamp's middle, dpx of the design. */
const lampX = (lamp: number): number => LAYOUT.gate.x + (lamp - (GATE.lamps - 1) / 2) * LAYOUT.gate.pitch;

/** The bar of five lamps, with a "+1" on the way to each that is to be lit. */
export class Gate {
  /** The bar, its lamps and the line under it. */
  readonly view = new Container({ label: 'gate' });
  /** Above the rain. */
  readonly plusses = new Container({ label: 'plusses' });
  readonly #lamps: readonly Sprite[];
  readonly #plus: readonly GlyphText[];
  readonly #shine: Shine;
  readonly #text: GlyphText;
  readonly #away: (q: number) => number;
  readonly #pop: (q: number) => number;
  readonly #cross: (q: number) => number;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const { x, y, width, bar, height } = LAYOUT.gate;
    const createSprite = (name: string, left: number): Sprite =>
      new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x: left, y } });
    const places = Array.from({ length: GATE.lamps }, (_, lamp) => lampX(lamp));
    const frame = createSprite('gate', x);
    frame.y += (height - bar) / 2;
    this.#lamps = places.map((left) => createSprite('lamp-on', left));
    this.#shine = new Shine(context);
    this.#shine.aim(x, y, width * 0.94, bar * 0.7);
    this.#text = new GlyphText(context, {
      set: 'label',
      capHeight: LAYOUT.gate.textCap,
      maxWidth: LAYOUT.gate.textWidth,
      tint: 0xffe9a0,
      capacity: 40,
    });
    this.#text.view.position.set(x, LAYOUT.gate.textY);
    this.view.addChild(
      frame,
      ...places.map((left) => createSprite('lamp-off', left)),
      ...this.#lamps,
      this.#shine.sprite,
      this.#text.view,
    );
    this.#plus = places.map(() => {
      const text = new GlyphText(context, { set: 'money-white', capHeight: 34 });
      text.write('+1');
      text.view.visible = false;
      this.plusses.addChild(text.view);
      return text;
    });
    this.#away = context.motion.ease('power2.in');
    this.#pop = context.motion.ease('sine.inOut');
    this.#cross = context.motion.ease('power1.inOut');
    this.show(0);
  }

  write(text: string): void {
    this.#text.write(text);
  }

  /** So many lamps lit, at rest. */
  show(lit: number): void {
    for (const [index, lamp] of this.#lamps.entries()) {
      lamp.visible = index < lit;
      lamp.scale.set(1);
    }
    for (const { view } of this.#plus) view.visible = false;
    this.#shine.progress = 1;
  }

  /** The bar at `ms` of the rain, after what was opened. */
  draw(opened: readonly Opened[], ms: number): void {
    for (let index = 0; index < GATE.lamps; index++) {
      const lamp = this.#lamps[index];
      const plus = this.#plus[index];
      const from = opened[index];
      if (!lamp || !plus) continue;
      const life = from ? ms - from.at : -1;
      const lit = life - TAP.plusMs;
      lamp.visible = lit >= 0;
      const swell = Math.min(1, Math.max(0, lit / GATE.popMs));
      lamp.scale.set(1 + (GATE.popTo - 1) * this.#pop(swell < 0.5 ? 2 * swell : 2 - 2 * swell));
      plus.view.visible = from !== undefined && life > 0 && lit < 0;
      if (from && plus.view.visible) {
        const way = this.#away(life / TAP.plusMs);
        // It first stands out above the packet, then is drawn to its lamp.
        const startY = from.y - TAP.plusRise * Math.min(1, life / (TAP.plusMs / 3));
        plus.view.position.set(
          from.x + (lampX(index) - from.x) * way,
          startY + (LAYOUT.gate.y - startY) * way,
        );
      }
    }
    const last = opened[GATE.lamps - 1];
    const shone = last ? (ms - last.at - TAP.plusMs) / SHINE_MS : 1;
    this.#shine.progress = shone > 0 && shone < 1 ? this.#cross(shone) : 1;
  }
}
