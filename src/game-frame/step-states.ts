import type { HallRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { openStream } from '../../fair/random.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { mayCashOut, openRound, type StepRound, takeStep } from '../../fair/steps/step-round.ts';

/**
 * Returns the states that a settled round had after its bet and after each step, and finally the settled round. The
 * states are computed from its seeds, in the form in which the game server sent them. Returns only the settled round if
 * the seeds do not lead to it.
 */
export function stepStatesOf(game: StepGame, settled: HallRound): readonly HallRound[] {
  const { proof, round, stake } = settled;
  if (proof === null || round === null) return [settled];
  try {
    const choice = game.readChoice(settled.choice);
    const layout = game.deal(openStream(proof.seed, proof.clientSeed, proof.nonce), choice);
    const states: StepRound[] = [openRound(game, layout, { stake, choice })];
    for (const { step } of round.taken) {
      const last = states.at(-1);
      if (last) states.push(takeStep(game, layout, last, step));
    }
    const open = states.filter(({ status }) => status === 'open');
    return [...open.map((state) => announcedState(settled, state)), settled];
  } catch (error) {
    // The rules do not know this choice or step.
    if (error instanceof RangeError) return [settled];
    throw error;
  }
}

const announcedState = (settled: HallRound, state: StepRound): HallRound => ({
  ...settled,
  outcome: null,
  proof: null,
  multiplier: state.multiplier,
  payout: state.payout,
  round: {
    ...state,
    taken: [...state.taken],
    cashOut: mayCashOut(state) ? payoutOf(state.stake, state.multiplier) : 0,
  },
});
