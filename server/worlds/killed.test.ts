import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startEmbedded, stopEmbedded } from '../db/embedded.ts';
import { createDatabase } from '../db/pool.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { nodeArguments } from '../testing/built-server.ts';

/** Size of the journals table, in bytes, when a world is partly created: about a fifth of the final size. */
const UNDER_WAY_BYTES = 100_000;
/** Time limit, ms: creating a world takes several seconds, on a busy machine many more. */
const WITHIN_MS = 90_000;

let folder: string;
let dataDir: string;
let db: Database;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perya-killed-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  db = createDatabase(embedded.url('perya'), { poolSize: 1 });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await db.close();
  await stopEmbedded(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server in the same way as `npm start`. */
function start() {
  const child = spawn(process.execPath, nodeArguments('main'), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PERYA_DATA_DIR: dataDir,
      PERYA_WORLD: 'demo',
      PERYA_LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  ends.push(kill);
  return { kill, output: () => output };
}

/** Reads the size of the journals table in bytes, including uncommitted rows. */
const written = (): Promise<number> =>
  db.query<{ size: number }>("select pg_relation_size('journals') as size").then(
    ({ rows }) => rows[0]?.size ?? 0,
    // The database or the table does not exist yet.
    () => 0,
  );

const worldUnderWay = (): Promise<void> =>
  expect.poll(written, { timeout: WITHIN_MS }).toBeGreaterThan(UNDER_WAY_BYTES);

const players = async (): Promise<number> => {
  const { rows } = await db.query<{ n: number }>('select count(*) as n from users');
  return rows[0]?.n ?? Number.NaN;
};

test('when the creation of a world is killed midway, the database has no world, and the next start creates it completely', async () => {
  const first = start();
  await worldUnderWay();
  await first.kill();
  expect(first.output()).not.toContain('Perya is open');
  expect(await players()).toBe(0);

  // Reading waits until PostgreSQL has rolled back the killed transaction; vacuum then removes its rows.
  await db.query('select 1 from accounts limit 1');
  await db.query('vacuum journals');
  expect(await written()).toBeLessThan(UNDER_WAY_BYTES);
  const second = start();
  await worldUnderWay();
  process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await second.kill();
  expect(second.output()).not.toContain('Perya is open');

  const third = start();
  await expect.poll(third.output, { timeout: WITHIN_MS }).toContain('Perya is open');
  expect(third.output()).toContain('The world "demo" is made');
  expect(await players()).toBe(61);
  const { rows } = await db.query<{ n: number }>("select count(*) as n from journals where kind = 'bet'");
  expect(rows[0]?.n).toBeGreaterThan(3_000);
  expect((await verifyLedger(db)).faults).toEqual([]);
}, 240_000);
