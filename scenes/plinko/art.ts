import type { PictureSpec } from '../engine/definition.ts';
import { dropArt, slimBinArt, wideBinArt } from '../parts/drop/art.ts';

/** The pictures of plinko, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = { ...dropArt, ...wideBinArt, ...slimBinArt };
