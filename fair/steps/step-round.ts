import { MAX_WIN, payoutOf } from '../bets.ts';
import type { Bet } from '../instant/instant-game.ts';
import type { FairStream } from '../random.ts';
import { type StepGame, type StepView, wonSteps } from './step-game.ts';

/**
 * A round of a step game as the player may see it: it reveals only the part of the layout that the steps have revealed.
 */
export interface StepRound extends StepView {
  /** Stake in hundredths. */
  readonly stake: number;
  readonly status: 'open' | 'lost' | 'cashedOut' | 'void';
  /** Current multiplier, in hundredths of the stake; 0 before the first won step and after a lost one. */
  readonly multiplier: number;
  /** Payout in hundredths, once the round is settled; a void round returns its stake. */
  readonly payout: number;
}

/** Opens a round on the layout dealt by its seed. Throws a RangeError if the choice is not offered. */
export function openRound(game: StepGame, layout: unknown, bet: Bet): StepRound {
  const choice = game.readChoice(bet.choice);
  const start = game.start ? game.start(layout) : null;
  return { stake: bet.stake, choice, start, taken: [], status: 'open', multiplier: 0, payout: 0 };
}

/**
 * Takes a step. The round cashes out automatically after the last step, and when the next step could win more than the
 * maximum. Throws a RangeError if the round is settled or the step cannot be taken.
 */
export function takeStep(game: StepGame, layout: unknown, round: StepRound, asked: unknown): StepRound {
  if (round.status !== 'open') throw new RangeError('the round is settled');
  const step = game.readStep(asked, round);
  const opened = game.open(layout, round, step);
  const taken = [...round.taken, { step, ...opened }];
  if (opened.result === 'lost') return { ...round, taken, status: 'lost', multiplier: 0 };
  const after = { ...round, taken };
  const next: StepRound = { ...after, multiplier: game.multiplier(after) };
  return mustStop(game, next) ? cashOut(next) : next;
}

function mustStop(game: StepGame, round: StepRound): boolean {
  if (wonSteps(round) === 0) return false;
  const highest = game.highestNext(round);
  return highest === undefined || payoutOf(round.stake, highest) > MAX_WIN;
}

/** Returns whether the player may cash out: after every won step, never before the first. */
export const mayCashOut = (round: StepRound): boolean => round.status === 'open' && wonSteps(round) > 0;

/**
 * Pays a round out at its current multiplier. Throws a RangeError before the first won step, and if the round is
 * settled.
 */
export function cashOut(round: StepRound): StepRound {
  if (!mayCashOut(round)) throw new RangeError('there is nothing to cash out');
  return { ...round, status: 'cashedOut', payout: payoutOf(round.stake, round.multiplier) };
}

/** Settles a round that the player has abandoned: at its current multiplier, or void if no step has won. */
export function settleLeft(round: StepRound): StepRound {
  if (round.status !== 'open') return round;
  return mayCashOut(round) ? cashOut(round) : { ...round, status: 'void', payout: round.stake };
}

/** Returns the whole layout of a settled round; undefined while it is open. */
export const revealLayout = (round: StepRound, layout: unknown): unknown =>
  round.status === 'open' ? undefined : layout;

/**
 * Replays a past round from its stream, its steps and its final status; throws a RangeError if a step cannot be taken.
 */
export function replaySteps(
  game: StepGame,
  stream: FairStream,
  { steps, status, ...bet }: Bet & { readonly steps: readonly unknown[]; readonly status: unknown },
): StepRound & { readonly layout: unknown } {
  const layout = game.deal(stream, game.readChoice(bet.choice));
  const played = steps.reduce<StepRound>(
    (round, step) => takeStep(game, layout, round, step),
    openRound(game, layout, bet),
  );
  const isLeft = played.status === 'open' && (status === 'cashedOut' || status === 'void');
  return { ...(isLeft ? settleLeft(played) : played), layout };
}
