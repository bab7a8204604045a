import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { hallArt } from '../parts/round/hall-stage.ts';

/** The pictures of cups, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  /** With the hole that the ball goes through. */
  table: { width: 716, height: 236 },
  /** Stands on its foot. */
  cup: { width: 150, height: 188, anchor: { x: 0.5, y: 1 } },
  ball: { width: 60, height: 60 },
  shadow: { width: 180, height: 52 },
  plate: { width: 82, height: 66 },
  /** White, tinted: the next place of the row, and how a step went. */
  frame: { width: 92, height: 76 },
  /** White, tinted: where the ball lay, one for each cup. */
  dot: { width: 14, height: 14 },
};

/** The sounds of the cups: two that change places, and one that is lifted. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'cup.swap': { longestMs: 340, lufs: -30 },
  'cup.lift': { longestMs: 280, lufs: -26 },
};
