import type { Database } from '../../../server/db/database.ts';
import { grantChances } from '../../../server/jackpot/chances.ts';
import { readPlayerSeed } from '../../../server/fair/seeds.ts';
import { readWallet } from '../../../server/ledger/wallet.ts';
import { WORLD_LOGINS, type WorldName } from '../../../server/worlds/world.ts';
import { drawJackpot, type JackpotTier } from '../../../fair/jackpot.ts';
import { commit } from '../../../fair/random.ts';

/** The player of a test, with functions that read and change the player's data in the database. */
export interface Player {
  readonly id: number;
  readonly account: string;
  readonly password: string;
  /** Grants jackpot spins, as a promotion would. */
  grant(count: number): Promise<void>;
  /** Sets the secret seed of the next draw so that it has the chosen result. Resolves to the seed's commitment. */
  fixNextDraw(choice: DrawChoice): Promise<string>;
  /** Resolves to the coins in the wallet, in hundredths. */
  coins(): Promise<number>;
  chances(): Promise<number>;
  draws(): Promise<readonly StoredDraw[]>;
  /** Blocks this player's draws in the database; resolves to a function that ends the block. */
  holdDraws(): Promise<() => Promise<void>>;
  /** Resolves once a draw of this player is blocked in the database. */
  drawWaits(): Promise<void>;
  /** Ends all sessions in the database; open pages notice it at their next call. */
  revokeSessions(): Promise<void>;
}

/** Result of a draw: a cell of the grid, or the jackpot of a tier. */
export type DrawChoice = { readonly cell: number } | { readonly tier: JackpotTier };

/** A draw as stored in the database. */
export interface StoredDraw {
  readonly cell: number;
  readonly tier: JackpotTier | null;
  /** Payout of the jackpot, in hundredths; 0 if the draw did not win it. */
  readonly bonus: number;
}

/** Indexes of cells in the Lucky Jackpot's grid, by their prize in pesos (docs/product-rules.md, Lucky Jackpot). */
export const CELL = { coin1: 0, coin5: 1, coin20: 3, coin188: 5, coin2: 7, coin10: 10, coin50: 11 } as const;

const GAME = 'lucky-jackpot';

/** Maximum number of seeds tried for a chosen result; the rarest, the mega jackpot, needs 25,000 on average. */
const MOST_SEEDS = 2_000_000;
const POLL_MS = 20;
const WAITS_WITHIN_MS = 15_000;

/** Returns the player who exists in the seed data `world`. */
export async function playerOf(db: Database, world: WorldName): Promise<Player> {
  const login = WORLD_LOGINS[world];
  if (login === undefined) throw new Error(`nobody plays in the world "${world}"`);
  const { rows } = await db.query<{ id: number }>('select id from users where account = $1', [login.account]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the world "${world}" has no ${login.account}`);
  return playerWith(db, id, login);
}

/** Returns the player with an id, for a player whom the test has registered. */
export function playerWith(db: Database, id: number, login: { account: string; password: string }): Player {
  return {
    id,
    ...login,
    grant: (count) => grantChances(db, { userId: id, count, source: 'promotion', at: Date.now() }),
    fixNextDraw: (choice) => fixNextDraw(db, id, choice),
    coins: async () => (await readWallet(db, id)).coin,
    async chances() {
      const { rows } = await db.query<{ count: number }>(
        'select count(*) from jackpot_chances where user_id = $1 and expires_at > $2',
        [id, Date.now()],
      );
      return rows[0]?.count ?? 0;
    },
    async draws() {
      const { rows } = await db.query<StoredDraw>(
        `select (outcome ->> 'cell')::int as cell, outcome ->> 'tier' as tier, (outcome ->> 'bonus')::bigint as bonus
         from fair_rounds where user_id = $1 and game = '${GAME}' order by id`,
        [id],
      );
      return rows;
    },
    holdDraws: () => holdDraws(db, id),
    drawWaits: () => drawWaits(db),
    async revokeSessions() {
      await db.query('update sessions set revoked_at = $2 where user_id = $1', [id, Date.now()]);
    },
  };
}

async function fixNextDraw(db: Database, userId: number, choice: DrawChoice): Promise<string> {
  const { clientSeed, nonce } = await readPlayerSeed(db, { userId, game: GAME });
  for (let count = 0; count < MOST_SEEDS; count++) {
    const seed = commit(`${userId} ${count}`);
    const { cell, tier } = drawJackpot(seed, clientSeed, nonce);
    if ('cell' in choice ? cell !== choice.cell : tier !== choice.tier) continue;
    await db.query('update fair_players set seed = $2 where user_id = $1 and game = $3', [
      userId,
      seed,
      GAME,
    ]);
    return commit(seed);
  }
  throw new Error(`no seed leads to ${JSON.stringify(choice)}`);
}

async function holdDraws(db: Database, userId: number): Promise<() => Promise<void>> {
  await readPlayerSeed(db, { userId, game: GAME });
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query('select 1 from fair_players where user_id = $1 and game = $2 for update', [
    userId,
    GAME,
  ]);
  let held = true;
  return async () => {
    if (!held) return;
    held = false;
    await client.query('commit');
    client.release();
  };
}

/**
 * Resolves once a draw waits for a lock. The draw is this player's, since no other player of the test's database draws.
 */
async function drawWaits(db: Database): Promise<void> {
  const until = Date.now() + WAITS_WITHIN_MS;
  while (Date.now() < until) {
    const { rowCount } = await db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%fair_players%for update%'`,
    );
    if (rowCount !== null && rowCount > 0) return;
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error('no draw came to the database');
}
