import { playInstant } from '../../fair/instant/instant-game.ts';
import { openStream } from '../../fair/random.ts';
import { playReels } from '../../fair/reels/reel-game.ts';
import { openRound, type StepRound } from '../../fair/steps/step-round.ts';
import type { Queryable } from '../db/database.ts';
import { type BookedRound, moveRound, type RoundChange, readRound } from './rounds.ts';
import { takeSeed } from './seeds.ts';
import { hallTitle } from './titles.ts';

/**
 * Decides a round whose stake was taken, only once: takes the next seed, then draws the outcome or deals the steps.
 * Call it in a transaction. Does nothing to a round that no longer waits for its bet.
 */
export async function decideRound(db: Queryable, id: string, balance: number): Promise<void> {
  const round = await readRound(db, id, { lock: true });
  if (round?.state !== 'asking') return;
  const title = hallTitle(round.gameId);
  if (title === undefined) throw new Error(`the title ${round.gameId} of round ${id} has no rules`);
  const { rules } = title;
  const taken = await takeSeed(db, round);
  const stream = openStream(taken.seed, taken.clientSeed, taken.nonce);
  const bet = { stake: round.stake, choice: round.choice };
  if ('instant' in rules) {
    const { drawn, multiplier, payout } = playInstant(rules.instant, stream, bet);
    const seeds = { ...taken, rules: rules.instant.rules };
    await moveRound(db, id, ['asking', 'paying'], { seeds, outcome: drawn, multiplier, payout, balance });
  } else if ('reels' in rules) {
    const { payout, ...outcome } = playReels(rules.reels, stream, round.stake);
    const multiplier = Math.floor((payout * 100) / round.stake);
    const seeds = { ...taken, rules: rules.reels.rules };
    await moveRound(db, id, ['asking', 'paying'], { seeds, outcome, multiplier, payout, balance });
  } else if ('steps' in rules) {
    const layout = rules.steps.deal(stream, rules.steps.readChoice(bet.choice));
    const steps = openRound(rules.steps, layout, bet);
    const seeds = { ...taken, rules: rules.steps.rules };
    await moveRound(db, id, ['asking', 'open'], { seeds, outcome: layout, steps, balance });
  }
}

/** Stores the new state of a round of steps. Call it in a transaction that has locked the round. */
export async function bookSteps(db: Queryable, round: BookedRound, steps: StepRound): Promise<void> {
  const { multiplier, payout, status } = steps;
  const change: RoundChange = { steps, multiplier };
  if (status === 'open') await moveRound(db, round.id, ['open', 'open'], change);
  else if (status === 'void') await moveRound(db, round.id, ['open', 'returning'], change);
  else await moveRound(db, round.id, ['open', 'paying'], { ...change, payout });
}
