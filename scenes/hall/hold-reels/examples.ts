import { holdGame } from '../../../fair/reels/hold-reels.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { brakeTimes } from '../../parts/reels/brake-times.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { type HoldPhaseKind, type HoldPlan, planOf } from './plan.ts';
import { COLUMNS, FADE_MS, TIMINGS } from './tuning.ts';
import type { HoldTypes, Landing } from './types.ts';

type Cue = TimedCue<HoldTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;
const STAKE = 20_00;

/**
 * Plays a round by the real rules with a stake of ₱20; `label` is the seed, so the same label always gives the same
 * result.
 */
function played(label: string): Landing {
  const outcome = holdGame('mid', 9600).spin(ruledStream(`hold ${label}`), STAKE);
  const { total, ...rest } = outcome as Omit<Landing, 'stake' | 'payout'> & typeof outcome;
  return { ...rest, stake: STAKE, payout: total };
}

const props: HoldTypes['props'] = {
  window: ['AFC', 'GWE', 'D*B', 'FAG', 'ECD'],
  jackpots: { grand: 1_000 * STAKE, major: 200 * STAKE, minor: 50 * STAKE, mini: 20 * STAKE },
};

const lost = played('6');
const small = played('94');
/** A round that starts with six coins and ends with nine, including the mini jackpot. */
const feature = played('4575');
const grand = played('75433');

function planned(
  landing: Landing,
  timing: (typeof TIMINGS)[keyof typeof TIMINGS] = TIMINGS.normal,
): HoldPlan {
  const isReduced = timing === TIMINGS.reduced;
  const teases = Array.from({ length: COLUMNS }, () => false);
  const brakes = brakeTimes({ timing: timing.reels, startedAt: 0, resultAt: ANSWER, minRoundMs: 0, teases });
  const rests = brakes.map((brake) => (isReduced ? FADE_MS : brake + timing.reels.brakeMs - ANSWER));
  return planOf({ landing, timing, rests });
}

/**
 * Returns a time in a round, ms after the press: it lies at the share `into` (0..1) of the phase number `nth` (from 0)
 * of this kind.
 */
function at(plan: HoldPlan, kind: HoldPhaseKind, into = 0.5, nth = 0): number {
  const phase = plan.phases.filter((one) => one.kind === kind)[nth];
  return ANSWER + (phase ? phase.at + phase.ms * into : plan.end);
}

const cues = (landing: Landing): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'land', detail: landing },
];

const plans = {
  small: planned(small),
  feature: planned(feature),
  grand: planned(grand),
  reduced: planned(feature, TIMINGS.reduced),
};

/** Examples of the hold-and-respin reels: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<HoldTypes>>> = {
  ready: { props, photos: [0] },
  waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [1_000] },
  small: { props, cues: cues(small), photos: [at(plans.small, 'win', 0.5)] },
  feature: {
    props,
    cues: cues(feature),
    photos: [at(plans.feature, 'respin', 0.35), at(plans.feature, 'count', 0.63)],
  },
  grand: { props, cues: cues(grand), photos: [at(plans.grand, 'grand', 0.63)] },
  reduced: {
    props,
    cues: cues(feature),
    settings: { reduceMotion: true },
    photos: [at(plans.reduced, 'respin', 0.4)],
  },
  filipino: { props, cues: cues(lost), settings: { locale: 'fil' }, photos: [2_500] },
};
