import type { Floor } from './coin-heap.ts';

/** Where a game's celebration stands in its picture, dpx: the part of it that is data of the game. */
export interface CelebrationLayout {
  readonly size: { readonly width: number; readonly height: number };
  /** From here the rays come, and towards it the picture grows. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Middle of the word, height of its letters, and the room it may take. */
  readonly word: Line;
  readonly amount: Line;
  /** Height of the figures that rise where a small win was won. */
  readonly smallCap: number;
  /** Their middle rises no higher: what is above must stay to be read, or no low window shows it. */
  readonly smallTop?: number;
  /** The clear ground under both; without one the amount stands on something of the game's own. */
  readonly ground?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where coins come to lie. */
  readonly floor: Floor;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly cap: number;
  readonly width: number;
}

/** The middle of a whole screen of 720 × 1280. */
export const SCREEN = {
  size: { width: 720, height: 1280 },
  centre: { x: 360, y: 600 },
  word: { x: 360, y: 474, cap: 84, width: 600 },
  amount: { x: 360, y: 640, cap: 104, width: 590 },
  smallCap: 46,
  ground: { x: 360, y: 580, width: 1_060, height: 640 },
  floor: { x: 360, y: 1_226, width: 640 },
} as const satisfies CelebrationLayout;
