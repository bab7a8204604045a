import type { ArtPiece } from '../engine/definition.ts';
import { glyphArt } from '../parts/glyph-text.ts';
import { shineArt } from '../parts/shine.ts';
import { LAYOUT, STRIP } from './tuning.ts';

const badge: ArtPiece = { width: LAYOUT.badge.size, height: LAYOUT.badge.size };

/** The pictures of the winners ticker, dpx. */
export const art: Readonly<Record<string, ArtPiece>> = {
  strip: STRIP,
  'badge-mega': badge,
  'badge-major': badge,
  'badge-minor': badge,
  'badge-mini': badge,
  'badge-coin': badge,
  'badge-game': badge,
  ...shineArt,
  ...glyphArt('label', 'label-gold'),
};
