import { halloweenSlotsCrops } from '../../rounds/crops/halloween-slots.ts';
import { halloweenFrame } from './halloween-frame.ts';
import { loadHalloween } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';

const en = {
  title: 'Halloween Night',
  W: 'Santelmo',
  A: 'Aswang',
  B: 'Kapre',
  C: 'Bat',
  D: 'Pumpkin',
  E: 'A',
  F: 'K',
  G: 'Q',
  S: 'Candle',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Halloween Night',
  W: 'Santelmo',
  A: 'Aswang',
  B: 'Kapre',
  C: 'Paniki',
  D: 'Kalabasa',
  E: 'A',
  F: 'K',
  G: 'Q',
  S: 'Kandila',
};

/** Texts, pictures and scene of Halloween Night. */
export const halloweenSlot: SlotConfig = {
  game: 'halloween-slots',
  texts: { en, fil },
  crops: halloweenSlotsCrops,
  frame: halloweenFrame,
  names: {
    W: 'santelmo',
    A: 'aswang',
    B: 'kapre',
    C: 'bat',
    D: 'pumpkin',
    E: 'letter-a',
    F: 'letter-k',
    G: 'letter-q',
    S: 'candle',
  },
  load: loadHalloween,
};
