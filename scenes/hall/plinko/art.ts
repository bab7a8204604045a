import type { PictureSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt, wideBinArt } from '../models/drop/art.ts';

/** Sizes of the pictures of plinko, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = { ...dropArt, ...wideBinArt, ...slimBinArt };
