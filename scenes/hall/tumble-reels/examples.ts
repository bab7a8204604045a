import { type TumbleSpin, tumbleGame } from '../../../fair/reels/tumble-reels.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { type TumblePhaseKind, type TumblePlan, planOf } from './plan.ts';
import { TIMINGS } from './tuning.ts';
import type { Landing, TumbleTypes } from './types.ts';

type Cue = TimedCue<TumbleTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;
const STAKE = 20_00;

/**
 * Plays a round by the real rules with a stake of ₱20; `label` is the seed, so the same label always gives the same
 * result.
 */
const played = (label: string): Landing => {
  const outcome = tumbleGame('mid', 9600).spin(ruledStream(`tumble ${label}`), STAKE);
  const { spins } = outcome as { readonly spins: readonly TumbleSpin[] } & typeof outcome;
  return { spins, stake: STAKE, payout: outcome.total };
};

const props: TumbleTypes['props'] = { board: ['CAGFB', 'GEDAF', 'BFSGE', 'EDGCA', 'FBEDG', 'AGCFD'] };

const lost = played('2');
/** A round with six tumbles, one of them with multiplier five. */
const chain = played('30');
/** A round with nine tumbles, one of them with multiplier ten; the round wins 62 times the stake. */
const big = played('17627');
const free = played('134');

const planned = (
  landing: Landing,
  timing: (typeof TIMINGS)[keyof typeof TIMINGS] = TIMINGS.normal,
): TumblePlan => planOf(props.board, { spins: landing.spins, timing, fallen: ANSWER });

/**
 * Returns a time in a round, ms after the press: it lies at the share `into` (0..1) of the phase number `nth` (from 0)
 * of this kind.
 */
function at(plan: TumblePlan, kind: TumblePhaseKind, into = 0.5, nth = 0): number {
  const phase = plan.phases.filter((one) => one.kind === kind)[nth];
  return ANSWER + (phase ? phase.at + phase.ms * into : plan.end);
}

const cues = (landing: Landing): Cue[] => [
  { at: 0, cue: 'start', detail: {} },
  { at: ANSWER, cue: 'land', detail: landing },
];

const plans = {
  lost: planned(lost),
  chain: planned(chain),
  free: planned(free),
  big: planned(big),
  reduced: planned(chain, TIMINGS.reduced),
};

/** Examples of a tumbling board: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<TumbleTypes>>> = {
  ready: { props, photos: [0] },
  waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [1_000] },
  lost: { props, cues: cues(lost), photos: [at(plans.lost, 'in', 0.6)] },
  chain: { props, cues: cues(chain), photos: [at(plans.chain, 'times', 0.4)] },
  free: { props, cues: cues(free), photos: [at(plans.free, 'announce', 0.5)] },
  big: { props, cues: cues(big), photos: [ANSWER + plans.big.end + 2_600] },
  reduced: {
    props,
    cues: cues(chain),
    settings: { reduceMotion: true },
    photos: [at(plans.reduced, 'win', 0.6)],
  },
  filipino: { props, cues: cues(free), settings: { locale: 'fil' }, photos: [at(plans.free, 'win', 0.6, 2)] },
};
