import type { Example } from '../../engine/studio-scene.ts';
import type { FlyingReward, RewardFlightTypes } from './types.ts';

const from = { x: 360, y: 760 };
const balance = { x: 150, y: 60 };
const gems = { x: 330, y: 60 };
const bag = { x: 636, y: 1_220 };

const coins = (amount: number, text: string): FlyingReward => ({
  kind: 'coin',
  amount,
  from,
  to: balance,
  text,
});
const jackpot: FlyingReward = { ...coins(86_420_10, '+₱86,420.10'), isJackpot: true };
const fly = (...rewards: readonly FlyingReward[]) => [{ at: 0, cue: 'fly', detail: { rewards } } as const];

/** Named states of the flight, photographed at its start, on the way, and while the last pieces arrive. */
export const examples: Readonly<Record<string, Example<RewardFlightTypes>>> = {
  small: { props: {}, cues: fly(coins(1_00, '+₱1')), photos: [120, 260, 700, 960] },
  good: { props: {}, cues: fly(coins(58_00, '+₱58')), photos: [260, 780, 1_000] },
  big: { props: {}, cues: fly(coins(188_00, '+₱188')), photos: [180, 600, 860, 1_200] },
  jackpot: { props: {}, cues: fly(jackpot), photos: [260, 700, 1_000, 1_300] },
  gems: {
    props: {},
    cues: fly({ kind: 'gem', amount: 0, from, to: gems, text: '+60' }),
    photos: [260, 800],
  },
  several: {
    props: {},
    cues: fly(
      { kind: 'card', amount: 0, from: { x: 520, y: 820 }, to: bag, text: '10% coupon' },
      coins(58_00, '+₱58'),
      { kind: 'gem', amount: 0, from: { x: 200, y: 820 }, to: gems, text: '+15' },
    ),
    photos: [260, 700, 1_000, 1_300],
  },
  'off-screen': {
    props: {},
    cues: fly({ ...coins(12_40, '+₱12.40'), to: null }),
    photos: [700, 1_000],
  },
  finished: {
    props: {},
    cues: [...fly(coins(188_00, '+₱188')), { at: 700, cue: 'finish', detail: {} }],
    photos: [690],
  },
  reduced: {
    props: {},
    cues: fly(coins(188_00, '+₱188')),
    photos: [100, 400, 1_500],
    settings: { reduceMotion: true },
  },
};
