import aswang from '../../../assets/halloween-slots/symbol-aswang.svg';
import bat from '../../../assets/halloween-slots/symbol-bat.svg';
import candle from '../../../assets/halloween-slots/symbol-candle.svg';
import kapre from '../../../assets/halloween-slots/symbol-kapre.svg';
import letterA from '../../../assets/halloween-slots/symbol-letter-a.svg';
import letterK from '../../../assets/halloween-slots/symbol-letter-k.svg';
import letterQ from '../../../assets/halloween-slots/symbol-letter-q.svg';
import pumpkin from '../../../assets/halloween-slots/symbol-pumpkin.svg';
import santelmo from '../../../assets/halloween-slots/symbol-santelmo.svg';
import bar1 from '../../../assets/slotshack/symbol-bar-1.svg';
import bar2 from '../../../assets/slotshack/symbol-bar-2.svg';
import bar3 from '../../../assets/slotshack/symbol-bar-3.svg';
import bell from '../../../assets/slotshack/symbol-bell.svg';
import cherry from '../../../assets/slotshack/symbol-cherry.svg';
import seven from '../../../assets/slotshack/symbol-seven.svg';

/** The scenes' own symbols, for the DOM's picture and the paytable; the blank has none. */
export const symbolPictures = {
  'halloween-slots': {
    W: santelmo,
    A: aswang,
    B: kapre,
    C: bat,
    D: pumpkin,
    E: letterA,
    F: letterK,
    G: letterQ,
    S: candle,
  },
  slotshack: { '7': seven, '3': bar3, '2': bar2, '1': bar1, B: bell, C: cherry },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What artists call the same symbols: `symbol-<name>`. */
export const symbolNames = {
  'halloween-slots': {
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
  slotshack: { '7': 'seven', '3': 'bar-3', '2': 'bar-2', '1': 'bar-1', B: 'bell', C: 'cherry' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
