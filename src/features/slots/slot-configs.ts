import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import { crops, type Crops } from '../../rounds/crops.ts';
import type { Frame } from '../../rounds/first-frame.tsx';
import { halloweenFrame } from './halloween-frame.ts';
import { symbolNames, symbolPictures } from './pictures.ts';
import { slotshackFrame } from './slotshack-frame.ts';
import { loadHalloween, loadSlotshack, type ReelGame } from './scenes.ts';
import type { SlotText } from './texts.ts';

/** Names of texts that say what a symbol is. */
export type SymbolText = Extract<SlotText, `sym.${string}`>;

/** What a slot looks and sounds like to its page: everything else is the server's data. */
export interface SlotConfig {
  /** Under this name rounds are kept until they are shown. */
  readonly game: 'halloween-slots' | 'slotshack';
  readonly title: Extract<SlotText, `title.${string}`>;
  /** The name of each symbol. */
  readonly symbols: Readonly<Record<string, SymbolText>>;
  /** Names of rows of the paytable that mix symbols. */
  readonly mixes: Readonly<Record<string, SymbolText>>;
  /** Which part of the scene a window shows: in a low one the reels alone. */
  readonly crops: Crops;
  /** Its first frame. */
  readonly frame: Frame;
  /** The name of each symbol's picture in the scene; a blank has none. */
  readonly names: Readonly<Record<string, string>>;
  /** Each symbol's picture in the lists; a blank has none. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Fetches its scene. */
  readonly load: () => Promise<SceneDefinition<ReelGame>>;
}

/** Halloween Night. */
export const halloweenSlot: SlotConfig = {
  game: 'halloween-slots',
  title: 'title.halloween',
  symbols: {
    W: 'sym.santelmo',
    A: 'sym.aswang',
    B: 'sym.kapre',
    C: 'sym.bat',
    D: 'sym.pumpkin',
    E: 'sym.a',
    F: 'sym.k',
    G: 'sym.q',
    S: 'sym.candle',
  },
  mixes: {},
  crops: crops['halloween-slots'],
  frame: halloweenFrame,
  names: symbolNames['halloween-slots'],
  pictures: symbolPictures['halloween-slots'],
  load: loadHalloween,
};

/** Slot Shack. */
export const slotshackSlot: SlotConfig = {
  game: 'slotshack',
  title: 'title.slotshack',
  symbols: {
    '7': 'sym.seven',
    '3': 'sym.bar3',
    '2': 'sym.bar2',
    '1': 'sym.bar',
    B: 'sym.bell',
    C: 'sym.cherry',
    '-': 'sym.blank',
  },
  mixes: { bars: 'sym.bars' },
  crops: crops.slotshack,
  frame: slotshackFrame,
  names: symbolNames.slotshack,
  pictures: symbolPictures.slotshack,
  load: loadSlotshack,
};
