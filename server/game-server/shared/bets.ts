import { randomUUID } from 'node:crypto';
import type { SharedBet, GameServerRequest, GameServerResult } from '../../../contract/game-server.ts';
import { advanceRound } from '../advance-round.ts';
import { answerCommand, type KnownCommand, storeCommand } from '../commands.ts';
import { commandOf, finish } from '../play.ts';
import { assertInTime, type HallPlayer } from '../player.ts';
import { NoAnswerError } from '../game-wallet.ts';
import { GameServerRefusalError } from '../refusal.ts';
import { bookRound, type BookedRound, moveRound, readRound, type SharedPlace } from '../rounds.ts';
import { walletOf, type GameServer } from '../game-server.ts';
import { readBet } from '../titles.ts';
import { type SettledSharedBet, settleBets, VOID_MULTIPLIER } from './shared-rounds.ts';
import type { SharedTable } from './table.ts';

/**
 * Places a bet in the given shared round, at most once for its clientTxnId: reserves a place, takes the stake from the
 * wallet, and only then enters the bet. A bet that arrives in time is in, even if the wallet answers after bets have
 * closed. Refuses with betsClosed, enoughBets, sessionEnded, choiceNotOffered,
 * stakeNotOffered, conflict, and with the wallet's refusals.
 */
export async function placeBet(
  gameServer: GameServer,
  player: HallPlayer,
  request: GameServerRequest<'placeBet'>,
): Promise<GameServerResult<'placeBet'>> {
  const table = tableOf(gameServer, player);
  const { owner, playerId, sessionId, isArcade, gameId, title, name } = player;
  const command = commandOf(player, 'placeBet', request);
  const choice = readBet(title, request);
  const id = randomUUID();
  // Reserve the place before anything else: the time of arrival decides whether the bet is in time.
  const seat = reserveSeat(table, request.number, { owner, id });
  const known = await gameServer.db
    .transaction<KnownCommand>(async (client) => {
      const before = await storeCommand(client, command, id);
      if (before !== undefined) return before;
      assertInTime(gameServer, player);
      if (seat instanceof GameServerRefusalError) throw seat;
      const place = {
        owner,
        gameId,
        playerId,
        sessionId,
        isArcade,
        payTable: title.payTable,
        isSteps: false,
      };
      const at = gameServer.clock.now();
      await bookRound(client, {
        ...place,
        id,
        at,
        stake: request.stake,
        choice,
        shared: seat,
        shownName: name,
      });
      return { roundId: id, answer: null };
    })
    .catch((error: unknown) => {
      table.release(owner, id);
      throw error;
    });
  if (known.roundId !== id) table.release(owner, id);
  // The answer was stored by this command, so it has the command's type.
  if (known.answer !== null) return known.answer as GameServerResult<'placeBet'>;
  const round = await advanceRound(gameServer, known.roundId, player.token).catch((error: unknown) => {
    // After NoAnswerError the bet may have been taken, so its place stays reserved.
    if (!(error instanceof NoAnswerError)) table.release(owner, known.roundId);
    throw error;
  });
  if (round.state === 'undone') {
    table.release(owner, round.id);
    throw new GameServerRefusalError('betsClosed');
  }
  return answerCommand(gameServer.db, command, { bet: toSharedBet(round), balance: round.balance ?? 0 });
}

/**
 * Reserves a place for a bet. Returns the refusal instead of throwing it, because a repeated call gets its first answer
 * even after bets have closed.
 */
function reserveSeat(
  table: SharedTable,
  number: number,
  { owner, id }: { readonly owner: string; readonly id: string },
): SharedPlace | GameServerRefusalError {
  try {
    return table.reserve(number, owner, id);
  } catch (error) {
    if (error instanceof GameServerRefusalError) return error;
    throw error;
  }
}

/** Cancels a bet while bets are open. Refuses with betsClosed and unknownRound. */
export async function cancelBet(
  gameServer: GameServer,
  player: HallPlayer,
  { roundId }: GameServerRequest<'cancelBet'>,
): Promise<GameServerResult<'cancelBet'>> {
  const { owner, gameId, playerId, sessionId, token } = player;
  const round = await readRound(gameServer.db, roundId);
  if (round?.owner !== owner || round.gameId !== gameId) throw new GameServerRefusalError('unknownRound');
  if (round.state !== 'undoing' && round.state !== 'undone')
    await tableOf(gameServer, player).withdraw(owner, roundId, () =>
      moveRound(gameServer.db, roundId, ['open', 'undoing']),
    );
  await advanceRound(gameServer, roundId);
  return { balance: await walletOf(gameServer, player).balance({ playerId, sessionId }, token) };
}

/**
 * Cashes a bet out at the multiplier that the curve has reached now, at most once for a clientTxnId. Refuses with
 * unknownRound, roundSettled, choiceNotOffered, conflict.
 */
export async function getOff(
  gameServer: GameServer,
  player: HallPlayer,
  request: GameServerRequest<'cashOut'>,
): Promise<GameServerResult<'cashOut'>> {
  const at = gameServer.clock.now();
  const { roundId } = request;
  const command = commandOf(player, 'cashOut', request);
  const known = await tableOf(gameServer, player).getOff(player.owner, roundId, at, (settle) =>
    gameServer.db.transaction<KnownCommand>(async (client) => {
      const before = await storeCommand(client, command, roundId);
      if (before !== undefined) return before;
      await settleBets(client, [await orSettled(gameServer, player, roundId, settle)]);
      return { roundId, answer: null };
    }),
  );
  return finish(gameServer, player, command, known);
}

/**
 * Returns the result of a request about a bet. If the table no longer knows the bet and the player did place it,
 * refuses with roundSettled.
 */
async function orSettled(
  { db }: GameServer,
  { owner }: HallPlayer,
  roundId: string,
  settle: () => SettledSharedBet,
): Promise<SettledSharedBet> {
  try {
    return settle();
  } catch (error) {
    const isGone = error instanceof GameServerRefusalError && error.code === 'unknownRound';
    if (isGone && (await readRound(db, roundId))?.owner === owner)
      throw new GameServerRefusalError('roundSettled');
    throw error;
  }
}

/** Returns the table of the player's game. Refuses with tryAgain if another process runs the table. */
export function tableOf({ shared }: GameServer, { title }: HallPlayer): SharedTable {
  const table = shared.table(title.game);
  if (table === undefined) throw new GameServerRefusalError('tryAgain');
  return table;
}

const STATUS: Partial<Record<BookedRound['state'], SharedBet['status']>> = { asking: 'asking', open: 'open' };

/** Returns the part of a bet in a shared round that its own player sees. */
const toSharedBet = ({ id, shared, stake, choice, state, multiplier, payout }: BookedRound): SharedBet => ({
  roundId: id,
  number: shared?.number ?? 0,
  stake,
  choice,
  status: STATUS[state] ?? (multiplier === VOID_MULTIPLIER ? 'returned' : 'over'),
  multiplier,
  payout,
});
