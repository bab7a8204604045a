import type { Floor } from './coin-heap.ts';

/** Layout of a celebration in a game's picture, dpx: the part supplied by the game. */
export interface CelebrationLayout {
  readonly size: { readonly width: number; readonly height: number };
  /** Origin of the rays, and centre of the zoom. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Middle of the word, height of its letters, and its maximum width. */
  readonly word: Line;
  readonly amount: Line;
  /** Height of the figures that rise from a small win. */
  readonly smallCap: number;
  /** Upper limit of their middle: what is above must stay legible, or a low window hides it. */
  readonly smallTop?: number;
  /** The clear ground under both; without it the amount is shown on a surface of the game. */
  readonly ground?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where coins come to rest. */
  readonly floor: Floor;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  readonly width: number;
}

/** Layout for the middle of a full screen of 720 × 1280. */
export const SCREEN = {
  size: { width: 720, height: 1280 },
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 474, cap: 84, width: 600 },
  amount: { x: 360, y: 640, cap: 104, width: 590 },
  smallCap: 46,
  ground: { x: 360, y: 580, width: 1_060, height: 640 },
  floor: { x: 360, y: 1_226, width: 640 },
} as const satisfies CelebrationLayout;
