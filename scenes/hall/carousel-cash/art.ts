import type { PictureSpec } from '../../engine/definition.ts';
import { stallArt } from '../models/stall/art.ts';

const ANIMAL: PictureSpec = { width: 100, height: 100 };

/** Sizes of the pictures of the carousel, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...stallArt,
  roof: { width: 664, height: 132 },
  deck: { width: 676, height: 200 },
  /** Painted column in the middle of the carousel. */
  drum: { width: 230, height: 190 },
  pole: { width: 12, height: 150 },
  bell: { width: 132, height: 84 },
  'animal-horse': ANIMAL,
  'animal-kalabaw': ANIMAL,
  'animal-swan': ANIMAL,
  'animal-fish': ANIMAL,
  'animal-eagle': ANIMAL,
  lit: { width: 122, height: 122 },
};
