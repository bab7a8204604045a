import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { DEAL_RULES, dealing } from '../../fair/coin-pusher/deal.ts';
import { hashTable } from '../../fair/coin-pusher/hash.ts';
import type { DiscTable } from '../../fair/coin-pusher/table.ts';
import { commit, type FairStream, openStream } from '../../fair/random.ts';
import type { Database } from '../db/database.ts';
import { closeRound, openRound } from '../fair/rounds.ts';
import { type PlayerSeed, readPlayerSeed } from '../fair/seeds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { grantFreeRound } from '../ledger/stake.ts';
import { type StoredTable, findTable, insertFirstTable } from './tables.ts';

const GAME = 'coin-pusher';
/** Maximum number of attempts to deal a table while the player keeps changing the client seed. */
const ATTEMPTS = 3;

/** A player's request to deal a coin pusher table. */
export interface DealAsked {
  readonly userId: number;
  /** The commitment that the player was shown: the hash of the seed. */
  readonly seedHash: string;
  /** Time of the request, ms since 1970. */
  readonly at: number;
}

interface Dealt extends PlayerSeed {
  readonly stream: FairStream;
  readonly table: DiscTable;
}

/** Deals that are being computed now, by database and player id. */
const dealingNow = new WeakMap<Database, Map<number, Promise<Dealt>>>();

/**
 * Reads the player's table, or deals it from the committed seed as the first round of the player's chain of seeds.
 * Nobody can choose a table: the same seed deals the same table, and the first one stored is kept. Call it outside of
 * transactions. Throws conditionNotMet if `seedHash` is not the current commitment.
 */
export async function dealOnce(db: Database, { userId, seedHash, at }: DealAsked): Promise<StoredTable> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await findTable(db, userId);
    if (known) return known;
    const promised = await readPlayerSeed(db, { userId, game: GAME });
    // The player was never shown this commitment, or another request has dealt the table in the meantime.
    if (commit(promised.seed) !== seedHash) break;
    const here = dealingNow.get(db) ?? new Map<number, Promise<Dealt>>();
    dealingNow.set(db, here);
    const running = here.get(userId) ?? deal(promised).finally(() => here.delete(userId));
    here.set(userId, running);
    await store(db, { userId, at, dealt: await running });
  }
  const dealt = await findTable(db, userId);
  if (dealt) return dealt;
  throw new CallError(ErrorCode.conditionNotMet);
}

/**
 * Deals a table in about half a second, giving way to other requests. The result depends only on the seed, so it runs
 * outside of transactions.
 */
async function deal(promised: PlayerSeed): Promise<Dealt> {
  const stream = openStream(promised.seed, promised.clientSeed, promised.nonce);
  const turns = dealing({ ...promised, stream });
  let turn = turns.next();
  while (!turn.done) {
    await setImmediate();
    turn = turns.next();
  }
  return { ...promised, stream, table: turn.value };
}

/** Stores the table and reveals its seed, unless a table exists or the client seed has changed in the meantime. */
async function store(
  db: Database,
  { userId, at, dealt }: { userId: number; at: number; dealt: Dealt },
): Promise<void> {
  const { table, seed, clientSeed, nonce, stream } = dealt;
  const outcome = { hash: hashTable(table), discs: table.discs.length };
  // A player has one table, so the deal happens once even with a random id.
  const clientTxnId = randomUUID();
  const command = { userId, clientTxnId, name: 'coinPusherDeal', body: {}, at };
  await runIdempotent(db, command, async (client) => {
    const round = await openRound(grantFreeRound(client, 'coin-pusher-deal', { userId, at }), { game: GAME });
    const isStale = round.seed !== seed || round.clientSeed !== clientSeed || round.nonce !== nonce;
    if (isStale || !(await insertFirstTable(client, { userId, seed, at, table }))) return {};
    return closeRound(
      { ...round, stream },
      { clientTxnId, rulesVersion: DEAL_RULES, payout: 0, journalId: null, outcome },
    );
  });
}
