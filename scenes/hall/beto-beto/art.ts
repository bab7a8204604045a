import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';
import { hitLampArt } from '../models/stall/hit-lamps.ts';
import { COLOURS } from './colours.ts';

/** Sizes of the pictures of Beto Beto, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  ...hitLampArt,
  table: { width: 680, height: 284 },
  chute: { width: 420, height: 190 },
  /** Gate that holds the dice at the chute's top. */
  gate: { width: 276, height: 34 },
  ...Object.fromEntries(COLOURS.map((name) => [`face-${name}`, { width: 96, height: 96 }])),
  ...Object.fromEntries(COLOURS.map((name) => [`field-${name}`, { width: 100, height: 92 }])),
  /** Light border of the colour field that the player selected. */
  chosen: { width: 116, height: 108 },
  /** Glow around a die that shows the selected colour. */
  lit: { width: 120, height: 120 },
  shadow: { width: 120, height: 50 },
};
