import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  playerTokenOf,
  GAME_SERVER_PREFIX,
  type GameServerAnswer,
  type GameServerCallName,
  type GameServerRefused,
  type GameServerResult,
} from '../../contract/game-server.ts';
import type { Database } from '../db/database.ts';
import { openGameServerDatabase } from '../game-server/database.ts';
import { serveGameServer, type ServedGameServer } from '../game-server/serve-game-server.ts';
import { type TestProduct, type TestProductOptions, testProduct } from './product.ts';
import { signUp } from './sessions.ts';

/** Secret that the lobby's server and the game server share in tests. */
export const GAME_SERVER_SECRET = 'a secret of the tests, long enough for a game server';

/** Length of a hash chain of shared rounds in tests, in rounds. */
const SHORT_CHAIN = 3_000;

/** The lobby's server and the game server, each on its own port, connected over HTTP. */
export interface TestHall {
  readonly product: TestProduct;
  readonly served: ServedGameServer;
  /** The game server's database. */
  readonly book: Database;
  close(): Promise<void>;
}

/**
 * Starts the lobby's server and the game server on one clock and one database. Tests of shared rounds move the clock by
 * hand (shared-game.ts).
 */
export async function testHall({
  arcadeGames = [],
  autoPlay = false,
  ...options
}: { arcadeGames?: readonly number[]; autoPlay?: boolean } & Pick<
  TestProductOptions,
  'clock' | 'providers' | 'restricted'
> = {}): Promise<TestHall> {
  // The url is filled in when the game server listens; its port is not known before.
  const arcade = { games: new Set(arcadeGames), url: '' };
  const product = await testProduct({
    ...options,
    gameServer: { origin: 'http://games.test', secret: GAME_SERVER_SECRET, arcade },
  });
  const book = await openGameServerDatabase(product.db.url);
  const served = await serveGameServer({
    db: book,
    clock: product.clock,
    mode: 'test',
    wallet: await listen(product.served),
    secret: GAME_SERVER_SECRET,
    framedBy: ['http://lobby.test'],
    limits: false,
    autoPlay,
    chains: { length: SHORT_CHAIN },
    ticksShared: false,
  });
  arcade.url = await listen(served);
  return {
    product,
    served,
    book,
    async close() {
      await served.close();
      await book.close();
      await product.close();
    },
  };
}

/** Makes a server listen on a free port; returns its address. */
async function listen({ app }: Pick<ServedGameServer, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A game that a player has opened. */
export interface OpenGame {
  readonly userId: number;
  readonly login: string;
  readonly sessionId: string;
  /** Address of the game server and the player token, for requests that are not calls. */
  readonly gameServer: string;
  readonly playerToken: string;
  /** Makes a call to the game server over HTTP; returns its answer. */
  readonly ask: <Name extends GameServerCallName>(
    name: Name,
    body?: object,
  ) => Promise<GameServerAnswer<Name>>;
  /** Makes a call; returns its result, or throws if it is refused. */
  readonly done: <Name extends GameServerCallName>(
    name: Name,
    body?: object,
  ) => Promise<GameServerResult<Name>>;
  /** Makes a call; returns its refusal, or throws if it is accepted. */
  readonly refused: (name: GameServerCallName, body?: object) => Promise<GameServerRefused>;
}

/** Opens a title in the same way as the page /game/start, for the given player or a new player with coins. */
export async function openGame(
  { product, served }: TestHall,
  gameId: number,
  {
    coins = 100_000,
    tryIt = false,
    player,
  }: { coins?: number; tryIt?: boolean; player?: { userId: number; token: string } } = {},
): Promise<OpenGame> {
  const { userId, token: login } = player ?? (await signUp(product, { coins }));
  const started = await product.ask('startGame', { gameId, tryIt }, { token: login });
  const { port } = served.app.server.address() as AddressInfo;
  const ask = asker(`http://127.0.0.1:${port}`, started.frameUrl);
  return { userId, login, sessionId: started.sessionId, ...ask };
}

/** Returns a function that makes calls to a game server, like the game's frame at that address. */
export function asker(
  gameServer: string,
  frameUrl: string,
): Omit<OpenGame, 'userId' | 'login' | 'sessionId'> {
  const token = playerTokenOf(new URL(frameUrl).hash) ?? '';
  const ask = async <Name extends GameServerCallName>(
    name: Name,
    body: object = {},
  ): Promise<GameServerAnswer<Name>> => {
    const response = await fetch(`${gameServer}${GAME_SERVER_PREFIX}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as GameServerAnswer<Name>;
  };
  return {
    gameServer,
    playerToken: token,
    ask,
    async done(name, body) {
      const answer = await ask(name, body);
      if (answer.status === 'refused') throw new Error(`${name} was refused: ${answer.code}`);
      return answer.result;
    },
    async refused(name, body) {
      const answer = await ask(name, body);
      if (answer.status === 'done') throw new Error(`${name} was done`);
      return answer;
    },
  };
}

/** Creates the body of a bet with a new id. */
export const bet = (choice: unknown, stake = 1_000) => ({ clientTxnId: randomUUID(), stake, choice });
