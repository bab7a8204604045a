import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../../parts/glyph-text.ts';
import { LAYOUT } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** The cards of a purchase that still wait under the current card: their lower edges, and a badge with their number. */
export class Stack {
  /** Layer of the edges, under the current card. */
  readonly edges = new Container({ label: 'stack' });
  /** Layer of the badge, above the current card. */
  readonly badge = new Container({ label: 'badge' });
  readonly #count: GlyphText;

  constructor(context: SceneContext<ScratchCardTypes>) {
    const { stack, badge, card } = LAYOUT;
    for (let index = stack.most - 1; index >= 0; index--) {
      const edge = new Sprite({ texture: context.texture('edge'), anchor: { x: 0.5, y: 1 } });
      // A card lower in the stack sticks out further.
      edge.position.set(card.x, card.y + card.height / 2 + (index + 1) * stack.apart);
      edge.scale.x = (card.width - 14 * (index + 1)) / edge.texture.orig.width;
      this.edges.addChild(edge);
    }
    this.#count = new GlyphText(context, { set: 'label', capHeight: badge.cap, capacity: 4 });
    this.badge.position.set(badge.x, badge.y);
    this.badge.addChild(new Sprite({ texture: context.texture('badge'), anchor: 0.5 }), this.#count.view);
    this.show(0);
  }

  /** Shows the number of waiting cards. */
  show(waiting: number): void {
    const { most } = LAYOUT.stack;
    for (const [index, edge] of this.edges.children.entries()) edge.visible = most - index <= waiting;
    this.badge.visible = waiting > 0;
    const text = `x${waiting}`;
    if (this.#count.text !== text) this.#count.write(text);
  }
}
