import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import { symbolPictures } from './pictures.ts';
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
  /** The window in the scene, in design pixels. */
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Each symbol's picture; a blank has none. */
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
  window: { x: 41, y: 350, width: 637, height: 510 },
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
  window: { x: 84, y: 400, width: 552, height: 540 },
  pictures: symbolPictures.slotshack,
  load: loadSlotshack,
};
