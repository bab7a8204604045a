import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { pillArt } from '../../parts/pill-button.ts';
import { SYMBOLS } from './types.ts';

const CRUMB: PictureSpec = { width: 28, height: 28 };

/** Sizes of the scratch card's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 320, alpha: false },
  title: { width: 520, height: 96 },
  card: { width: 600, height: 840 },
  /** The top left quarter of the card's back; the other three quarters are mirrored from it. */
  'back-quarter': { width: 300, height: 420 },
  seal: { width: 300, height: 300 },
  edge: { width: 600, height: 72 },
  badge: { width: 96, height: 60 },
  foil: { width: 600, height: 600 },
  'foil-word': { width: 480, height: 150 },
  'foil-word-fil': { width: 480, height: 150 },
  /** Brush whose opaque pixels erase the foil. */
  brush: { width: 56, height: 56 },
  'crumb-1': CRUMB,
  'crumb-2': CRUMB,
  'crumb-3': CRUMB,
  hand: { width: 132, height: 132 },
  bar: { width: 540, height: 96 },
  ...pillArt(['buy', 'reveal', 'next', 'check']),
  rule: { width: 440, height: 52 },
  'rule-fil': { width: 440, height: 52 },
  ...Object.fromEntries(SYMBOLS.map((name) => [`face-${name}`, { width: 128, height: 128 }])),
  'tile-won': { width: 208, height: 208 },
  /** Part of the line that joins the winning tiles, stretched from tile to tile. */
  joint: { width: 128, height: 22 },
  rays: { width: 720, height: 720, atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('label'),
};
