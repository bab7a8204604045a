import { Container, type Sprite } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { LAYOUT, MOST_CUPS, MOST_FINDS, TINTS } from './tuning.ts';
import type { CupsView } from './types.ts';

interface Place {
  readonly view: Container;
  readonly frame: Sprite;
  readonly pays: GlyphText;
  readonly dots: readonly Sprite[];
}

const { row } = LAYOUT;

/** Returns the centre of a place in the row of payouts, counted from 0, in design pixels. */
export const plateAt = (index: number): { readonly x: number; readonly y: number } => ({
  x: row.x + (index - (MOST_FINDS - 1) / 2) * row.pitch,
  y: row.y,
});

/**
 * The row of payouts, one for each number of finds. The row also shows the round's progress, and after the round where
 * the ball was.
 */
export class FindRow {
  readonly view = new Container();
  readonly #places: readonly Place[];

  constructor(provider: TextureProvider) {
    this.#places = Array.from({ length: MOST_FINDS }, (_, index) => {
      const view = new Container({ position: plateAt(index) });
      const frame = spriteAt(provider, 'frame');
      const pays = new GlyphText(provider, {
        set: 'label',
        capHeight: row.cap,
        maxWidth: row.room,
        capacity: 7,
      });
      const dots = Array.from({ length: MOST_CUPS }, () => spriteAt(provider, 'dot', 0, row.dots));
      view.addChild(spriteAt(provider, 'plate'), frame, pays.view, ...dots);
      this.view.addChild(view);
      return { view, frame, pays, dots };
    });
  }

  /** Writes the payouts into the boxes of the row; `pays` has one text for each number of finds. */
  write(pays: readonly string[]): void {
    for (const [index, { pays: text }] of this.#places.entries()) {
      const label = pays[index] ?? '';
      if (text.text !== label) text.write(label);
    }
  }

  /** Scales the box of one payout in the row. */
  swell(index: number, swell: number): void {
    this.#places[index]?.view.scale.set(swell);
  }

  /** Shows the progress of a round; after the end of the round, also shows where the ball was at each step. */
  show(view: CupsView | undefined): void {
    const taken = view?.taken.length ?? 0;
    for (const [index, { view: place, frame, pays, dots }] of this.#places.entries()) {
      const isLost = view?.status === 'lost' && index === taken - 1;
      const isNext = view?.status === 'open' && index === taken;
      const tint = isLost ? TINTS.lost : index < taken ? TINTS.won : TINTS.next;
      place.scale.set(1);
      frame.visible = index < taken || isNext;
      frame.tint = tint;
      pays.tint = frame.visible ? tint : TINTS.pays;
      const ball = view?.balls?.[index];
      pays.view.y = ball === undefined ? 0 : row.pays;
      const cups = view?.cups ?? 0;
      for (const [cup, dot] of dots.entries()) {
        dot.visible = ball !== undefined && cup < cups;
        dot.x = (cup - (cups - 1) / 2) * row.dotPitch;
        dot.tint = cup === ball ? TINTS.ball : TINTS.empty;
      }
    }
  }
}
