import { Container, type Sprite, type Texture } from '../../engine/pixi.ts';
import { GlyphText, type TextureProvider } from '../../parts/glyph-text.ts';
import { spriteAt } from '../models/round/night-ground.ts';
import { LAYOUT, TINTS } from './tuning.ts';

/** Sums of two dice, each the number of a square of the path; the gate is before the first square. */
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Number of the gate on the path: 1, which no two dice can sum to. */
export const GATE = 1;

/**
 * Returns the centre of the square for a sum of two dice, in design pixels; the path runs clockwise from the gate at
 * the top left.
 */
export function squareAt(sum: number): { readonly x: number; readonly y: number } {
  const { x, y, side, across, down } = LAYOUT.path;
  const last = side - 1;
  const step = sum - GATE;
  const along = step % last;
  const edge = Math.floor(step / last);
  const [column, row] = (
    [
      [along, 0],
      [last, along],
      [last - along, last],
      [0, last - along],
    ] as const
  )[edge] ?? [0, 0];
  return { x: x + (column - last / 2) * across, y: y + (row - last / 2) * down };
}

interface Square {
  readonly plate: Sprite;
  readonly times: GlyphText;
  readonly snake: Sprite;
}

/** The path: a gate, and squares with a multiplier or a snake. */
export class SnakesBoard {
  readonly view = new Container();
  readonly #squares: ReadonlyMap<number, Square>;
  readonly #frame: Sprite;
  readonly #plates: Readonly<Record<'square' | 'nest', Texture>>;

  constructor(provider: TextureProvider) {
    this.#plates = { square: provider.texture('square'), nest: provider.texture('nest') };
    const gate = squareAt(GATE);
    this.view.addChild(spriteAt(provider, 'gate', gate.x, gate.y));
    this.#squares = new Map(
      SUMS.map((sum) => {
        const { x, y } = squareAt(sum);
        const plate = spriteAt(provider, 'square', x, y);
        const number = new GlyphText(provider, {
          set: 'label',
          capHeight: LAYOUT.number.cap,
          tint: TINTS.number,
        });
        number.view.position.set(x + LAYOUT.number.x, y + LAYOUT.number.y);
        number.write(String(sum));
        const times = new GlyphText(provider, {
          set: 'label',
          capHeight: LAYOUT.times.cap,
          maxWidth: LAYOUT.times.width,
          tint: TINTS.times,
          capacity: 7,
        });
        times.view.position.set(x + LAYOUT.times.x, y + LAYOUT.times.y);
        const snake = spriteAt(provider, 'snake', x + LAYOUT.snake.x, y + LAYOUT.snake.y);
        this.view.addChild(plate, number.view, times.view, snake);
        return [sum, { plate, times, snake }];
      }),
    );
    this.#frame = spriteAt(provider, 'frame');
    this.view.addChild(this.#frame);
    this.mark(undefined);
  }

  /** Writes the multipliers of the squares from 2 on; an empty text puts a snake there. */
  lay(squares: readonly string[]): void {
    for (const [index, sum] of SUMS.entries()) {
      const square = this.#squares.get(sum);
      const label = squares[index] ?? '';
      if (square === undefined) continue;
      if (square.times.text !== label) square.times.write(label);
      square.snake.visible = label === '';
      square.plate.texture = label === '' ? this.#plates.nest : this.#plates.square;
    }
  }

  /** Frames the square that a roll reached; removes the frame if `sum` is undefined. */
  mark(sum: number | undefined, isLost = false): void {
    this.#frame.visible = sum !== undefined;
    if (sum === undefined) return;
    this.#frame.position.copyFrom(squareAt(sum));
    this.#frame.tint = isLost ? TINTS.lost : TINTS.won;
  }

  /** Scales the snake of a square. */
  swellSnake(sum: number, size: number): void {
    this.#squares.get(sum)?.snake.scale.set(size);
  }

  /** Scales all snakes to their normal size. */
  calm(): void {
    for (const sum of SUMS) this.swellSnake(sum, 1);
  }
}
