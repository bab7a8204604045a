import type { Example } from '../engine/definition.ts';
import type { Reward, RewardFlightTypes, Tier } from './types.ts';

const from = { x: 360, y: 760 };
const balance = { x: 150, y: 60 };
const gems = { x: 330, y: 60 };
const bag = { x: 636, y: 1_220 };

const coins = (tier: Tier, text: string): Reward => ({ kind: 'coin', tier, from, to: balance, text });
const fly = (...rewards: readonly Reward[]) => [{ at: 0, cue: 'fly', detail: { rewards } } as const];

/** The flight's named states. Photographed as they spring off, on their way, and while the last arrive. */
export const examples: Readonly<Record<string, Example<RewardFlightTypes>>> = {
  small: { props: {}, cues: fly(coins('small', '+₱1')), photos: [120, 260, 700, 960] },
  medium: { props: {}, cues: fly(coins('medium', '+₱12.40')), photos: [260, 780, 1_000] },
  big: { props: {}, cues: fly(coins('big', '+₱188')), photos: [180, 600, 860, 1_200] },
  jackpot: { props: {}, cues: fly(coins('jackpot', '+₱86,420.10')), photos: [260, 700, 1_000, 1_300] },
  gems: {
    props: {},
    cues: fly({ kind: 'gem', tier: 'big', from, to: gems, text: '+60' }),
    photos: [260, 800],
  },
  several: {
    props: {},
    cues: fly(
      { kind: 'card', tier: 'small', from: { x: 520, y: 820 }, to: bag, text: '10% coupon' },
      coins('medium', '+₱58'),
      { kind: 'gem', tier: 'medium', from: { x: 200, y: 820 }, to: gems, text: '+15' },
    ),
    photos: [260, 700, 1_000, 1_300],
  },
  'off-screen': {
    props: {},
    cues: fly({ ...coins('medium', '+₱12.40'), to: null }),
    photos: [700, 1_000],
  },
  finished: {
    props: {},
    cues: [...fly(coins('big', '+₱188')), { at: 700, cue: 'finish', detail: {} }],
    photos: [690],
  },
  reduced: {
    props: {},
    cues: fly(coins('big', '+₱188')),
    photos: [100, 400, 1_500],
    settings: { reduceMotion: true },
  },
};
