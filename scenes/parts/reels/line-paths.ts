import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import type { ReelConfig } from './reel-config.ts';
import { LINES } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { cellCenter } from './winning-symbols.ts';

/** Width of a line's light, and how far its round ends extend beyond it, in design pixels. */
const BREADTH = 26;
const END = 13;
/** Lines of light begin before the first symbol's centre and end after the last one's by this share of a cell. */
const STUB = 0.5;

/**
 * Paths of light through the symbols of winning lines; each line has one sprite between each two neighbouring reels.
 */
export class LinePaths {
  readonly view = new Container({ alpha: 0 });
  readonly #lines: readonly Container[];

  constructor(context: SceneContext<ReelTypes>, config: ReelConfig) {
    const texture = context.texture('line-light');
    const half = (config.window.width / config.slot.strips.length) * STUB;
    this.#lines = config.slot.lines.map((rows, line) => {
      const points = rows.map((row, reel) => cellCenter(config, { reel, row }));
      const first = points[0];
      const last = points.at(-1);
      if (!first || !last) throw new Error(`line ${line} has no rows`);
      points.unshift({ x: first.x - half, y: first.y });
      points.push({ x: last.x + half, y: last.y });
      const view = new Container({ visible: false });
      for (let index = 1; index < points.length; index++) {
        const from = points[index - 1];
        const to = points[index];
        if (!from || !to) continue;
        const sprite = new Sprite({ texture, anchor: 0.5 });
        sprite.tint = LINES.colours[line % LINES.colours.length] ?? 0xffffff;
        sprite.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
        sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
        sprite.setSize(Math.hypot(to.x - from.x, to.y - from.y) + 2 * END, BREADTH);
        view.addChild(sprite);
      }
      return view;
    });
    for (const line of this.#lines) this.view.addChild(line);
  }

  /** Shows the paths of these lines and hides all others. */
  show(lines: readonly number[]): void {
    for (const [line, view] of this.#lines.entries()) view.visible = lines.includes(line);
  }
}
