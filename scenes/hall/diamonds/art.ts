import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { nightArt } from '../models/round/night-ground.ts';
import { GEM_LIGHTS } from './tuning.ts';

/** The pictures of diamonds, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...nightArt,
  /** The fair is visible through it. */
  window: { width: 708, height: 350 },
  /** The cushion's middle is 30 dpx below the upper edge. */
  pedestal: { width: 132, height: 140 },
  /** Every gem has its own cut, so that colour is never the only difference. */
  ...Object.fromEntries(GEM_LIGHTS.map((_, gem) => [`gem-${gem}`, { width: 100, height: 100 }])),
  /** The light that joins equal gems, and its knot under each gem; tinted, and the band is stretched. */
  thread: { width: 16, height: 20 },
  knot: { width: 32, height: 32 },
  pip: { width: 18, height: 18 },
  plate: { width: 96, height: 100 },
  'plate-lit': { width: 112, height: 116 },
  ...celebrationArt,
  ...glyphArt('label'),
};
