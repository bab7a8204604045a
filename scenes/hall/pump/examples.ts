import type { Example } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { playedSteps } from '../models/round/step-examples.ts';
import { BURST, OPEN, REVEAL } from './tuning.ts';
import type { PumpTypes, PumpView } from './types.ts';

const TIMES = ['1.23x', '1.55x', '1.98x', '2.56x', '3.36x'].map((times) => ({ times }));
const opened: PumpView = { status: 'open', stake: 20_00, payout: 0, most: 20, taken: [], end: null };
const after = (pumps: number): PumpView => ({ ...opened, taken: TIMES.slice(0, pumps) });
const rounds = playedSteps<PumpView, Record<string, never>>({
  opened,
  steps: [1, 2, 3, 4].map((pumps) => ({ step: {}, view: after(pumps) })),
});
const line = 'Hard: 5 pins in 25 tickets';
const end = 'It was to burst with pump 7';
const cashed = (payout: number, pumps = 4): PumpView => ({
  ...after(pumps),
  status: 'cashedOut',
  payout,
  end,
});
const burst: PumpView = {
  ...opened,
  status: 'lost',
  taken: [...TIMES.slice(0, 4), { times: '' }],
  end: 'It burst with pump 5',
};
const props: PumpTypes['props'] = { line, view: null };
const { answered, ended } = rounds;

/** Examples of pump: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<PumpTypes>>> = {
  ready: { props, photos: [0] },
  full: {
    props: {
      line,
      view: { ...opened, most: 24, taken: Array.from({ length: 23 }, () => ({ times: '1,234.56x' })) },
    },
    photos: [0],
  },
  steps: { props, cues: rounds.cues, photos: [answered(4) + OPEN.ms * 0.75] },
  won: { props, cues: rounds.cashOut(cashed(51_20)), photos: [ended + REVEAL.ms + RESULT.amountAt + 900] },
  lost: {
    props,
    cues: rounds.next({}, burst),
    photos: [answered(5) + OPEN.ms + BURST.ms * 0.05, answered(5) + OPEN.ms + BURST.ms + REVEAL.ms + 300],
  },
  big: { props, cues: rounds.cashOut(cashed(1_264_00)), photos: [ended + REVEAL.ms + 1_800] },
  reduced: {
    props,
    cues: rounds.cashOut(cashed(51_20)),
    settings: { reduceMotion: true },
    photos: [ended + 400],
  },
};
