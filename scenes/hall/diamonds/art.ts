import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { nightArt } from '../models/round/night-ground.ts';
import { GEM_LIGHTS } from './tuning.ts';

/** Sizes of the pictures of diamonds, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...nightArt,
  /** Window behind the gems: transparent, so that the fair behind it is visible. */
  window: { width: 708, height: 350 },
  /** Pedestal with a cushion; the cushion's middle is 30 design pixels below the picture's upper edge. */
  pedestal: { width: 132, height: 140 },
  /** Every gem has its own cut, so that players need not tell gems apart by colour alone. */
  ...Object.fromEntries(GEM_LIGHTS.map((_, gem) => [`gem-${gem}`, { width: 100, height: 100 }])),
  /**
   * Band of light that joins equal gems, tinted and stretched; and the knot drawn on the band below each of these gems.
   */
  thread: { width: 16, height: 20 },
  knot: { width: 32, height: 32 },
  pip: { width: 18, height: 18 },
  plate: { width: 96, height: 100 },
  'plate-lit': { width: 112, height: 116 },
  ...celebrationArt,
  ...glyphArt('label'),
};
