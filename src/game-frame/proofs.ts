import type { HallRound } from '../../contract/game-server.ts';
import { type InstantGame, playInstant } from '../../fair/instant/instant-game.ts';
import { commit, type FairStream, openStream } from '../../fair/random.ts';
import { playReels, type ReelGame } from '../../fair/reels/reel-game.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { cashOut, openRound, settleLeft, type StepRound, takeStep } from '../../fair/steps/step-round.ts';

/** Function that checks on this device whether a settled round follows from its seeds. */
export type ProofCheck = (round: HallRound) => boolean;

/**
 * Returns the random stream of a round's seeds; undefined if the seed is not the one whose hash was published before
 * the round.
 */
function streamOf({ proof }: HallRound): FairStream | undefined {
  if (proof === null || commit(proof.seed) !== proof.seedHash) return undefined;
  return openStream(proof.seed, proof.clientSeed, proof.nonce);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Creates the check for a game of single draws: it draws the round again. */
export const instantProof =
  (game: InstantGame): ProofCheck =>
  (round) => {
    const stream = streamOf(round);
    if (stream === undefined) return false;
    const { stake, choice, payout, outcome } = round;
    const again = playInstant(game, stream, { stake, choice });
    return again.payout === payout && isSame(again.drawn, outcome);
  };

/** Creates the check for a reel game: it spins the reels again. */
export const reelProof =
  (game: ReelGame): ProofCheck =>
  (round) => {
    const stream = streamOf(round);
    if (stream === undefined || !game.bets.includes(round.stake)) return false;
    const { payout, ...outcome } = playReels(game, stream, round.stake);
    return payout === round.payout && isSame(outcome, round.outcome);
  };

/** Creates the check for a game with steps: it computes the layout again and repeats every step. */
export const stepProof =
  (game: StepGame): ProofCheck =>
  (settled) => {
    const stream = streamOf(settled);
    const { round, stake, choice, outcome, payout } = settled;
    if (stream === undefined || round === null) return false;
    try {
      const layout = game.deal(stream, game.readChoice(choice));
      let again: StepRound = openRound(game, layout, { stake, choice });
      for (const { step } of round.taken) again = takeStep(game, layout, again, step);
      if (again.status === 'open') again = round.status === 'void' ? settleLeft(again) : cashOut(again);
      return (
        isSame(layout, outcome) &&
        isSame(again.start, round.start) &&
        isSame(again.taken, round.taken) &&
        again.status === round.status &&
        again.payout === payout &&
        again.multiplier === settled.multiplier
      );
    } catch (error) {
      // The rules do not know this choice or step.
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
