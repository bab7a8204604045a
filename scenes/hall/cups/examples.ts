import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { GO, OPEN, REVEAL, SHUFFLE } from './tuning.ts';
import type { CupsTypes, CupsView } from './types.ts';

type Cue = TimedCue<CupsTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 200;

const BALLS = [2, 0, 1, 2, 1, 2, 0, 1];
const pays = ['2.97', '8.91', '26.7', '80.1', '240', '721', '2.16k', '6.49k'];
const viewOf = (steps: number, more: Partial<CupsView> = {}): CupsView => ({
  status: 'open',
  stake: 20_00,
  payout: 0,
  cups: 3,
  taken: BALLS.slice(0, steps).map((cup) => ({ cup })),
  balls: null,
  ...more,
});
const props: CupsTypes['props'] = { cups: 3, pays, view: null };
const open = (steps: number): CupsTypes['props'] => ({ ...props, view: viewOf(steps) });
const step = (view: CupsView): Cue[] => [
  { at: 0, cue: 'press', detail: view.taken.at(-1) ?? { cup: 0 } },
  { at: ANSWER, cue: 'show', detail: view },
];
const begun = (cups: number): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'show', detail: viewOf(0, { cups }) },
];
const cashed = (steps: number, payout: number): Cue[] => [
  { at: 0, cue: 'show', detail: viewOf(steps, { status: 'cashedOut', payout, balls: BALLS }) },
];
const lost = viewOf(2, { status: 'lost', taken: [...viewOf(2).taken, { cup: 0 }], balls: BALLS });
const END = REVEAL.ms + RESULT.amountAt;

/** Examples of cups: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<CupsTypes>>> = {
  ready: { props, photos: [0] },
  five: { props: { ...props, cups: 5 }, cues: begun(5), photos: [ANSWER] },
  shuffle: {
    props,
    cues: begun(3),
    photos: [ANSWER + GO.ms + SHUFFLE.ms * 1.3],
  },
  found: {
    props: open(1),
    cues: step(viewOf(2)),
    photos: [ANSWER + OPEN.ms],
  },
  won: { props: open(2), cues: cashed(2, 178_20), photos: [END + 900] },
  lost: { props: open(2), cues: step(lost), photos: [ANSWER + OPEN.ms + REVEAL.ms + 300] },
  big: { props: open(3), cues: cashed(3, 534_60), photos: [END + 1_800] },
};
