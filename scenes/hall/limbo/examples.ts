import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { RISE } from './tuning.ts';
import type { Landing, LimboTypes } from './types.ts';

type Cue = TimedCue<LimboTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;
const STOP = ANSWER + RISE.ms;

const props: LimboTypes['props'] = { target: 2_00, mark: '2x', line: 'Reach 2x: pays 2x' };
const high: LimboTypes['props'] = { target: 50_00, mark: '50x', line: 'Reach 50x: pays 50x' };
const highest: LimboTypes['props'] = {
  target: 1_000_000_00,
  mark: '1,000,000x',
  line: 'Reach 1,000,000x: pays 1,000,000x',
};

const played = (landing: Landing): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'land', detail: landing },
];

const won: Landing = { result: 3_47, stake: 20_00, payout: 40_00 };
const lost: Landing = { result: 1_38, stake: 20_00, payout: 0 };

/** Examples of limbo: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<LimboTypes>>> = {
  ready: { props, photos: [0] },
  highest: { props: { ...highest, rest: 73_904_12 }, photos: [0] },
  waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [400] },
  won: {
    props,
    cues: played(won),
    photos: [STOP - 60, STOP + RESULT.amountAt + 300],
  },
  lost: { props, cues: played(lost), photos: [STOP + 900] },
  low: { props, cues: played({ ...lost, result: 1_00 }), photos: [STOP + 900] },
  good: {
    props: { target: 5_00, mark: '5x', line: 'Reach 5x: pays 5x' },
    cues: played({ result: 12_80, stake: 50_00, payout: 250_00 }),
    photos: [STOP + 700],
  },
  big: {
    props: high,
    cues: played({ result: 1_284_06, stake: 50_00, payout: 2_500_00 }),
    photos: [STOP + 1_800],
  },
  turbo: {
    props,
    cues: played(won),
    settings: { turbo: true },
    photos: [ANSWER + RISE.turboMs + 400],
  },
  calm: {
    props,
    cues: played(won),
    settings: { calmMode: true, minRoundMs: 2_500 },
    photos: [2_600],
  },
  reduced: {
    props,
    cues: played(won),
    settings: { reduceMotion: true },
    photos: [ANSWER + 600],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: 1_000, cue: 'fail', detail: {} },
    ],
    photos: [1_600],
  },
  filipino: {
    props: { ...props, line: 'Abutin ang 2x: bayad 2x' },
    cues: played(won),
    settings: { locale: 'fil' },
    photos: [STOP + 700],
  },
};
