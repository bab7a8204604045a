import type { Example } from '../../engine/studio-scene.ts';
import type { TickerRow } from './playlist.ts';
import { LINE, REDUCED_HOLD } from './tuning.ts';
import type { WinnersTickerTypes } from './types.ts';

const game: TickerRow = {
  id: 'w4',
  name: 'Ma***n2',
  someone: 'A player',
  before: 'won',
  amount: 2_450_00,
  after: 'in Halloween Slots',
  badge: 'game',
};
const grid: TickerRow = {
  id: 'w3',
  name: 'Be***o7',
  someone: 'A player',
  before: 'won',
  amount: 188_00,
  after: 'on the jackpot grid',
  badge: 'coin',
};
const mini: TickerRow = {
  id: 'w2',
  name: 'Jo***a8',
  someone: 'A player',
  before: 'won',
  amount: 512_30,
  after: 'from the Mini pool',
  badge: 'mini',
};
const small: TickerRow = {
  id: 'w1',
  name: 'Li***y1',
  someone: 'A player',
  before: 'won',
  amount: 20_00,
  after: 'on the jackpot grid',
  badge: 'coin',
};
const mega: TickerRow = {
  id: 'w5',
  name: 'Ra***l9',
  someone: 'A player',
  before: 'won',
  amount: 1_284_560_75,
  after: 'from the Mega pool',
  badge: 'mega',
};
const rows = [game, grid, mini, small];

/** Time at which the second line begins to rise, in ms. */
const second = LINE.enter + LINE.hold + LINE.leave + LINE.pause;

/** Named states of the ticker. */
export const examples: Readonly<Record<string, Example<WinnersTickerTypes>>> = {
  full: { props: { rows, paused: false }, photos: [80, 1000, LINE.enter + LINE.hold + 120, second + 1000] },
  single: { props: { rows: [mini], paused: false }, photos: [1000, 20_000] },
  empty: { props: { rows: [], paused: false, more: 'How the jackpot is won' }, photos: [1000] },
  arriving: {
    props: { rows: rows.slice(1), paused: false },
    cues: [{ at: 1500, cue: 'arrive', detail: { rows: [mega, game] } }],
    photos: [1490, 1520, second + 1000, 2 * second + 1000],
  },
  jackpot: {
    props: { rows: [mega, mini, ...rows.slice(0, 2)], paused: false },
    photos: [LINE.enter + 300, 1000, second + LINE.enter + 300],
  },
  long: {
    props: {
      rows: [
        {
          ...mega,
          name: 'Bartolome***99',
          amount: 9_999_999_99,
          badge: 'game',
          after: 'in The Great Halloween Night Carnival Deluxe',
        },
        { ...game, name: 'Bartolome***99', amount: 123_456_78, after: 'in Fruit Fiesta Deluxe' },
      ],
      paused: false,
    },
    photos: [1000, second + 1000],
  },
  paused: { props: { rows, paused: true }, photos: [1000, 30_000] },
  stale: { props: { rows, paused: false, stale: 'as of 14:02' }, photos: [1000, second + 1000] },
  reduced: {
    props: { rows, paused: false },
    photos: [0, REDUCED_HOLD + 10],
    settings: { reduceMotion: true },
  },
};
