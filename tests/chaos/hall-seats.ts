import type { Envelope, ResponseOf } from '../../contract/call.ts';
import { API_PREFIX, type calls } from '../../contract/calls.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { asker, type OpenGame } from '../../server/testing/game-server.ts';
import { makePlayer } from '../../server/testing/players.ts';
import { openSession } from '../../server/sessions/sessions.ts';
import { dataDirOf } from './victim.ts';

/** A player with coins who is logged in. */
export interface Visitor {
  readonly userId: number;
  readonly login: string;
}

/** The calls that a visitor can send to an open game. */
export type Seat = Omit<OpenGame, 'userId' | 'login' | 'sessionId'>;

/** Creates `count` logged-in players, each with `coins` hundredths. */
export async function makeVisitors(db: Database, count: number, coins: number): Promise<Visitor[]> {
  const at = Date.now();
  const visitors: Visitor[] = [];
  for (let made = 0; made < count; made++) {
    const userId = await makePlayer(db, { coins, at });
    visitors.push({ userId, login: await openSession(db, userId, '127.0.0.1', at) });
  }
  return visitors;
}

/** Opens a game title of the hall, played for coins, at the server with this address. Rejects if it does not open. */
export async function takeSeat(address: string, visitor: Visitor, gameId: number): Promise<Seat> {
  const { frameUrl } = await askLobby(address, visitor, 'startGame', { gameId });
  return asker(new URL(frameUrl).origin, frameUrl);
}

/** Moves a visitor's coins from the game server back to the wallet. Resolves to false while a transfer is pending. */
export async function bringHome(address: string, visitor: Visitor): Promise<boolean> {
  const { list } = await askLobby(address, visitor, 'retrieveBalance', {});
  return list.every(({ state }) => state === 'empty');
}

/** Sends a call of the contract to the lobby's server. Rejects if the server refuses it. */
async function askLobby<Name extends 'startGame' | 'retrieveBalance'>(
  address: string,
  { login }: Visitor,
  name: Name,
  body: object,
): Promise<ResponseOf<(typeof calls)[Name]>> {
  const response = await fetch(`${address}${API_PREFIX}${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: login },
    body: JSON.stringify(body),
  });
  // The type is safe, since the server responds according to the contract.
  const answer = (await response.json()) as Envelope & ResponseOf<(typeof calls)[Name]>;
  if (answer.errcode !== 0) throw new Error(`${name} answered ${answer.errcode}`);
  return answer;
}

/** Runs a callback with a second connection to the database of a running server, found by the server's folder. */
export async function withDatabase<Result>(
  folder: string,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase({ url: '', dataDir: dataDirOf(folder), shareWithOwner: true, poolSize: 4 });
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}
