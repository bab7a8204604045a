import type { PictureSpec } from '../../engine/definition.ts';
import { dropArt, slimBinArt, wideBinArt } from '../models/drop/art.ts';

/** Pictures of plinko, dpx. */
export const art: Readonly<Record<string, PictureSpec>> = { ...dropArt, ...wideBinArt, ...slimBinArt };
