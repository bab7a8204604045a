import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { GLIDE } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

type Cue = TimedCue<DiceTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;
const STOP = ANSWER + GLIDE.ms;

const props: DiceTypes['props'] = {
  target: 5_000,
  side: 'over',
  line: 'Over 50.00 pays 1.98x',
  canChoose: true,
};
const narrow: DiceTypes['props'] = {
  target: 198,
  side: 'under',
  line: 'Under 1.98 pays 50x',
  canChoose: true,
};

const played = (landing: Landing): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'land', detail: landing },
];

const won: Landing = { roll: 72_35, stake: 20_00, payout: 39_60 };
const lost: Landing = { roll: 24_18, stake: 20_00, payout: 0 };

/** Examples of the dice: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<DiceTypes>>> = {
  ready: { props, photos: [0] },
  narrow: { props: narrow, photos: [0] },
  waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [400] },
  won: {
    props,
    cues: played(won),
    photos: [STOP - 60, STOP + RESULT.amountAt + 300],
  },
  lost: { props, cues: played(lost), photos: [STOP + 900] },
  good: {
    props: { ...props, target: 1_980, line: 'Over 80.20 pays 5x' },
    cues: played({ roll: 88_12, stake: 50_00, payout: 250_00 }),
    photos: [STOP + 700],
  },
  big: {
    props: narrow,
    cues: played({ roll: 1_07, stake: 50_00, payout: 2_500_00 }),
    photos: [STOP + 1_800],
  },
  turbo: {
    props,
    cues: played(won),
    settings: { turbo: true },
    photos: [ANSWER + GLIDE.turboMs + 400],
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
    props: { ...props, side: 'under', line: 'Mas mababa sa 50.00: 1.98x' },
    cues: played({ ...won, roll: 31_40 }),
    settings: { locale: 'fil' },
    photos: [STOP + 700],
  },
};
