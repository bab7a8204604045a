import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { PACKET, RAIN, REDUCED } from './tuning.ts';
import type { RedPacketRainTypes } from './types.ts';

/** The packets in reduced motion: five hang still and are opened one by one. */
export class HangingPackets {
  readonly view = new Container({ label: 'still packets', visible: false });
  readonly #shut: readonly Sprite[];
  readonly #open: readonly Sprite[];
  #isOpen: boolean[] = [];

  constructor(context: SceneContext<RedPacketRainTypes>) {
    const hung = (name: (index: number) => string): readonly Sprite[] =>
      REDUCED.spots.map((position, index) => {
        const sprite = new Sprite({ texture: context.texture(name(index)), anchor: 0.5, position });
        sprite.scale.set(REDUCED.scale);
        return sprite;
      });
    this.#shut = hung((index) => `packet-${1 + (index % RAIN.variants)}`);
    this.#open = hung(() => 'packet-open');
    this.view.addChild(...this.#shut, ...this.#open);
  }

  /** Shows all five packets, closed. */
  hang(): void {
    this.#isOpen = REDUCED.spots.map(() => false);
    this.view.visible = true;
    this.view.alpha = 1;
    for (const sprite of this.#shut) sprite.alpha = 1;
    for (const sprite of this.#open) sprite.alpha = 0;
  }

  hide(): void {
    this.view.visible = false;
  }

  /** Returns the index of the closed packet at a point; undefined if there is none. */
  at(x: number, y: number): number | undefined {
    const [reachX, reachY] = [
      (PACKET.width * REDUCED.scale) / 2 + PACKET.reach,
      (PACKET.height * REDUCED.scale) / 2 + PACKET.reach,
    ];
    const found = REDUCED.spots.findIndex(
      (spot, index) =>
        !this.#isOpen[index] && Math.abs(spot.x - x) <= reachX && Math.abs(spot.y - y) <= reachY,
    );
    return found < 0 ? undefined : found;
  }

  /** Returns the index of the lowest closed packet, from the left; undefined if there is none. */
  lowest(): number | undefined {
    const shut = REDUCED.spots.flatMap(({ y }, index) => (this.#isOpen[index] ? [] : [{ index, y }]));
    return shut.slice().sort((a, b) => b.y - a.y || a.index - b.index)[0]?.index;
  }

  /** Adds the opening of a packet at its place to a timeline. */
  addOpening(timeline: Timeline, index: number): void {
    const [shut, open] = [this.#shut[index], this.#open[index]];
    if (!shut || !open) return;
    this.#isOpen[index] = true;
    fromTo(timeline, shut, { alpha: 1 }, { alpha: 0 }, { duration: REDUCED.fade });
    fromTo(timeline, open, { alpha: 0 }, { alpha: 1 }, { duration: REDUCED.fade });
  }
}
