import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { LAYOUT, MOST_FLIPS, TINTS } from './tuning.ts';
import type { FlipsView } from './types.ts';

interface Place {
  readonly coin: Sprite;
  readonly ring: Sprite;
  readonly pays: GlyphText;
}

/**
 * The row of twenty places, one for each flip: a place shows the payout after this flip, and later the result of the
 * flip.
 */
export class FlipRow {
  readonly view = new Container();
  readonly #places: readonly Place[];
  readonly #heads: Texture;
  readonly #tails: Texture;

  constructor(provider: TextureProvider) {
    this.#heads = provider.texture('small-heads');
    this.#tails = provider.texture('small-tails');
    const { x, y, perLine, pitchX, pitchY, cap, room } = LAYOUT.row;
    this.#places = Array.from({ length: MOST_FLIPS }, (_, index) => {
      const left = x + ((index % perLine) - (perLine - 1) / 2) * pitchX;
      const top = y + Math.floor(index / perLine) * pitchY;
      const coin = spriteAt(provider, 'small-heads', left, top);
      const ring = spriteAt(provider, 'ring', left, top);
      ring.setSize(64);
      const pays = new GlyphText(provider, {
        set: 'label',
        capHeight: cap,
        maxWidth: room,
        tint: TINTS.pays,
        capacity: 6,
      });
      pays.view.position.set(left, top);
      this.view.addChild(spriteAt(provider, 'socket', left, top), pays.view, coin, ring);
      return { coin, ring, pays };
    });
  }

  /** Writes the payouts into the places of the row; `pays` has one text for each number of flips. */
  write(pays: readonly string[]): void {
    for (const [index, { pays: text }] of this.#places.entries()) {
      const label = pays[index] ?? '';
      if (text.text !== label) text.write(label);
    }
  }

  /** Shows the results of past flips, and a ring around the next place while a round is open. */
  show(view: FlipsView | undefined): void {
    const taken = view?.taken ?? [];
    for (const [index, { coin, ring, pays }] of this.#places.entries()) {
      const flip = taken[index];
      const isNext = view?.status === 'open' && index === taken.length;
      coin.visible = flip !== undefined;
      coin.texture = flip?.came === 'tails' ? this.#tails : this.#heads;
      ring.visible = flip !== undefined || isNext;
      ring.tint = flip === undefined ? TINTS.next : flip.came === flip.called ? TINTS.won : TINTS.lost;
      pays.tint = isNext ? TINTS.next : TINTS.pays;
      pays.view.visible = flip === undefined;
    }
  }
}
