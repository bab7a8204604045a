import type { Example } from '../../engine/studio-scene.ts';
import type { TurnTiming } from '../../parts/wheel/turn.ts';
import { planSpin } from './landing.ts';
import { CALM_MARGIN, MARGIN, OPENING, RESULT, TIMING, type WheelTier } from './tuning.ts';
import type { JackpotWheelTypes, WheelProps } from './types.ts';

const props: WheelProps = { oddsLine: { mini: '80%', minor: '16%', major: '3.6%', mega: '0.4%' } };

/** Returns the time, in ms, at which a wheel stops that opens at time 0 and starts from angle 0. */
function stopOf(tier: WheelTier, offset: number, margin = MARGIN, timing: TurnTiming = TIMING): number {
  return OPENING.lead + planSpin({ tier, from: 0, offset, margin, timing }).length;
}

const start = OPENING.lead;
const mini = stopOf('mini', 0.5);
const minor = stopOf('minor', 0.92);
const major = stopOf('major', 0.3);
const mega = stopOf('mega', 0.7);
const kind = stopOf('minor', 0.05, CALM_MARGIN);
/** Time from the wheel's stop to the celebration of the award, in ms. */
const show = RESULT.closeAt;
const again = mini + show + 9_000;

/**
 * Named states of the wheel. Most are photographed 0, 400, 900 and 2,000 ms after the start, or 900 and 100 ms before
 * and 300 and 1,300 ms after the stop.
 */
export const examples: Readonly<Record<string, Example<JackpotWheelTypes>>> = {
  idle: { props: { ...props, isOpen: true }, photos: [0] },
  mini: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'mini', amount: 512_30, offset: 0.5 } }],
    photos: [start + 400, mini - 900, mini + 300, mini + show + 7_500],
  },
  minor: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.92 } }],
    photos: [start + 2_000, minor + 1_300, minor + show + 4_000, minor + show + 8_500],
  },
  major: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.3 } }],
    photos: [300, major + 300, major + show + 1_600, major + show + 9_000],
  },
  mega: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'mega', amount: 1_284_560_75, offset: 0.7 } }],
    // The three photographs of the celebration over the wheel show the jackpot's name, the counting amount and the
    // crown.
    photos: [mega + 300, mega + show + 1_700, mega + show + 5_000, mega + show + 10_500],
  },
  'second-spin': {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: { tier: 'mini', amount: 512_30, offset: 0.5 } },
      { at: again, cue: 'close', detail: {} },
      { at: again + 400, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.1 } },
    ],
    photos: [again + 70, again + 400, again + 1_500, again + 5_600],
  },
  skipped: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.4 } },
      { at: 2000, cue: 'skip', detail: {} },
    ],
    photos: [1_999, 2_016, 4_000],
  },
  reduced: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.6 } }],
    photos: [100, 200, 400, 1_300],
    settings: { reduceMotion: true },
  },
  kind: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.05 } }],
    photos: [kind - 100, kind + 300, kind + show + 1_700],
    settings: { calmMode: true },
  },
};
