import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { Shine, SHINE_MS } from '../../parts/shine.ts';
import { Catches } from './catches.ts';
import type { OpenedPacket } from './plan.ts';
import { GATE, LAYOUT, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** Returns the horizontal centre of a lamp, in design pixels. */
const lampX = (lamp: number): number => LAYOUT.gate.x + (lamp - (GATE.lamps - 1) / 2) * LAYOUT.gate.pitch;

/** The row of five lamps; the tab below shows a text and, after the first catch, the number of catches. */
export class Gate {
  /** The row, its lamps and the tab. */
  readonly view = new Container({ label: 'gate' });
  readonly catches: Catches;
  readonly #lamps: readonly Sprite[];
  readonly #shine: Shine;
  readonly #text: GlyphText;
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
    this.catches = new Catches(context);
    this.view.addChild(this.catches.counter);
    this.#pop = context.motion.ease('sine.inOut');
    this.#cross = context.motion.ease('power1.inOut');
    this.show(0);
  }

  write(text: string): void {
    this.#text.write(text);
  }

  /** Lights the first `lit` lamps, without animation. */
  show(lit: number): void {
    for (const [index, lamp] of this.#lamps.entries()) {
      lamp.visible = index < lit;
      lamp.scale.set(1);
    }
    this.catches.hide();
    this.#text.view.visible = true;
    this.#shine.progress = 1;
  }

  /** Shows the number of catches, without animation. */
  count(opened: number): void {
    this.show(Math.min(opened, GATE.lamps));
    this.catches.show(opened);
    this.#text.view.visible = false;
  }

  /** Draws the lamps and the tab at `ms` of the rain, from the packets opened so far. */
  draw(opened: readonly OpenedPacket[], ms: number): void {
    for (let index = 0; index < GATE.lamps; index++) {
      const lamp = this.#lamps[index];
      const from = opened[index];
      if (!lamp) continue;
      const life = from ? ms - from.at : -1;
      const lit = life - TAP.catchMs;
      lamp.visible = lit >= 0;
      const swell = Math.min(1, Math.max(0, lit / GATE.popMs));
      lamp.scale.set(1 + (GATE.popTo - 1) * this.#pop(swell < 0.5 ? 2 * swell : 2 - 2 * swell));
    }
    this.catches.draw(opened, ms);
    this.#text.view.visible = opened.length === 0;
    const last = opened[GATE.lamps - 1];
    const shone = last ? (ms - last.at - TAP.catchMs) / SHINE_MS : 1;
    this.#shine.progress = shone > 0 && shone < 1 ? this.#cross(shone) : 1;
  }
}
