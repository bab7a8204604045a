import type { ArtPiece } from '../engine/definition.ts';
import { glyphArt } from '../parts/glyph-text.ts';

/** The pictures of the reward flight, dpx. */
export const art: Readonly<Record<string, ArtPiece>> = {
  card: { width: 144, height: 100 },
  coin: { width: 96, height: 96, kind: 'parts' },
  gem: { width: 84, height: 84, kind: 'parts' },
  spark: { width: 70, height: 70, kind: 'parts-light' },
  ...glyphArt('money-white', 'label'),
};
