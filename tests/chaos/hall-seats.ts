import type { Envelope, ResponseOf } from '../../contract/call.ts';
import { API_PREFIX, type calls } from '../../contract/calls.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { asker, type OpenGame } from '../../server/testing/game-server.ts';
import { makePlayer } from '../../server/testing/players.ts';
import { openSession } from '../../server/sessions/sessions.ts';
import { dataDirOf } from './victim.ts';

/** A player with coins, logged in at the server of a folder. */
export interface Visitor {
  readonly userId: number;
  readonly login: string;
}

/** Calls of a game that a visitor has open. */
export type Seat = Omit<OpenGame, 'userId' | 'login' | 'sessionId'>;

/** Creates players with coins (hundredths), logged in. */
export async function makeVisitors(db: Database, count: number, coins: number): Promise<Visitor[]> {
  const at = Date.now();
  const visitors: Visitor[] = [];
  for (let made = 0; made < count; made++) {
    const userId = await makePlayer(db, { coins, at });
    visitors.push({ userId, login: await openSession(db, userId, '127.0.0.1', at) });
  }
  return visitors;
}

/** Opens a hall title for coins at a running server. Throws when it does not open. */
export async function takeSeat(address: string, visitor: Visitor, gameId: number): Promise<Seat> {
  const { frameUrl } = await askLobby(address, visitor, 'startGame', { gameId });
  return asker(new URL(frameUrl).origin, frameUrl);
}

/** Returns a visitor's coins to the wallet from wherever they are; false while some are still pending. */
export async function bringHome(address: string, visitor: Visitor): Promise<boolean> {
  const { list } = await askLobby(address, visitor, 'retrieveBalance', {});
  return list.every(({ state }) => state === 'empty');
}

/** Calls a running server. Throws when it refuses. */
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
  // The server answers according to the contract.
  const answer = (await response.json()) as Envelope & ResponseOf<(typeof calls)[Name]>;
  if (answer.errcode !== 0) throw new Error(`${name} answered ${answer.errcode}`);
  return answer;
}

/** Runs a callback with the database of a folder, beside its server. */
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
