import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';
import { nightArt } from '../models/round/night-ground.ts';

/** Sizes of the pictures of keno, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  ...nightArt,
  /** Board behind the tickets: transparent, so that the fair behind it is visible. */
  board: { width: 708, height: 350 },
  tray: { width: 536, height: 66 },
  socket: { width: 52, height: 52 },
  /** A ticket of light enamel for tinting, and the light around a ticket whose number was both picked and drawn. */
  ticket: { width: 78, height: 56 },
  'ticket-lit': { width: 102, height: 80 },
  /** A ball for tinting; its white face bears the number. */
  ball: { width: 52, height: 52 },
  face: { width: 34, height: 34 },
  /** Pictures of the drum, from back to front; the picture of the balls rotates. */
  drum: { width: 156, height: 156 },
  'drum-balls': { width: 124, height: 124 },
  'drum-glass': { width: 124, height: 124 },
  plate: { width: 54, height: 58 },
  'plate-lit': { width: 70, height: 74 },
  ...celebrationArt,
  ...glyphArt('label'),
};
