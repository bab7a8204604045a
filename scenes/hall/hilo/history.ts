import { Container, type Sprite } from '../../engine/pixi.ts';
import type { TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { CardNode, type CardPictures } from './card-node.ts';
import { LAYOUT, TINTS } from './tuning.ts';
import type { Guess, HiloView } from './types.ts';

/** Returns the cards of a round in order, each with the guess that the player then made about the next card. */
export function cardsOf(view: HiloView): readonly { readonly card: number; readonly guess?: Guess }[] {
  const cards = [view.start, ...view.taken.map(({ card }) => card)];
  return cards.map((card, index) => {
    const guess = view.taken[index]?.guess;
    return guess === undefined ? { card } : { card, guess };
  });
}

interface Place {
  readonly node: CardNode;
  readonly mark: Sprite;
}

/** Row of the previous cards, each with a mark for the guess that the player made about the card after it. */
export class History {
  readonly view = new Container();
  readonly #places: readonly Place[];
  readonly #pictures: CardPictures;

  constructor(provider: TextureProvider, pictures: CardPictures) {
    this.#pictures = pictures;
    const { x, y, pitch, places, scale } = LAYOUT.history;
    const slots = Array.from({ length: places }, (_, index) =>
      spriteAt(provider, 'slot', x + index * pitch, y),
    );
    // One place more than is visible, since the oldest card leaves while the newest arrives.
    this.#places = Array.from({ length: places + 1 }, () => {
      const node = new CardNode(provider, pictures);
      node.view.scale.set(scale);
      return { node, mark: spriteAt(provider, 'mark-skip') };
    });
    this.view.addChild(...slots, ...this.#places.flatMap(({ node, mark }) => [node.view, mark]));
  }

  /**
   * Shows all cards of a round except the last one. `come` (0..1) is how far the newest of them has moved from the
   * place of the current card into the row.
   */
  show(view: HiloView | undefined, come = 1): void {
    const { x, y, pitch, places, scale, markY } = LAYOUT.history;
    const cards = view ? cardsOf(view).slice(0, -1) : [];
    const shown = cards.slice(-places - 1);
    const isFull = cards.length > places;
    for (const [index, { node, mark }] of this.#places.entries()) {
      const one = shown[index];
      node.view.visible = mark.visible = one !== undefined;
      if (one === undefined) continue;
      const isNewest = index === shown.length - 1;
      const slot = x + (index - (isFull ? come : 0)) * pitch;
      const { current } = LAYOUT;
      const part = isNewest ? come : 1;
      const size = current.scale + (scale - current.scale) * part;
      const to = isFull && isNewest ? x + (index - 1) * pitch : slot;
      node.card = one.card;
      node.isOpen = true;
      node.view.position.set(current.x + (to - current.x) * part, current.y + (y - current.y) * part);
      node.view.scale.set(size);
      node.view.alpha = isFull && index === 0 ? 1 - come : 1;
      mark.position.set(to, y + markY);
      mark.alpha = isNewest ? Math.max(0, 2 * come - 1) : node.view.alpha;
      const guess = one.guess ?? 'skip';
      mark.texture = this.#pictures.marks[guess];
      const isWrong = isNewest && view?.status === 'lost';
      mark.tint = isWrong ? TINTS.marks.wrong : TINTS.marks[guess];
    }
  }
}
