import { MAX_WIN, payoutOf } from '../bets.ts';
import type { Bet } from '../instant/instant-game.ts';
import type { FairStream } from '../random.ts';
import { type StepGame, type StepView, wonSteps } from './step-game.ts';

/** A round of a step game as the player may see it: nothing in it tells more of the layout than the steps have opened. */
export interface StepRound extends StepView {
  /** Hundredths. */
  readonly stake: number;
  readonly status: 'open' | 'lost' | 'cashedOut' | 'void';
  /** What it stands at, in hundredths of the stake; 0 before the first won step and after a lost one. */
  readonly multiplier: number;
  /** Hundredths, once it is settled; a void round gives its stake back. */
  readonly payout: number;
}

/** Opens a round on the layout that its seed deals. Throws a RangeError when the choice is not offered. */
export function openRound(game: StepGame, layout: unknown, bet: Bet): StepRound {
  const choice = game.readChoice(bet.choice);
  const start = game.start ? game.start(layout) : null;
  return { stake: bet.stake, choice, start, taken: [], status: 'open', multiplier: 0, payout: 0 };
}

/**
 * Takes a step. The round cashes out by itself after the last one, and where the next could pass the maximum win. Throws a
 * RangeError when the round is settled or the step cannot be taken.
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

/** Whether the player may cash out: after every won step, never before the first. */
export const mayCashOut = (round: StepRound): boolean => round.status === 'open' && wonSteps(round) > 0;

/** Pays a round out at what it stands at. Throws a RangeError before the first won step and when it is settled. */
export function cashOut(round: StepRound): StepRound {
  if (!mayCashOut(round)) throw new RangeError('there is nothing to cash out');
  return { ...round, status: 'cashedOut', payout: payoutOf(round.stake, round.multiplier) };
}

/** Settles a round that was left open: at what it stands at, or void when no step has won. */
export function settleLeft(round: StepRound): StepRound {
  if (round.status !== 'open') return round;
  return mayCashOut(round) ? cashOut(round) : { ...round, status: 'void', payout: round.stake };
}

/** The whole layout of a settled round; undefined while it is open. */
export const revealLayout = (round: StepRound, layout: unknown): unknown =>
  round.status === 'open' ? undefined : layout;

/** A past round from its stream, its steps, and how it ended; throws a RangeError when they do not fit. */
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
