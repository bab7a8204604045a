import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import type { OpenedPacket } from './plan.ts';
import { COUNTER, GATE, LAYOUT, TAP } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

const AT = { x: LAYOUT.gate.x + COUNTER.iconX, y: LAYOUT.gate.textY } as const;

/** Flight of caught packets: a small packet with "+1" flies to the counter, which shows a packet and their number. */
export class Catches {
  /** The counter, in the tab under the row of lamps. */
  readonly counter = new Container({ label: 'counter', position: { x: LAYOUT.gate.x, y: AT.y } });
  /** Layer of the flying packets, above the rain. */
  readonly flying = new Container({ label: 'catches' });
  readonly #flights: readonly Container[];
  readonly #number: GlyphText;
  readonly #away: (q: number) => number;
  readonly #pop: (q: number) => number;
  #shown = -1;

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const texture = context.texture('packet-1');
    const icon = new Sprite({ texture, anchor: 0.5, x: COUNTER.iconX });
    icon.scale.set(COUNTER.icon);
    this.#number = new GlyphText(context, {
      set: 'label',
      capHeight: COUNTER.cap,
      align: 'left',
      tint: 0xffe9a0,
      capacity: 3,
    });
    this.#number.view.x = COUNTER.textX;
    this.counter.addChild(icon, this.#number.view);
    this.#flights = Array.from({ length: TAP.catches }, () => {
      const flight = new Container({ visible: false });
      const plus = new GlyphText(context, { set: 'money-white', capHeight: COUNTER.plusCap });
      plus.write('+1');
      plus.view.x = COUNTER.plusX;
      flight.addChild(new Sprite({ texture, anchor: 0.5 }), plus.view);
      this.flying.addChild(flight);
      return flight;
    });
    this.#away = context.motion.ease('power2.in');
    this.#pop = context.motion.ease('sine.inOut');
    this.hide();
  }

  /** Hides the counter and all flying packets. */
  hide(): void {
    this.counter.visible = false;
    for (const flight of this.#flights) flight.visible = false;
  }

  /** Shows the number of catches without packets in flight. */
  show(count: number): void {
    this.hide();
    this.#write(count);
  }

  /** Draws the counter and the packets on their way to it, at `ms` of the rain. */
  draw(opened: readonly OpenedPacket[], ms: number): void {
    this.counter.visible = false;
    for (let index = 0; index < this.#flights.length; index++) {
      const flight = this.#flights[index];
      if (flight) flight.visible = false;
    }
    if (opened.length === 0) return;
    let arrived = opened.length;
    for (let order = Math.max(0, opened.length - this.#flights.length); order < opened.length; order++) {
      const from = opened[order];
      const flight = this.#flights[order % this.#flights.length];
      if (!from || !flight) continue;
      const q = (ms - from.at) / TAP.catchMs;
      if (q >= 1) continue;
      arrived = Math.min(arrived, order);
      flight.visible = q > 0;
      const way = this.#away(Math.max(0, q));
      // The small packet first rises above the caught one, then moves to the counter.
      const startY = from.y - TAP.catchRise * from.size * Math.min(1, 3 * q);
      flight.position.set(from.x + (AT.x - from.x) * way, startY + (AT.y - startY) * way);
      flight.scale.set(COUNTER.flying + (COUNTER.icon - COUNTER.flying) * way);
    }
    this.#write(arrived);
    const last = opened[arrived - 1];
    const swell = last ? Math.min(1, (ms - last.at - TAP.catchMs) / GATE.popMs) : 1;
    this.counter.scale.set(1 + (GATE.popTo - 1) * this.#pop(swell < 0.5 ? 2 * swell : 2 - 2 * swell));
  }

  #write(count: number): void {
    this.counter.visible = true;
    this.counter.scale.set(1);
    if (count === this.#shown) return;
    this.#shown = count;
    this.#number.write(count <= GATE.lamps ? `${count}/${GATE.lamps}` : String(count));
  }
}
