import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { BANG, OPEN, REVEAL } from './tuning.ts';
import type { MinesTypes, MinesView } from './types.ts';

type Cue = TimedCue<MinesTypes>;

/** Time until the server's answer arrives on an ordinary network, and time from one press to the next, ms. */
const ANSWER = 200;
const BEAT = 900;
const ENDED = ANSWER + OPEN.ms + REVEAL.ms;

const line = '5 mines';
const MINES = [2, 9, 15, 18, 24];
const STAKE = 20_00;
const opened = [7, 13, 17].map((tile, index) => ({ tile, times: ['1.23x', '1.55x', '1.96x'][index] ?? '' }));
const viewOf = (steps: number, more: Partial<MinesView> = {}): MinesView => ({
  status: 'open',
  stake: STAKE,
  payout: 0,
  taken: opened.slice(0, steps),
  mines: null,
  ...more,
});

const begun: Cue[] = [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'show', detail: viewOf(0) },
];
const step = (at: number, view: MinesView): Cue[] => [
  { at, cue: 'press', detail: { tile: view.taken.at(-1)?.tile ?? 1 } },
  { at: at + ANSWER, cue: 'show', detail: view },
];
const three = [
  ...begun,
  ...step(BEAT, viewOf(1)),
  ...step(2 * BEAT, viewOf(2)),
  ...step(3 * BEAT, viewOf(3)),
];
const END = 4 * BEAT;
const cashed = (payout: number): Cue[] => [
  ...three,
  { at: END, cue: 'show', detail: viewOf(3, { status: 'cashedOut', mines: MINES, payout }) },
];
const blown: Cue[] = [
  ...three,
  ...step(END, viewOf(3, { status: 'lost', mines: MINES, taken: [...opened, { tile: 15, times: '' }] })),
];

/** Examples of mines: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<MinesTypes>>> = {
  ready: { props: { line, view: null }, photos: [0] },
  steps: { props: { line, view: null }, cues: three, photos: [3 * BEAT + ANSWER + OPEN.ms * 0.6] },
  won: {
    props: { line, view: null },
    cues: cashed(39_20),
    photos: [END + REVEAL.ms + RESULT.amountAt + 300],
  },
  lost: {
    props: { line, view: null },
    cues: blown,
    photos: [END + ANSWER + OPEN.ms + BANG.ms * 0.25, END + ENDED + BANG.ms + 300],
  },
  big: { props: { line, view: null }, cues: cashed(1_264_00), photos: [END + REVEAL.ms + 1_800] },
  filipino: {
    props: { line: '5 mina', view: viewOf(3, { status: 'cashedOut', mines: MINES, payout: 39_20 }) },
    settings: { locale: 'fil' },
    photos: [0],
  },
  reduced: {
    props: { line, view: null },
    cues: cashed(39_20),
    settings: { reduceMotion: true },
    photos: [END + 400],
  },
};
