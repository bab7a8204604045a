import type { Example } from '../../engine/studio-scene.ts';
import { playedSteps } from '../models/round/step-examples.ts';
import { RESULT } from '../models/round/round-result.ts';
import { FALL, OPEN, REVEAL } from './tuning.ts';
import type { TowersTypes, TowersView } from './types.ts';

const PAYS = ['1.48x', '2.22x', '3.34x', '5.01x', '7.51x', '11.27x', '16.91x', '25.37x'];
const WAY = [2, 1, 3, 3].map((tile) => ({ tile }));
const SAFE = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 3],
  [1, 2],
  [2, 3],
  [1, 2],
  [1, 3],
];
const opened: TowersView = { status: 'open', stake: 20_00, payout: 0, tiles: 3, taken: [], safe: null };
const after = (steps: number): TowersView => ({ ...opened, taken: WAY.slice(0, steps) });
const rounds = playedSteps<TowersView, { readonly tile: number }>({
  opened,
  steps: [1, 2, 3, 4].map((steps) => ({ step: WAY[steps - 1] ?? { tile: 1 }, view: after(steps) })),
});
const cashed = (payout: number): TowersView => ({ ...after(4), status: 'cashedOut', payout, safe: SAFE });
const missed: TowersView = {
  ...opened,
  status: 'lost',
  taken: [...WAY, { tile: 3 }],
  safe: SAFE,
};
const props: TowersTypes['props'] = { tiles: 3, pays: PAYS, view: null };
const { answered, ended } = rounds;

/** Examples of towers: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<TowersTypes>>> = {
  ready: { props, photos: [0] },
  broad: { props: { ...props, tiles: 4 }, photos: [0] },
  steps: { props, cues: rounds.cues, photos: [answered(4) + OPEN.ms * 0.7] },
  won: { props, cues: rounds.cashOut(cashed(100_20)), photos: [ended + REVEAL.ms + RESULT.amountAt + 900] },
  lost: {
    props,
    cues: rounds.next({ tile: 3 }, missed),
    photos: [answered(5) + OPEN.ms + FALL.ms * 0.4, answered(5) + OPEN.ms + FALL.ms + REVEAL.ms + 300],
  },
  big: { props, cues: rounds.cashOut(cashed(1_264_00)), photos: [ended + REVEAL.ms + 1_800] },
  reduced: {
    props,
    cues: rounds.cashOut(cashed(100_20)),
    settings: { reduceMotion: true },
    photos: [ended + 400],
  },
};
