import * as v from 'valibot';
import {
  gameServerCalls,
  type GameServerAnswer,
  type GameServerCallName,
  type GameServerRequest,
  type GameServerResult,
} from '../../contract/game-server.ts';
import { GAMES } from '../../contract/catalogue/games.ts';
import { MAX_WIN } from '../../fair/bets.ts';
import { advanceRound } from './advance-round.ts';
import { cashOut, play, step } from './play.ts';
import { assertInTime, assertOpenSession, type HallPlayer, readPlayer } from './player.ts';
import { NoAnswerError } from './game-wallet.ts';
import { GameServerRefusalError } from './refusal.ts';
import { readDoneRounds, readOpenRound } from './rounds.ts';
import { chooseClientSeed } from './seeds.ts';
import { cancelBet, getOff, placeBet } from './shared/bets.ts';
import { walletOf, type GameServer } from './game-server.ts';
import { returnRangeOf } from './returns.ts';
import { stakesOf } from './titles.ts';
import { toHallRound, readShownSeeds } from './answers.ts';

type GameServerHandlers = {
  readonly [Name in GameServerCallName]: (
    gameServer: GameServer,
    player: HallPlayer,
    request: GameServerRequest<Name>,
  ) => Promise<GameServerResult<Name>>;
};

const handlers: GameServerHandlers = {
  async open(gameServer, player) {
    // The balance below refuses a session that has ended otherwise.
    assertInTime(gameServer, player);
    const { gameId, title, playerId, sessionId, token } = player;
    const left = await readOpenRound(gameServer.db, player);
    // A bet whose answer was lost is sent to the wallet again; if the wallet refuses it, there is no round.
    const found = left && (await advanceRound(gameServer, left.id, token).catch(ignoreRefusal));
    const round = found?.state === 'open' ? found : null;
    return {
      gameId,
      title: title.title,
      family: title.game,
      kind: title.payTable,
      look: title.artSlug,
      mode: playerId === null ? 'fun' : 'coins',
      balance: await walletOf(gameServer, player).balance({ playerId, sessionId }, token),
      stakes: stakesOf(title),
      returnRange: returnRangeOf(title),
      maximumWin: MAX_WIN,
      autoPlay: gameServer.autoPlay && GAMES[title.game].autoPlay,
      ...(await readShownSeeds(gameServer.db, player, round)),
      round: round && toHallRound(round),
    };
  },

  async play(gameServer, player, request) {
    assertShared(player, false);
    return play(gameServer, player, request);
  },

  step,

  async cashOut(gameServer, player, request) {
    return 'shared' in player.title.rules
      ? getOff(gameServer, player, request)
      : cashOut(gameServer, player, request);
  },

  async placeBet(gameServer, player, request) {
    assertShared(player, true);
    return placeBet(gameServer, player, request);
  },

  async cancelBet(gameServer, player, request) {
    assertShared(player, true);
    return cancelBet(gameServer, player, request);
  },

  async setClientSeed(gameServer, player, { clientSeed }) {
    await assertOpenSession(gameServer, player);
    await chooseClientSeed(gameServer.db, player, clientSeed);
    return readShownSeeds(gameServer.db, player, null);
  },

  async rounds(gameServer, player, { before, pageSize }) {
    await assertOpenSession(gameServer, player);
    const found = await readDoneRounds(gameServer.db, player, { before, count: pageSize + 1 });
    return { list: found.slice(0, pageSize).map(toHallRound), more: found.length > pageSize };
  },

  async latestBets(gameServer, player) {
    assertInTime(gameServer, player);
    return { list: [...(await gameServer.latest.ofOthers(player))] };
  },
};

/**
 * Asserts that `placeBet` is used only for shared rounds and `play` only for other games. Refuses with invalidRequest.
 */
function assertShared({ title }: HallPlayer, isShared: boolean): void {
  if ('shared' in title.rules !== isShared) throw new GameServerRefusalError('invalidRequest');
}

/** Handles a call of a game's frame. `limit` counts the call and returns whether the session may still make it. */
export async function handleGameServerCall(
  gameServer: GameServer,
  name: GameServerCallName,
  { token, body, limit }: { token: string; body: unknown; limit: (sessionId: string) => boolean },
): Promise<GameServerAnswer<GameServerCallName>> {
  try {
    const player = readPlayer(gameServer, token);
    if (!limit(player.sessionId)) throw new GameServerRefusalError('rateLimited');
    const parsed = v.safeParse(gameServerCalls[name].request, body);
    if (!parsed.success) throw new GameServerRefusalError('invalidRequest');
    // The message has just passed the schema of this name, but TypeScript cannot see that in a table of handlers by
    // name.
    const handle = handlers[name] as (
      gameServer: GameServer,
      player: HallPlayer,
      request: unknown,
    ) => Promise<GameServerResult<GameServerCallName>>;
    return { status: 'done', result: await handle(gameServer, player, parsed.output) };
  } catch (error) {
    if (error instanceof GameServerRefusalError) return error.answer;
    gameServer.onError(error);
    return { status: 'refused', code: 'tryAgain' };
  }
}

/** Ignores the refusal of a bet, which is not an error for a call that only reads. */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof GameServerRefusalError || error instanceof NoAnswerError) return undefined;
  throw error;
}
