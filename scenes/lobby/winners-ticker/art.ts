import type { PictureSpec } from '../../engine/definition.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { shineArt } from '../../parts/shine.ts';
import { LAYOUT, STRIP } from './tuning.ts';

const badge: PictureSpec = { width: LAYOUT.badge.size, height: LAYOUT.badge.size };

/** Sizes of the winners ticker's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
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
