import { slotshackCrops } from '../../rounds/crops/slotshack.ts';
import { loadSlotshack } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import { slotshackFrame } from './slotshack-frame.ts';

const en = {
  title: 'Slot Shack',
  '7': 'Seven',
  '3': 'Triple bar',
  '2': 'Double bar',
  '1': 'Bar',
  B: 'Bell',
  C: 'Cherry',
  '-': 'Blank',
  bars: 'Any bars',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Slot Shack',
  '7': 'Siyete',
  '3': 'Triple bar',
  '2': 'Double bar',
  '1': 'Bar',
  B: 'Kampana',
  C: 'Cherry',
  '-': 'Blangko',
  bars: 'Kahit anong bar',
};

/** Texts, pictures and scene of Slot Shack. */
export const slotshackSlot: SlotConfig = {
  game: 'slotshack',
  texts: { en, fil },
  crops: slotshackCrops,
  frame: slotshackFrame,
  names: { '7': 'seven', '3': 'bar-3', '2': 'bar-2', '1': 'bar-1', B: 'bell', C: 'cherry' },
  load: loadSlotshack,
};
