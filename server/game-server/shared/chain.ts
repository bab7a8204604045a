import { hash as digest, randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, Queryable } from '../../db/database.ts';

/** The public data of a game's hash chain (docs/games.md, Chain). */
export interface Chain {
  readonly id: number;
  /** Number of rounds in the chain. */
  readonly length: number;
  /** Anchor of the chain: the hash h_0, published before the first round. */
  readonly anchor: string;
  readonly salt: string;
}

/** Distance between stored hashes, in rounds; a hash in between is computed from the next stored one. */
const KEPT_EVERY = 1_000;

/**
 * Computes the hash of the round before, like fair/shared/chain.ts, but with Node's native SHA-256: a hundred times
 * faster.
 */
const hashBefore = (hash: string): string => digest('sha256', hash, 'hex');

/** Length and salts of new chains. */
export interface ChainPlan {
  readonly length: number;
  /**
   * Salt of each game's chain. The source of the salt was announced before its value existed (docs/providers.md).
   * Random if omitted.
   */
  readonly salts?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Returns the newest chain of a game; creates one if there is none or the last one is used up. The salt becomes known
 * only after the anchor, so that nobody can choose a chain to fit the salt. Returns undefined until the salt is known.
 */
export async function openChain(db: Database, game: string, plan: ChainPlan): Promise<Chain | undefined> {
  const found = await readChain(db, game);
  const isUsedUp = found !== undefined && (await readLastNumber(db, found.id)) >= found.length;
  const chain = found === undefined || isUsedUp ? await makeChain(db, game, plan.length) : found;
  if (chain.salt !== null) return { ...chain, salt: chain.salt };
  const salt = plan.salts === undefined ? randomBytes(32).toString('hex') : plan.salts[game];
  // The salt of an older chain was already known when this chain was made, so it is not accepted.
  if (salt === undefined || (await isSaltUsed(db, salt))) return undefined;
  await db.query('update chains set salt = $2 where id = $1 and salt is null', [chain.id, salt]);
  return { ...chain, salt };
}

async function isSaltUsed(db: Queryable, salt: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from chains where salt = $1', [salt]);
  return rowCount !== 0;
}

type StoredChain = Omit<Chain, 'salt'> & { readonly salt: string | null };

async function readChain(db: Queryable, game: string): Promise<StoredChain | undefined> {
  const { rows } = await db.query<StoredChain>(
    'select id, length, anchor, salt from chains where kind = $1 order by id desc limit 1',
    [game],
  );
  return rows[0];
}

/** Reads the number of the last round played with a chain; 0 before the first round. */
export async function readLastNumber(db: Queryable, chainId: number): Promise<number> {
  const { rows } = await db.query<{ last: number }>({
    name: 'shared-last',
    text: 'select coalesce(max(number), 0) as last from shared_rounds where chain_id = $1',
    values: [chainId],
  });
  return rows[0]?.last ?? 0;
}

/** Computes a chain from its end to its anchor, with pauses for other work, and stores every KEPT_EVERY-th hash. */
async function makeChain(db: Database, game: string, length: number): Promise<StoredChain> {
  const numbers: number[] = [];
  const hashes: string[] = [];
  let hash = randomBytes(32).toString('hex');
  for (let number = length; number > 0; number--) {
    if (number === length || number % KEPT_EVERY === 0) {
      numbers.push(number);
      hashes.push(hash);
      await breathe();
    }
    hash = hashBefore(hash);
  }
  return db.transaction(async (client) => {
    const { rows } = await client.query<StoredChain>(
      'insert into chains (kind, length, anchor) values ($1, $2, $3) returning id, length, anchor, salt',
      [game, length, hash],
    );
    const [chain] = rows;
    if (chain === undefined) throw new Error('a chain was not stored');
    await client.query(
      'insert into chain_hashes (chain_id, number, hash) select $1, * from unnest($2::bigint[], $3::text[])',
      [chain.id, numbers, hashes],
    );
    return chain;
  });
}

/** Reads the hash of a round, which is secret until the round has ended. */
export async function readHash(db: Queryable, chainId: number, number: number): Promise<string> {
  const { rows } = await db.query<{ number: number; hash: string }>({
    name: 'chain-hash',
    text: 'select number, hash from chain_hashes where chain_id = $1 and number >= $2 order by number limit 1',
    values: [chainId, number],
  });
  const [kept] = rows;
  if (kept === undefined) throw new Error(`the chain ${chainId} has no round ${number}`);
  let { hash } = kept;
  for (let at = kept.number; at > number; at--) hash = hashBefore(hash);
  return hash;
}
