import type { PictureSpec } from '../../engine/definition.ts';
import { glyphArt } from '../../parts/glyph-text.ts';

/** Sizes of the pictures of the reward flight, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  card: { width: 144, height: 100 },
  coin: { width: 96, height: 96, atlas: 'parts' },
  gem: { width: 84, height: 84, atlas: 'parts' },
  spark: { width: 70, height: 70, atlas: 'parts-light' },
  ...glyphArt('money-white', 'label'),
};
