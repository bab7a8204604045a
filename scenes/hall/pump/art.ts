import type { PictureSpec } from '../../engine/definition.ts';
import { hallArt } from '../models/round/hall-stage.ts';

/** Pictures of pump, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...hallArt,
  table: { width: 660, height: 104 },
  /** The pump without its moving handle. */
  pump: { width: 120, height: 180 },
  handle: { width: 132, height: 150 },
  hose: { width: 260, height: 70 },
  /** Anchored at its knot, its lowest point. */
  balloon: { width: 300, height: 360, anchor: { x: 0.5, y: 1 } },
  rag: { width: 84, height: 60 },
  shred: { width: 56, height: 40 },
};
