import type { Example } from '../engine/definition.ts';
import type { TurnTiming } from '../parts/wheel/turn.ts';
import { planSpin } from './landing.ts';
import { CALM_MARGIN, MARGIN, OPENING, TIMING, RESULT, TIER_EFFECTS, type Tier } from './tuning.ts';
import type { JackpotWheelTypes, WheelProps } from './types.ts';

const props: WheelProps = { oddsLine: { mini: '80%', minor: '16%', major: '3.6%', mega: '0.4%' } };

/** When a wheel that opens by itself at 0 and starts from angle 0 stops, ms. */
function stopOf(tier: Tier, offset: number, margin = MARGIN, timing: TurnTiming = TIMING): number {
  return OPENING.lead + planSpin({ tier, from: 0, offset, margin, timing }).length;
}

const start = OPENING.lead;
const mini = stopOf('mini', 0.5);
const minor = stopOf('minor', 0.92);
const major = stopOf('major', 0.3);
const mega = stopOf('mega', 0.7);
const kind = stopOf('minor', 0.05, CALM_MARGIN);
const again = mini + RESULT.amountAt + TIER_EFFECTS.mini.countMs + 600;

/** The wheel's named states. Photographs from the start 0, 400, 900, 2,000; about the stop −900, −100, +300, +1,300. */
export const examples: Readonly<Record<string, Example<JackpotWheelTypes>>> = {
  idle: { props: { ...props, isOpen: true }, photos: [0] },
  mini: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'mini', amount: 512_30, offset: 0.5 } }],
    photos: [start, start + 400, mini - 900, mini + 300],
  },
  minor: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.92 } }],
    photos: [start + 900, start + 2000, minor - 100, minor + 1300],
  },
  major: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.3 } }],
    photos: [300, major + 60, major + 300, major + 2100],
  },
  mega: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'mega', amount: 1_284_560_75, offset: 0.7 } }],
    photos: [mega - 100, mega + 300, mega + 1300, mega + 4500],
  },
  'second-spin': {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: { tier: 'mini', amount: 512_30, offset: 0.5 } },
      { at: again, cue: 'close', detail: {} },
      { at: again + 400, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.1 } },
    ],
    photos: [again + 70, again + 400 + start, again + 400 + start + 900, again + 400 + start + 5600],
  },
  skipped: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.4 } },
      { at: 2000, cue: 'skip', detail: {} },
    ],
    photos: [1999, 2016],
  },
  reduced: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'major', amount: 86_420_10, offset: 0.6 } }],
    photos: [100, 200, 1300, 1700],
    settings: { reduceMotion: true },
  },
  kind: {
    props,
    cues: [{ at: 0, cue: 'spin', detail: { tier: 'minor', amount: 7_315_55, offset: 0.05 } }],
    photos: [kind - 100, kind + 300, kind + 2200],
    settings: { calmMode: true },
  },
};
