import { API_PREFIX } from '../../contract/calls.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { asker, type OpenGame } from '../../server/testing/studio.ts';
import { makePlayer } from '../../server/testing/players.ts';
import { openSession } from '../../server/sessions/sessions.ts';
import { dataDirOf } from './victim.ts';

/** A player with coins who is logged in at a server of a folder. */
export interface Visitor {
  readonly userId: number;
  readonly login: string;
}

/** A game that a visitor has open: its calls. */
export type Seat = Omit<OpenGame, 'userId' | 'login' | 'sessionId'>;

/** Makes players with coins (hundredths), logged in. */
export async function makeVisitors(db: Database, count: number, coins: number): Promise<Visitor[]> {
  const at = Date.now();
  const visitors: Visitor[] = [];
  for (let made = 0; made < count; made++) {
    const userId = await makePlayer(db, { coins, at });
    visitors.push({ userId, login: await openSession(db, userId, '127.0.0.1', at) });
  }
  return visitors;
}

/** Opens a title of the hall for coins at a running server. Throws when it does not open. */
export async function takeSeat(address: string, { login }: Visitor, gameId: number): Promise<Seat> {
  const response = await fetch(`${address}${API_PREFIX}startGame`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: login },
    body: JSON.stringify({ gameId }),
  });
  const { errcode, frameUrl } = (await response.json()) as { errcode: number; frameUrl: string };
  if (errcode !== 0) throw new Error(`startGame answered ${errcode}`);
  return asker(new URL(frameUrl).origin, frameUrl);
}

/** Uses the database of a folder beside its server. */
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
