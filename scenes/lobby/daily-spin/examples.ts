import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { restAngle } from '../../parts/wheel/turn.ts';
import { WheelMotion } from './wheel-motion.ts';
import { LATE, CALM_MARGIN, MARGIN, SECTORS, WIND_UP } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

type Cue = TimedCue<DailySpinTypes>;

/** Prizes in hundredths of a coin (docs/product-rules.md, Daily spin), alternately small and large. */
const props: DailySpinTypes['props'] = {
  sectors: [50, 58_00, 1_00, 10_00, 2_00, 188_00, 3_00, 5_00],
  canSpin: true,
  line: 'One free spin today',
};
const used: DailySpinTypes['props'] = {
  ...props,
  canSpin: false,
  isUsed: true,
  line: 'Next spin in 05:12:33',
};

const small: Landing = { sector: 6, amount: 3_00, offset: 0.3 };
const good: Landing = { sector: 1, amount: 58_00, offset: 0.7 };
const big: Landing = { sector: 5, amount: 188_00, offset: 0.5 };

/** Time from the press to the answer on an ordinary network, in ms. */
const ANSWER = 400;
const LATE_ANSWER = LATE.after + WIND_UP.ms + 1_400;

const played = (landing: Landing, answer = ANSWER): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: answer, cue: 'land', detail: landing },
];

/** Returns the time, in ms, at which a wheel stops that starts from angle 0 at time 0. */
function stopOf(
  { sector, offset = 0.5 }: Landing,
  { answer = ANSWER, margin = MARGIN, isTurbo = false } = {},
): number {
  const course = new WheelMotion(0);
  course.land(answer - WIND_UP.ms, restAngle(SECTORS, sector, offset, margin), isTurbo);
  return Math.round(WIND_UP.ms + course.end);
}

const smallStop = stopOf(small);
const goodStop = stopOf(good);
const bigStop = stopOf(big);
const kindStop = stopOf(big, { margin: CALM_MARGIN });
const turboStop = stopOf(small, { isTurbo: true });
const lateStop = stopOf(small, { answer: LATE_ANSWER });

/** Named states of the wheel. */
export const examples: Readonly<Record<string, Example<DailySpinTypes>>> = {
  ready: { props, photos: [0] },
  cruise: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [100, 420, 900, 2_500] },
  small: {
    props,
    cues: played(small),
    photos: [smallStop - 900, smallStop - 100, smallStop + 300, smallStop + 1_200],
  },
  good: {
    props,
    cues: played(good),
    photos: [goodStop + 120, goodStop + 900, goodStop + 1_700, goodStop + 2_400],
  },
  big: { props, cues: played(big), photos: [bigStop + 60, bigStop + 900, bigStop + 3_400, bigStop + 12_000] },
  huge: {
    props: { ...props, sectors: props.sectors.map((win) => (win === 188_00 ? 500_00 : win)) },
    cues: played({ ...big, amount: 500_00 }),
    photos: [bigStop + 1_500, bigStop + 4_900, bigStop + 6_400],
  },
  used: { props: { ...used, restSector: 6 }, photos: [0] },
  blocked: { props: { ...props, canSpin: false, line: 'Bet ₱1,250 more to spin' }, photos: [0] },
  late: {
    props,
    cues: played(small, LATE_ANSWER),
    photos: [LATE_ANSWER - 100, lateStop - 700, lateStop + 300],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: 2_000, cue: 'fail', detail: {} },
    ],
    photos: [2_700, 4_200],
  },
  refused: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: 380, cue: 'fail', detail: { refused: true } },
    ],
    photos: [460, 700],
  },
  stored: {
    props,
    cues: [{ at: 200, cue: 'land', detail: { ...good, instant: true } }],
    photos: [500, 2_000],
  },
  reduced: {
    props,
    cues: played(good),
    photos: [ANSWER, ANSWER + 100, ANSWER + 300, ANSWER + 500],
    settings: { reduceMotion: true },
  },
  kind: {
    props,
    cues: played(big),
    photos: [kindStop - 100, kindStop + 500, kindStop + 1_600],
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  turbo: {
    props,
    cues: played(small),
    photos: [turboStop - 500, turboStop + 300],
    settings: { turbo: true },
  },
  skipped: {
    props,
    cues: [...played(big), { at: 1_500, cue: 'skip', detail: {} }],
    photos: [1_499, 1_516],
  },
  filipino: {
    props: { ...props, line: 'May isang libreng ikot ngayon' },
    photos: [0],
    settings: { locale: 'fil' },
  },
};
