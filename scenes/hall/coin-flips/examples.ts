import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { FALL, REVEAL } from './tuning.ts';
import type { FlipsTypes, FlipsView, CoinSide } from './types.ts';

type Cue = TimedCue<FlipsTypes>;

/**
 * Time until the server's answer arrives on an ordinary network, and time from one call of the player to the next, ms.
 */
const ANSWER = 200;
const BEAT = 1_600;

const pays =
  '1.98 3.96 7.92 15.8 31.6 63.3 126 253 506 1.01k 2.02k 4.05k 8.11k 16.2k 32.4k 64.8k 129k 259k 519k 1.03m'.split(
    ' ',
  );
const called: readonly (readonly [CoinSide, CoinSide])[] = [
  ['heads', 'heads'],
  ['tails', 'tails'],
  ['tails', 'tails'],
  ['heads', 'heads'],
];
const viewOf = (steps: number, more: Partial<FlipsView> = {}): FlipsView => ({
  status: 'open',
  stake: 20_00,
  payout: 0,
  taken: called.slice(0, steps).map(([call, came]) => ({ called: call, came })),
  ...more,
});
const props: FlipsTypes['props'] = { pays, view: null };
const open: FlipsTypes['props'] = { pays, view: viewOf(3) };

const step = (at: number, view: FlipsView): Cue[] => [
  { at, cue: 'press', detail: { side: view.taken.at(-1)?.called ?? 'heads' } },
  { at: at + ANSWER, cue: 'show', detail: view },
];
const begun: Cue[] = [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'show', detail: viewOf(0) },
  ...step(BEAT, viewOf(1)),
];
const cashed = (view: FlipsView, payout: number): Cue[] => [
  { at: 0, cue: 'show', detail: { ...view, status: 'cashedOut', payout } },
];
const lost = viewOf(3, {
  status: 'lost',
  taken: [...viewOf(3).taken, { called: 'tails', came: 'heads' }],
});
const END = REVEAL.ms + RESULT.amountAt;

/** Examples of the coin flips: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<FlipsTypes>>> = {
  ready: { props, photos: [0] },
  flips: { props, cues: begun, photos: [BEAT + ANSWER + FALL.ms * 0.4, BEAT + ANSWER + FALL.ms + 100] },
  won: { props: open, cues: cashed(viewOf(3), 158_40), photos: [END + 500] },
  lost: { props: open, cues: step(0, lost), photos: [ANSWER + FALL.ms + 700] },
  big: {
    props: open,
    cues: cashed(viewOf(4, { taken: [...viewOf(4).taken, ...viewOf(4).taken] }), 5_068_00),
    photos: [END + 1_800],
  },
  reduced: { props: open, cues: step(0, viewOf(4)), settings: { reduceMotion: true }, photos: [500] },
  filipino: { props: open, settings: { locale: 'fil' }, photos: [0] },
};
