import { randomBytes } from 'node:crypto';
import { commit } from '../../fair/random.ts';
import type { Queryable } from '../db/database.ts';

/** Seeds that decide an owner's next round of a game. The server seed is secret. */
export interface NextSeed {
  readonly seed: string;
  readonly clientSeed: string;
  /** Number of the round with this server seed, from 0. */
  readonly nonce: number;
}

/** Owner and game; each such pair has its own seeds. */
export interface SeedOwner {
  /** A player who plays for coins, or a session for fun. */
  readonly owner: string;
  readonly gameId: number;
}

const newSeed = (): string => randomBytes(32).toString('hex');

/** Reads the seed of the next round, creating it if there is none. */
export async function readSeed(db: Queryable, { owner, gameId }: SeedOwner): Promise<NextSeed> {
  await db.query({
    name: 'seed-make',
    text: `insert into seeds (owner, game_id, seed, client_seed) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [owner, gameId, newSeed(), randomBytes(8).toString('hex')],
  });
  const { rows } = await db.query<NextSeed>({
    name: 'seed-read',
    text: `select seed, client_seed as "clientSeed", nonce from seeds where owner = $1 and game_id = $2`,
    values: [owner, gameId],
  });
  return theOne(rows);
}

/** Takes the seed of the next round. The seed of the round after it is ready when the transaction commits. */
export async function takeSeed(db: Queryable, { owner, gameId }: SeedOwner): Promise<NextSeed> {
  await readSeed(db, { owner, gameId });
  const { rows } = await db.query<NextSeed>({
    name: 'seed-take',
    text: `update seeds s set seed = $3, nonce = s.nonce + 1
           from (select * from seeds where owner = $1 and game_id = $2 for update) as before
           where s.owner = $1 and s.game_id = $2
           returning before.seed, before.client_seed as "clientSeed", before.nonce`,
    values: [owner, gameId, newSeed()],
  });
  return theOne(rows);
}

/** Sets the client seed, which applies from the next round on. */
export async function chooseClientSeed(db: Queryable, seat: SeedOwner, clientSeed: string): Promise<void> {
  await readSeed(db, seat);
  await db.query('update seeds set client_seed = $3 where owner = $1 and game_id = $2', [
    seat.owner,
    seat.gameId,
    clientSeed,
  ]);
}

/** Returns the seed data that a player may know before a round. */
export const shownSeed = ({ seed, clientSeed, nonce }: NextSeed) => ({
  clientSeed,
  nonce,
  nextSeedHash: commit(seed),
});

function theOne(rows: readonly NextSeed[]): NextSeed {
  const [row] = rows;
  if (row === undefined) throw new Error('a seat has no seed');
  return row;
}
