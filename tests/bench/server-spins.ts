import type { Database } from '../../server/db/database.ts';

/** Spins per second in a run, and percentiles of their latency, ms. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Players of the benchmark's database: `count` consecutive ids. Before a run all have the same round number. */
export interface Spinners {
  readonly firstId: number;
  readonly count: number;
}

/** Seed of every round of a run; fixed, so that the pool and pgbench draw the same outcomes. */
export const BENCH_SEED = 'ab'.repeat(32);
/** Time of every event of a run, ms since 1970. */
export const BENCH_AT = 1_000_000_000_000;

/** Number of draws that each player has left at the start of a run; a run cannot use them up. */
const CHANCES = 25;
const FAR = 4_000_000_000_000;

/** Computes the speed of a run from the latency of each spin, ms. */
export function speedOf(latencies: readonly number[], seconds: number): Speed {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Creates `count` players, each with a wallet. */
export async function seedSpinners(db: Database, count: number): Promise<Spinners> {
  const { rows } = await db.query<{ id: number }>(
    `with made as (
       insert into users (account, nickname, invite_code, birth_date, declared_at, registered_at)
       select 'bench' || n, 'Bench ' || n, 'B' || lpad(n::text, 7, '0'), '1990-01-01', 0, 0 from generate_series(1, $1) n
       returning id
     ), wallets as (
       insert into accounts (owner, name, currency)
       select id, name, currency from made, (values ('wallet', 'coin'), ('hold', 'coin'), ('diamonds', 'diamond')) a (name, currency)
     ), totals as (insert into player_totals (user_id) select id from made)
     select min(id) as id from made`,
    [count],
  );
  return { firstId: rows[0]?.id ?? 0, count };
}

/** Resets all players to round 0 with all their draws left, and vacuums the tables. */
export async function resetSpinners(db: Database, { firstId, count }: Spinners): Promise<void> {
  const range = [firstId, firstId + count - 1];
  await db.query('delete from jackpot_chances where user_id between $1 and $2', range);
  await db.query('delete from commands where user_id between $1 and $2', range);
  await db.query('delete from fair_rounds where user_id between $1 and $2', range);
  await db.query(
    `insert into fair_players (user_id, game, seed, client_seed)
     select n, 'lucky-jackpot', $3, 'bench' from generate_series($1::bigint, $2::bigint) n
     on conflict (user_id, game) do update set nonce = 0, seed = $3`,
    [...range, BENCH_SEED],
  );
  await db.query(
    `insert into jackpot_chances (user_id, source, day, at, expires_at)
     select n, 'world', 0, 0, $3 from generate_series($1::bigint, $2::bigint) n, generate_series(1, ${CHANCES})`,
    [...range, FAR],
  );
  await db.query('vacuum (analyze) jackpot_chances, commands, fair_rounds, fair_players, accounts, users');
  await db.query('checkpoint');
}
