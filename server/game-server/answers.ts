import type { GameServerResult, HallRound, HallStepRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { commit } from '../../fair/random.ts';
import { mayCashOut, type StepRound } from '../../fair/steps/step-round.ts';
import type { Queryable } from '../db/database.ts';
import type { BookedRound } from './rounds.ts';
import { readSeed, type SeedOwner, shownSeed } from './seeds.ts';

/** Returns whether a round is settled, so that its outcome may be revealed. */
const isSettled = ({ state }: BookedRound): boolean => ['paying', 'returning', 'done'].includes(state);

/** Returns the part of a round that its player may see; of an open round, only what its steps have revealed. */
export function toHallRound(round: BookedRound): HallRound {
  const { id, at, stake, choice, multiplier, payout, seeds, steps, outcome } = round;
  const isRevealed = isSettled(round);
  return {
    roundId: id,
    time: at,
    stake,
    choice,
    outcome: isRevealed ? outcome : null,
    multiplier,
    payout,
    proof:
      isRevealed && seeds !== null
        ? {
            seed: seeds.seed,
            seedHash: commit(seeds.seed),
            clientSeed: seeds.clientSeed,
            nonce: seeds.nonce,
            rulesVersion: seeds.rules,
          }
        : null,
    round: steps === null ? null : toStepRound(steps),
  };
}

const toStepRound = (steps: StepRound): HallStepRound => ({
  choice: steps.choice,
  start: steps.start,
  taken: [...steps.taken],
  status: steps.status,
  stake: steps.stake,
  multiplier: steps.multiplier,
  payout: steps.payout,
  cashOut: mayCashOut(steps) ? payoutOf(steps.stake, steps.multiplier) : 0,
});

/** Reads the public seed data shown with a round: of the round itself while it is open, else of the next round. */
export async function readShownSeeds(db: Queryable, seat: SeedOwner, round: BookedRound | null) {
  if (round !== null && round.state === 'open' && round.seeds !== null) return shownSeed(round.seeds);
  return shownSeed(await readSeed(db, seat));
}

/** Creates the answer to a bet, a step or a cash-out. */
export async function playAnswer(db: Queryable, round: BookedRound): Promise<GameServerResult<'play'>> {
  return {
    ...toHallRound(round),
    balance: round.balance ?? 0,
    ...(await readShownSeeds(db, round, round)),
  };
}
