import type { PictureSpec } from '../../engine/definition.ts';
import { celebrationArt } from '../../parts/celebration/art.ts';
import { glyphArt } from '../../parts/glyph-text.ts';

const piece = (width: number, height: number): PictureSpec => ({ width, height });

/** Sizes of the red packet rain's pictures, in design pixels. */
export const art: Readonly<Record<string, PictureSpec>> = {
  /** Drawn small and stretched on the screen, because the picture is blurred anyway. */
  backdrop: { ...piece(180, 320), alpha: false },
  garland: piece(720, 84),
  title: piece(560, 84),
  gate: piece(540, 156),
  'lamp-off': piece(76, 76),
  'lamp-on': piece(76, 76),
  'count-1': piece(220, 260),
  'count-2': piece(220, 260),
  'count-3': piece(220, 260),
  'packet-1': piece(104, 132),
  'packet-2': piece(104, 132),
  'packet-open': piece(104, 132),
  /**
   * Parts of the envelope seen from behind: lining, slip of paper that rises out, pocket with its opening, and flap.
   */
  inside: piece(420, 300),
  slip: piece(360, 300),
  pocket: piece(420, 540),
  /** The closed flap rotates about its upper edge. */
  flap: { ...piece(420, 300), anchor: { x: 0.5, y: 0 } },
  /** The open flap rotates about its lower edge. */
  'flap-open': { ...piece(420, 280), anchor: { x: 0.5, y: 1 } },
  rays: { ...piece(620, 620), atlas: 'light' },
  ...celebrationArt,
  ...glyphArt('money-white', 'label'),
};
