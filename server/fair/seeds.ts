import { randomBytes } from 'node:crypto';
import type { GameName } from '../../contract/fair.ts';
import { commit } from '../../fair/random.ts';
import type { Queryable } from '../db/database.ts';

/** Creates a server seed: 64 hex characters from the system's random source. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** A player's next round in the chain of seeds of a game. The server seed is secret. */
export interface PlayerSeed {
  readonly seed: string;
  readonly clientSeed: string;
  /** Nonce of the next round. */
  readonly nonce: number;
}

/** What a player may know about the next seed before the round. */
export interface SeedShown {
  readonly clientSeed: string;
  readonly nonce: number;
  readonly nextSeedHash: string;
}

const WHO = 'where user_id = $1 and game = $2';

/**
 * Reads the player's seed of a game, creating it if there is none. With `lock`, it stays locked until the transaction
 * ends.
 */
export async function readPlayerSeed(
  db: Queryable,
  { userId, game, lock = false }: { userId: number; game: GameName; lock?: boolean },
): Promise<PlayerSeed> {
  const read = () =>
    db.query<PlayerSeed>({
      name: lock ? 'fair-seed-lock' : 'fair-seed',
      text: `select seed, client_seed as "clientSeed", nonce from fair_players ${WHO}${lock ? ' for update' : ''}`,
      values: [userId, game],
    });
  let { rows } = await read();
  if (rows.length === 0) {
    await db.query(
      `insert into fair_players (user_id, game, seed, client_seed) values ($1, $2, $3, $4) on conflict do nothing`,
      [userId, game, newSeed(), randomBytes(8).toString('hex')],
    );
    ({ rows } = await read());
  }
  const row = rows[0];
  if (!row) throw new Error(`player ${userId} has no seed of ${game}`);
  return row;
}

/** Returns what a player may know about the seed of the next round. */
const shownSeed = ({ seed, clientSeed, nonce }: PlayerSeed): SeedShown => ({
  clientSeed,
  nonce,
  nextSeedHash: commit(seed),
});

/** Reads the commitment to the player's next seed of a game, creating the seed if there is none. */
export const readSeed = async (db: Queryable, who: { userId: number; game: GameName }): Promise<SeedShown> =>
  shownSeed(await readPlayerSeed(db, who));
