import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { LAYOUT } from './tuning.ts';

const CARD: PictureSpec = LAYOUT.card;

/** Sizes of the pictures of the Halloween tickets, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { width: 180, height: 320, alpha: false },
  moon: { width: 180, height: 180 },
  fairground: { width: 480, height: 200 },
  'card-back': CARD,
  'card-face': CARD,
  ...celebrationArt,
};
