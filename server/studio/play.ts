import { randomUUID } from 'node:crypto';
import type { StudioRequest, StudioResult } from '../../contract/studio.ts';
import { cashOut as payOut, mayCashOut, type StepRound, takeStep } from '../../fair/steps/step-round.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import { carryOn } from './carry-on.ts';
import { answerCommand, type Command, type KnownCommand, storeCommand } from './commands.ts';
import { bookSteps } from './decide.ts';
import { assertInTime, type Player } from './player.ts';
import { StudioRefusalError } from './refusal.ts';
import { bookRound, type BookedRound, readRound } from './rounds.ts';
import type { Studio } from './studio.ts';
import { offered, readBet } from './titles.ts';
import { playAnswer } from './answers.ts';

type Played = StudioResult<'play'>;

/**
 * Places a bet, at most once for a clientTxnId: books it, requests the stake from the purse, and only then draws.
 * Refuses with sessionEnded, choiceNotOffered, stakeNotOffered, roundOpen, conflict, and with the purse's refusals.
 */
export async function play(studio: Studio, player: Player, request: StudioRequest<'play'>): Promise<Played> {
  const { owner, playerId, sessionId, isArcade, gameId, title, name } = player;
  const command = commandOf(player, 'play', request);
  const choice = readBet(title, request);
  const id = randomUUID();
  const known = await studio.db.transaction(async (client) => {
    const before = await storeCommand(client, command, id);
    if (before !== undefined) return before;
    assertInTime(studio, player);
    const seat = { owner, gameId, playerId, sessionId, isArcade };
    const rules = { kind: title.kind, isSteps: 'steps' in title.rules };
    const bet = { id, at: studio.clock.now(), stake: request.stake, choice, shownName: name };
    if (!(await bookRound(client, { ...seat, ...rules, ...bet }))) throw new StudioRefusalError('roundOpen');
    return { roundId: id, answer: null };
  });
  return finish(studio, player, command, known);
}

/**
 * Takes a step in an open round, at most once for a clientTxnId. Refuses with unknownRound, roundSettled,
 * choiceNotOffered, conflict.
 */
export const step = (studio: Studio, player: Player, request: StudioRequest<'step'>): Promise<Played> =>
  act(studio, player, commandOf(player, 'step', request), {
    roundId: request.roundId,
    change: (game, round, steps) => offered(() => takeStep(game, round.outcome, steps, request.choice)),
  });

/**
 * Cashes out an open round at its current multiplier, at most once for a clientTxnId. Refuses like step, and with
 * nothingToCashOut.
 */
export const cashOut = (studio: Studio, player: Player, request: StudioRequest<'cashOut'>): Promise<Played> =>
  act(studio, player, commandOf(player, 'cashOut', request), {
    roundId: request.roundId,
    change(_game, _round, steps) {
      if (!mayCashOut(steps)) throw new StudioRefusalError('nothingToCashOut');
      return payOut(steps);
    },
  });

/** A player's action in an open round. */
interface Action {
  readonly roundId: string;
  readonly change: (game: StepGame, round: BookedRound, steps: StepRound) => StepRound;
}

/** The round is locked while it changes, so that parallel actions run one after the other. */
async function act(
  studio: Studio,
  player: Player,
  command: Command,
  { roundId, change }: Action,
): Promise<Played> {
  const known = await studio.db.transaction<KnownCommand>(async (client) => {
    const before = await storeCommand(client, command, roundId);
    if (before !== undefined) return before;
    const { rules } = player.title;
    const round = await readRound(client, roundId, { lock: true });
    if (round?.owner !== player.owner || round.gameId !== player.gameId || !('steps' in rules))
      throw new StudioRefusalError('unknownRound');
    if (round.state !== 'open' || round.steps === null) throw new StudioRefusalError('roundSettled');
    const steps = change(rules.steps, round, round.steps);
    await bookSteps(client, round, steps);
    if (steps.status !== 'open') return { roundId, answer: null };
    const told = await playAnswer(client, { ...round, steps, multiplier: steps.multiplier });
    return { roundId, answer: await answerCommand(client, command, told) };
  });
  return finish(studio, player, command, known);
}

/** Returns the stored answer of a command, or the current state of its round. */
export async function finish(
  studio: Studio,
  { token }: Player,
  command: Command,
  { roundId, answer }: KnownCommand,
): Promise<Played> {
  // The stored answer belongs to this command, so the type holds.
  if (answer !== null) return answer as Played;
  const round = await carryOn(studio, roundId, token);
  if (round.state === 'undone') throw new StudioRefusalError('tryAgain');
  return answerCommand(studio.db, command, await playAnswer(studio.db, round));
}

/** Creates a frame's command, which is executed at most once. */
export const commandOf = (
  { owner, gameId }: Player,
  call: string,
  request: { readonly clientTxnId: string },
): Command => ({
  owner,
  clientTxnId: request.clientTxnId,
  body: { ...request, call, gameId },
});
