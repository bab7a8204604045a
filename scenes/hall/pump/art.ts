import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Sizes of the pictures of pump, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  table: { width: 660, height: 104 },
  /** The pump without its handle, which moves. */
  pump: { width: 120, height: 180 },
  handle: { width: 132, height: 150 },
  hose: { width: 260, height: 70 },
  /** The balloon; its anchor is at its knot, the lowest point. */
  balloon: { width: 300, height: 360, anchor: { x: 0.5, y: 1 } },
  rag: { width: 84, height: 60 },
  shred: { width: 56, height: 40 },
};
