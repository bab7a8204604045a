import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { COUNTDOWN, DIGIT_MS, ENVELOPE, OPENING, RAIN, TAP } from './tuning.ts';
import type { RainProps, RedPacketRainTypes, StartCue } from './types.ts';

const props: RainProps = {
  state: 'waiting',
  amount: 0,
  texts: { gate: 'Open five packets', nothing: 'Not this time' },
};

/**
 * Start of the rain, in ms. The next constants are for rains that are shown from their last second on: when the
 * envelope is up and closed, and when it opens by itself.
 */
const rain = COUNTDOWN.digits * DIGIT_MS;
const late = RAIN.ms - 1_000;
const up = 1_000 + RAIN.fadeMs + ENVELOPE.rise;
const opens = up + ENVELOPE.wait;
/** Time at which the amount appears, in ms. */
const counts = opens + OPENING.amountAt;

const start = (detail: StartCue): TimedCue<RedPacketRainTypes> => ({ at: 0, cue: 'start', detail });
const catches = (...instants: readonly number[]): TimedCue<RedPacketRainTypes>[] =>
  instants.map((at) => ({ at, cue: 'catch', detail: {} }));
const lamps = [2_000, 2_700, 3_400, 4_100, 4_800].map((ms) => rain + ms);
const filled = rain + 4_800 + TAP.catchMs;

/** Named states of the rain. */
export const examples: Readonly<Record<string, Example<RedPacketRainTypes>>> = {
  idle: { props, photos: [0] },
  countdown: { props, cues: [start({ amount: 3_75 })], photos: [120, 700, 1_400, 2_900] },
  raining: {
    props,
    cues: [start({ amount: 3_75 }), ...catches(lamps[0] ?? 0, lamps[1] ?? 0)],
    photos: [rain + 1_500, rain + 2_200, rain + 2_400, rain + 3_000],
  },
  gate: {
    props,
    cues: [start({ amount: 3_75 }), ...catches(...lamps, filled + 2_500)],
    photos: [filled - 100, filled + 300, filled + 2_700, filled + 6_000],
  },
  small: {
    props,
    cues: [start({ amount: 3_75, elapsedMs: late })],
    photos: [1_150, up - 260, up + 600, opens + 1_300],
  },
  good: {
    props,
    cues: [start({ amount: 24_80, elapsedMs: late })],
    photos: [opens + 330, opens + 460, counts + 900, counts + 4_400],
  },
  big: {
    props,
    cues: [start({ amount: 128_88, elapsedMs: late })],
    photos: [counts + 300, counts + 1_600, counts + 3_400, counts + 12_000],
  },
  huge: {
    props,
    cues: [start({ amount: 488_88, elapsedMs: late })],
    photos: [counts + 2_000, counts + 4_800, counts + 6_200],
  },
  nothing: { props, cues: [start({ amount: 0, elapsedMs: late })], photos: [up + 200] },
  late: {
    props: { ...props, state: 'late', amount: 12_40 },
    photos: [0, ENVELOPE.breathe / 2],
  },
  result: { props: { ...props, state: 'result', amount: 12_40 }, photos: [0] },
  skipped: {
    props,
    cues: [start({ amount: 3_75 }), { at: rain + 3_000, cue: 'skip', detail: {} }],
    photos: [rain + 3_150, rain + 3_600],
  },
  reduced: {
    props,
    cues: [start({ amount: 12_40 }), ...catches(1_000, 2_000, 3_000, 4_000, 5_000)],
    photos: [500, 2_100, 6_300, 8_400],
    settings: { reduceMotion: true },
  },
  'reduced-big': {
    props,
    cues: [start({ amount: 128_88, elapsedMs: late })],
    photos: [1_000 + 2 * 200 + ENVELOPE.wait + 800],
    settings: { reduceMotion: true },
  },
  kind: {
    props,
    cues: [start({ amount: 128_88, elapsedMs: late })],
    photos: [opens + 520, counts + 1_600],
    settings: { calmMode: true },
  },
  filipino: {
    props: { ...props, texts: { gate: 'Magbukas ng limang sobre', nothing: 'Hindi muna ngayon' } },
    photos: [0],
    settings: { locale: 'fil' },
  },
};
