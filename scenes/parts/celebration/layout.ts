import type { Floor } from './coin-heap.ts';

/** Layout of a celebration, supplied by the game, in design pixels. */
export interface CelebrationLayout {
  readonly size: { readonly width: number; readonly height: number };
  /** Origin of the rays and centre of the camera's zoom. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Centre of the word, height of its capitals (`cap`) and maximum width. */
  readonly word: Line;
  readonly amount: Line;
  /** Cap height of the amount that rises from a small win. */
  readonly smallCap: number;
  /**
   * Smallest vertical position of the centre of that amount; higher up it would cover texts or be outside a low window.
   */
  readonly smallTop?: number;
  /** Light ground behind word and amount; undefined if the amount is shown on a surface of the game. */
  readonly ground?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where falling coins come to rest. */
  readonly floor: Floor;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  readonly width: number;
}

/** Layout in the middle of a scene of 720 × 1280 design pixels. */
export const SCREEN = {
  size: { width: 720, height: 1280 },
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 474, cap: 84, width: 600 },
  amount: { x: 360, y: 640, cap: 104, width: 590 },
  smallCap: 46,
  ground: { x: 360, y: 580, width: 1_060, height: 640 },
  floor: { x: 360, y: 1_226, width: 640 },
} as const satisfies CelebrationLayout;
