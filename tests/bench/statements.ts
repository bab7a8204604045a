import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { startEmbedded } from '../../server/db/embedded.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { playBusyHour } from '../../server/testing/busy-hour.ts';
import { type BulkPlayers, insertBulkPlayers } from '../../server/testing/bulk-players.ts';
import { testProduct } from '../../server/testing/product.ts';
import {
  openRecording,
  readLargeTables,
  reportOf,
  type StatementReport,
} from '../../server/testing/statement-plans.ts';
import type { Row } from './table.ts';

/** The number of most frequent statements that are reported on their own, in addition to all statements together. */
const HOTTEST = 20;
/** Disk space that a player takes while the indexes are built, and disk space that must stay free, bytes. */
const BYTES_A_PLAYER = 26_000;
const SPARE_BYTES = 5_000_000_000;
const LARGE = 10_000;

/**
 * Checks the plan of every SQL statement that the server runs: it must scan an index over a bounded number of rows
 * (docs/performance.md). Creates a database with this number of players and fifty times as many postings, and lets some
 * of the players use the real server. The database is in PERYA_BENCH_DIR, or in the system's temporary folder, and is
 * removed at the end.
 */
export async function statementRows(players: number, log: (line: string) => void = () => {}): Promise<Row[]> {
  const folder = mkdtempSync(join(process.env['PERYA_BENCH_DIR'] ?? tmpdir(), 'perya-statements-'));
  chmodSync(folder, 0o755);
  try {
    const { bavail, bsize } = statfsSync(folder);
    const needed = players * BYTES_A_PLAYER + SPARE_BYTES;
    if (bavail * bsize < needed)
      throw new Error(`${players} players need ${gigabytes(needed)} on the disk of ${folder}`);
    await startEmbedded({ dataDir: join(folder, 'postgres'), settings: FAST, log: () => {} });
    const db = await openDatabase({ url: '', dataDir: join(folder, 'postgres'), poolSize: 2 });
    try {
      return await measure(db, players, log);
    } finally {
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(db: Database, players: number, log: (line: string) => void): Promise<Row[]> {
  const started = performance.now();
  const bulk = await insertBulkPlayers(db.url, { players, now: systemClock.now(), log });
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  const size = gigabytes(rows[0]?.bytes ?? 0);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  log(`${bulk.postings} postings of ${players} players, ${size}, made in ${minutes} min`);

  const recording = openRecording(db.url);
  const product = await testProduct({ db: recording.db });
  try {
    product.clock.set(systemClock.now());
    const refused = await playBusyHour(product, visitors(bulk));
    const large = await readLargeTables(db, LARGE);
    const reports = reportOf(recording.take(), large);
    for (const [place, report] of reports.slice(0, HOTTEST).entries()) log(lineOf(report, place));
    for (const report of reports.filter(({ faults }) => faults.length > 0))
      log(`FAULT ${report.faults.join('; ')}: ${report.text}`);
    for (const call of refused) log(`refused: ${call}`);
    return [
      countRow(`The ${HOTTEST} hottest statements of ${players} players`, reports.slice(0, HOTTEST)),
      countRow(`All ${reports.length} statements of a visit and a sweep`, reports),
      {
        what: 'Database for them',
        value: `${bulk.postings} postings, ${size}, made in ${minutes} min`,
        goal: '',
      },
    ];
  } finally {
    await product.close();
    await recording.db.close();
  }
}

/** Settings of PostgreSQL that make it faster but unsafe in a crash; the database is deleted afterwards. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  autovacuum: 'off',
} as const;

/**
 * Returns the ids of players who use the server: the player with most rounds, and players spread evenly over all ids.
 */
const visitors = ({ firstId, players }: BulkPlayers): number[] =>
  [0, 1, 0.1, 0.25, 0.5, 0.75, 0.999].map((place) =>
    place === 1 ? firstId + 1 : firstId + Math.floor(players * place),
  );

function countRow(what: string, reports: readonly StatementReport[]): Row {
  const bad = reports.filter(({ faults }) => faults.length > 0).length;
  const rows = Math.max(...reports.map((report) => report.rows));
  return {
    what,
    value: bad === 0 ? `all along indexes, at most ${rows} rows of a table` : `${bad} are not bounded`,
    goal: 'walks along indexes',
    ok: bad === 0,
  };
}

const lineOf = ({ times, rows, pages, scans, text }: StatementReport, place: number): string =>
  `${String(place + 1).padStart(2)}. ${times} times, ≤ ${rows} rows, ≤ ${pages} pages: ${scans.join(', ') || 'no table'}: ${text.slice(0, 120)}`;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
