import type { PictureSpec } from '../../engine/definition.ts';
import { reelArt } from '../../parts/reels/art.ts';
import { SYMBOL, SYMBOLS, WINDOW } from './reel-config.ts';

/** Sizes of the Slotshack's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...reelArt(Object.values(SYMBOLS), SYMBOL, { width: WINDOW.width / 3, height: WINDOW.height / 3 }),
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 320, alpha: false },
  /** In the distance, so the picture is smaller than its area on the screen. */
  palms: { width: 360, height: 210 },
  ground: { width: 360, height: 160 },
  'reel-back': { width: 32, height: 128, alpha: false },
  'reel-shade': { width: 32, height: 128 },
  divider: { width: 14, height: 128, alpha: false },
  /** Marks the slot's only payline. */
  payline: { width: 640, height: 56 },
  'post-left': { width: 92, height: 580 },
  'post-right': { width: 92, height: 580 },
  counter: { width: 720, height: 170 },
  roof: { width: 720, height: 240 },
  title: { width: 400, height: 84 },
};
