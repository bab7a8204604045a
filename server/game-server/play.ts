import { randomUUID } from 'node:crypto';
import type { GameServerRequest, GameServerResult } from '../../contract/game-server.ts';
import { cashOut as payOut, mayCashOut, type StepRound, takeStep } from '../../fair/steps/step-round.ts';
import type { StepGame } from '../../fair/steps/step-game.ts';
import type { Queryable } from '../db/database.ts';
import { advanceRound } from './advance-round.ts';
import { answerCommand, type HallCommand, type KnownCommand, storeCommand } from './commands.ts';
import { bookSteps } from './decide.ts';
import { assertInTime, type HallPlayer } from './player.ts';
import { GameServerRefusalError } from './refusal.ts';
import { bookRound, type BookedRound, readRound } from './rounds.ts';
import type { GameServer } from './game-server.ts';
import { offered, readBet } from './titles.ts';
import { playAnswer } from './answers.ts';

type Played = GameServerResult<'play'>;

/**
 * Places a bet, at most once for its clientTxnId: stores the bet, takes the stake from the wallet, and only then draws
 * the outcome. Refuses with sessionEnded, choiceNotOffered, stakeNotOffered, roundOpen, conflict, and with the wallet's
 * refusals.
 */
export async function play(
  gameServer: GameServer,
  player: HallPlayer,
  request: GameServerRequest<'play'>,
): Promise<Played> {
  const { owner, playerId, sessionId, isArcade, gameId, title, name } = player;
  const command = commandOf(player, 'play', request);
  const choice = readBet(title, request);
  const id = randomUUID();
  const known = await gameServer.db.transaction(async (client) => {
    const before = await storeCommand(client, command, id);
    if (before !== undefined) return before;
    assertInTime(gameServer, player);
    if (playerId === null) await assertFunRounds(client, player);
    const seat = { owner, gameId, playerId, sessionId, isArcade };
    const rules = { payTable: title.payTable, isSteps: 'steps' in title.rules };
    const bet = { id, at: gameServer.clock.now(), stake: request.stake, choice, shownName: name };
    if (!(await bookRound(client, { ...seat, ...rules, ...bet })))
      throw new GameServerRefusalError('roundOpen');
    return { roundId: id, answer: null };
  });
  return finish(gameServer, player, command, known);
}

/** Maximum number of rounds of a session for fun, whose rounds anybody can have stored. */
export const MOST_FUN_ROUNDS = 5_000;

/** Throws sessionEnded if a session for fun has had all its rounds: the player opens the game again. */
async function assertFunRounds(db: Queryable, { owner, gameId }: HallPlayer): Promise<void> {
  const { rows } = await db.query<{ nonce: number }>({
    name: 'fun-rounds',
    text: 'select nonce from seeds where owner = $1 and game_id = $2',
    values: [owner, gameId],
  });
  if ((rows[0]?.nonce ?? 0) >= MOST_FUN_ROUNDS) throw new GameServerRefusalError('sessionEnded');
}

/**
 * Takes a step in an open round, at most once for a clientTxnId. Refuses with unknownRound, roundSettled,
 * choiceNotOffered, conflict.
 */
export const step = (
  gameServer: GameServer,
  player: HallPlayer,
  request: GameServerRequest<'step'>,
): Promise<Played> =>
  act(gameServer, player, commandOf(player, 'step', request), {
    roundId: request.roundId,
    change: (game, round, steps) => offered(() => takeStep(game, round.outcome, steps, request.choice)),
  });

/**
 * Cashes out an open round at its current multiplier, at most once for its clientTxnId. Refuses with the codes of
 * `step`, and with nothingToCashOut.
 */
export const cashOut = (
  gameServer: GameServer,
  player: HallPlayer,
  request: GameServerRequest<'cashOut'>,
): Promise<Played> =>
  act(gameServer, player, commandOf(player, 'cashOut', request), {
    roundId: request.roundId,
    change(_game, _round, steps) {
      if (!mayCashOut(steps)) throw new GameServerRefusalError('nothingToCashOut');
      return payOut(steps);
    },
  });

/** A player's action in an open round: a step or a cash-out. */
interface Action {
  readonly roundId: string;
  readonly change: (game: StepGame, round: BookedRound, steps: StepRound) => StepRound;
}

/**
 * Performs an action in an open round, which stays locked meanwhile, so that parallel actions run one after the other.
 */
async function act(
  gameServer: GameServer,
  player: HallPlayer,
  command: HallCommand,
  { roundId, change }: Action,
): Promise<Played> {
  const known = await gameServer.db.transaction<KnownCommand>(async (client) => {
    const before = await storeCommand(client, command, roundId);
    if (before !== undefined) return before;
    const { rules } = player.title;
    const round = await readRound(client, roundId, { lock: true });
    if (round?.owner !== player.owner || round.gameId !== player.gameId || !('steps' in rules))
      throw new GameServerRefusalError('unknownRound');
    if (round.state !== 'open' || round.steps === null) throw new GameServerRefusalError('roundSettled');
    const steps = change(rules.steps, round, round.steps);
    await bookSteps(client, round, steps);
    if (steps.status !== 'open') return { roundId, answer: null };
    const stepped = await playAnswer(client, { ...round, steps, multiplier: steps.multiplier });
    return { roundId, answer: await answerCommand(client, command, stepped) };
  });
  return finish(gameServer, player, command, known);
}

/** Returns the stored answer of a command; without one, advances its round and returns the round's state. */
export async function finish(
  gameServer: GameServer,
  { token }: HallPlayer,
  command: HallCommand,
  { roundId, answer }: KnownCommand,
): Promise<Played> {
  // The answer was stored by this command, so it has the command's type.
  if (answer !== null) return answer as Played;
  const round = await advanceRound(gameServer, roundId, token);
  if (round.state === 'undone') throw new GameServerRefusalError('tryAgain');
  return answerCommand(gameServer.db, command, await playAnswer(gameServer.db, round));
}

/** Creates the stored form of a frame's command; its id ensures that it is executed at most once. */
export const commandOf = (
  { owner, gameId }: HallPlayer,
  call: string,
  request: { readonly clientTxnId: string },
): HallCommand => ({
  owner,
  clientTxnId: request.clientTxnId,
  body: { ...request, call, gameId },
});
