import type { ArtPiece } from '../engine/definition.ts';
import { glyphArt } from '../parts/glyph-text.ts';
import { veilArt } from '../parts/veil.ts';

/** The pictures of the jackpot wheel, dpx. */
export const art: Readonly<Record<string, ArtPiece>> = {
  /** Drawn small and stretched: it is all soft. */
  backdrop: { width: 180, height: 320 },
  title: { width: 520, height: 88 },
  rim: { width: 628, height: 628 },
  'bulb-on': { width: 48, height: 48 },
  'bulb-off': { width: 48, height: 48 },
  disc: { width: 500, height: 500 },
  'disc-blur': { width: 256, height: 256 },
  gloss: { width: 500, height: 500 },
  hub: { width: 136, height: 136 },
  /** Swings about the stud, 63 above the tip in the middle of the lower edge. */
  pointer: { width: 100, height: 116 },
  'plate-mega': { width: 560, height: 187 },
  'plate-major': { width: 560, height: 187 },
  'plate-minor': { width: 560, height: 187 },
  'plate-mini': { width: 560, height: 187 },
  /** The axle is the middle of its lower edge. */
  'sector-glow': { width: 376, height: 256, kind: 'light' },
  rays: { width: 720, height: 720, kind: 'light' },
  coin: { width: 96, height: 96, kind: 'parts' },
  glow: { width: 256, height: 256, kind: 'parts-light' },
  ...veilArt,
  ...glyphArt('money', 'label'),
};
