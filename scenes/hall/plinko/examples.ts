import { PLINKO_TABLES, type PlinkoRisk } from '../../../fair/tables/plinko.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { rightsOf } from '../models/drop/board.ts';
import { FALL } from '../models/drop/tuning.ts';
import type { Landing, DropTypes } from '../models/drop/types.ts';

type Cue = TimedCue<DropTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;

const binsOf = (rows: number, risk: PlinkoRisk): readonly number[] => PLINKO_TABLES[rows]?.[risk] ?? [];

/** Returns the time at which the ball lies in its bin on a board with `rows` rows, ms after the press. */
const stopOf = (rows: number, hop: number = FALL.hopMs, dip: number = FALL.dipMs): number =>
  ANSWER + (rows + 1) * hop + dip;

/**
 * Returns a result for a path that is written as letters L (left) and R (right); `pesos` is the stake in whole pesos.
 */
function ball(risk: PlinkoRisk, way: string, pesos: number): Landing {
  const path = [...way].map((step) => (step === 'R' ? 1 : 0));
  const bins = binsOf(path.length, risk);
  return { bins, path, stake: pesos * 1_00, payout: pesos * (bins[rightsOf(path)] ?? 0) };
}

const played = (landing: Landing): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'land', detail: landing },
];

const won = ball('medium', 'RLRRRLRRRLRL', 20);
const lost = ball('medium', 'LRLRRLLRLRRL', 20);
const wide = ball('low', 'RRLRRRRR', 20);
const props: DropTypes['props'] = { bins: won.bins };
const STOP = stopOf(12);

/** Examples of plinko: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<DropTypes>>> = {
  ready: { props, photos: [0] },
  'rows-8': { props: { bins: wide.bins }, photos: [0] },
  'rows-16': { props: { bins: binsOf(16, 'high') }, photos: [0] },
  waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [400] },
  won: {
    props,
    cues: played(won),
    photos: [STOP - FALL.dipMs / 2, STOP + RESULT.amountAt + 300],
  },
  lost: { props, cues: played(lost), photos: [STOP + 900] },
  wide: {
    props: { bins: wide.bins },
    cues: played(wide),
    photos: [stopOf(8) + 700],
  },
  good: {
    props,
    cues: played(ball('medium', 'RRRRLRRRRRRL', 50)),
    photos: [STOP + 700],
  },
  big: {
    props: { bins: binsOf(16, 'high') },
    cues: played(ball('high', 'RRRRRRRRLRRRRRRR', 50)),
    photos: [stopOf(16) + 1_800],
  },
  turbo: {
    props,
    cues: played(won),
    settings: { turbo: true },
    photos: [stopOf(12, FALL.turboHopMs, FALL.turboDipMs) + 400],
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
    props,
    cues: played(ball('medium', 'RRRRLRRRRRRL', 50)),
    settings: { locale: 'fil' },
    photos: [STOP + 900],
  },
};
