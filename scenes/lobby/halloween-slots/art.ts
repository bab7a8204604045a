import type { PictureSpec } from '../../engine/definition.ts';
import { reelArt } from '../../parts/reels/art.ts';
import { SYMBOL, SYMBOLS, WINDOW } from './reel-config.ts';

/** Sizes of the pictures of the night fair, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...reelArt(Object.values(SYMBOLS), SYMBOL, { width: WINDOW.width / 5, height: WINDOW.height / 3 }),
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 320, alpha: false },
  moonlight: { width: 180, height: 320, alpha: false },
  moon: { width: 180, height: 180 },
  /** Far away in the mist, so the picture is smaller than its area on the screen. */
  fairground: { width: 480, height: 200 },
  bunting: { width: 720, height: 112 },
  ground: { width: 360, height: 200 },
  'reel-back': { width: 32, height: 128, alpha: false },
  'reel-shade': { width: 32, height: 128 },
  divider: { width: 8, height: 128 },
  'frame-top': { width: 720, height: 180 },
  'frame-bottom': { width: 720, height: 86 },
  'frame-left': { width: 46, height: 530, alpha: false },
  'frame-right': { width: 46, height: 530, alpha: false },
  title: { width: 400, height: 84 },
  badge: { width: 110, height: 110 },
  'tease-light': { width: 96, height: 320, atlas: 'light' },
};
