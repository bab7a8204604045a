import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open-database.ts';
import { httpSpins } from './server-http.ts';
import { drawMix, poolSpins, wholeDraws } from './server-pool.ts';
import { findPgbench, pgbenchSpins } from './server-pgbench.ts';
import { type Speed, seedSpinners } from './server-spins.ts';
import { type Row, median } from './table.ts';

const CLIENTS = 32;
const PLAYERS = 4_000;
const SECONDS = 4;
const ROUNDS = 3;
const RATIO_GOAL = 0.8;
const TAIL_GOAL = 5;

/**
 * Measures how many spins per second the server plays. The product's connection pool runs in turns with pgbench, which
 * sends the same statements to the same database. Measures spins over HTTP too (docs/performance.md).
 */
export async function serverRows(log: (line: string) => void = () => {}): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  chmodSync(folder, 0o755);
  const db = await openDatabase({ url: '', dataDir: join(folder, 'postgres'), poolSize: CLIENTS });
  try {
    const spinners = await seedSpinners(db, PLAYERS);
    const mix = await drawMix(db, spinners);
    const ours: Speed[] = [];
    const bare: Speed[] = [];
    const pgbench = findPgbench();
    // Warms up without measuring, so that pool and pgbench find warm caches and prepared plans.
    await poolSpins(db, spinners, mix, CLIENTS, 1);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await poolSpins(db, spinners, mix, CLIENTS, SECONDS));
      log(`pool ${Math.round(ours.at(-1)?.perSecond ?? 0)} spins/s`);
      if (typeof pgbench === 'string')
        bare.push(await pgbenchSpins(pgbench, db.url, spinners, mix, CLIENTS, SECONDS, folder));
      if (bare.length > 0) log(`pgbench ${Math.round(bare.at(-1)?.perSecond ?? 0)} spins/s`);
    }
    const whole = await wholeDraws(db, spinners, CLIENTS, SECONDS);
    const http = await httpSpins(db, spinners, CLIENTS, SECONDS);
    return [
      ...ratioRows(ours, bare, pgbench),
      tailRow(ours, bare),
      speedRow('A whole draw in Node (seed, outcome, statement), spins a second', whole),
      speedRow('Spins a second through HTTP, session check included', http),
    ];
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ratioRows(
  ours: readonly Speed[],
  bare: readonly Speed[],
  pgbench: ReturnType<typeof findPgbench>,
): Row[] {
  const own = median(ours.map((speed) => speed.perSecond));
  const what = `Spins a second at the SQL layer, ${CLIENTS} clients, against pgbench with the same statements`;
  if (typeof pgbench !== 'string') {
    return [{ what, value: `${Math.round(own)}; ${pgbench.missing}`, goal: `≥ ${RATIO_GOAL} × pgbench` }];
  }
  const theirs = median(bare.map((speed) => speed.perSecond));
  const ratio = own / theirs;
  return [
    {
      what,
      value: `${ratio.toFixed(2)} (${Math.round(own)} of ${Math.round(theirs)})`,
      goal: `≥ ${RATIO_GOAL}`,
      ok: ratio >= RATIO_GOAL,
    },
  ];
}

function tailRow(ours: readonly Speed[], bare: readonly Speed[]): Row {
  const tail = (speeds: readonly Speed[]): number => median(speeds.map(({ p50, p99 }) => p99 / p50));
  const ratio = tail(ours);
  const [p50, p99] = [median(ours.map((speed) => speed.p50)), median(ours.map((speed) => speed.p99))];
  const theirs = bare.length === 0 ? '' : `; pgbench ${tail(bare).toFixed(1)} ×`;
  return {
    what: 'p99 of a spin against its p50, through our pool',
    value: `${ratio.toFixed(1)} × (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${theirs})`,
    goal: `≤ ${TAIL_GOAL} ×`,
    ok: ratio <= TAIL_GOAL,
  };
}

const speedRow = (what: string, { perSecond, p50, p99 }: Speed): Row => ({
  what,
  value: `${Math.round(perSecond)} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms)`,
  goal: '',
});
