import type { PictureSpec, SoundSpec } from '../engine/definition.ts';
import { stallArt } from '../parts/stall/art.ts';
import { hitLampArt } from '../parts/stall/hit-lamps.ts';
import { COLOURS } from './colours.ts';

/** The pictures of Beto Beto, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  ...hitLampArt,
  table: { width: 680, height: 284 },
  chute: { width: 420, height: 190 },
  /** Holds the dice at the chute's top. */
  gate: { width: 276, height: 34 },
  ...Object.fromEntries(COLOURS.map((name) => [`face-${name}`, { width: 96, height: 96 }])),
  ...Object.fromEntries(COLOURS.map((name) => [`field-${name}`, { width: 100, height: 92 }])),
  /** The light border of the field that is bet on. */
  chosen: { width: 116, height: 108 },
  /** Light about a die that shows the colour. */
  lit: { width: 120, height: 120 },
  shadow: { width: 120, height: 50 },
};

/** What is heard of the dice: down the chute, and each that lies. */
export const sounds: Readonly<Record<string, SoundSpec>> = {
  'chute.roll': { longestMs: 800, lufs: -29 },
  'chute.die': { longestMs: 200, lufs: -25 },
};
