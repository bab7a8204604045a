import { ErrorCode } from '../contract/errors.ts';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopEmbedded } from './db/embedded.ts';
import { openDatabase } from './db/open-database.ts';
import { nodeArguments } from './testing/built-server.ts';

/** Key for players' documents in one test run. */
const DOCUMENT_KEY = randomBytes(32).toString('base64');

let folder: string;
let dataDir: string;
const ends: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-main-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await stopEmbedded(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as `npm start` does; resolves when the server prints that it is open. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, nodeArguments('main'), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PERYA_DATA_DIR: dataDir,
      PERYA_WORLD: 'empty',
      PERYA_LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  ends.push(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  createInterface(child.stdout).on('line', (line) => output.push(line));
  const expectOutput = (text: string) =>
    expect.poll(() => output.join('\n'), { timeout: 60_000 }).toContain(text);
  return {
    child,
    exited,
    output,
    expectOutput,
    address: () => /Perya is open: +(\S+)/.exec(output.join('\n'))?.[1] ?? '',
  };
}

const post = (address: string, name: string, body: object) =>
  fetch(`${address}/app/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  return { port, release: async () => void (await new Promise((done) => holder.close(done))) };
}

test('stopping the server finishes the request in flight, refuses new requests, and stops PostgreSQL', async () => {
  const { port, release } = await freePort();
  await release();
  const server = await start({ PORT: String(port) });
  await server.expectOutput('Perya is open');

  const db = await openDatabase({ url: '', dataDir, shareWithOwner: true });
  const holder = await db.pool.connect();
  await holder.query('begin; lock table users in access exclusive mode');
  const answer = post(server.address(), 'accountLogin', {
    account: 'nobody_here',
    password: 'x',
    loginType: 2,
  });
  // Counts requests that wait for the lock on the table `users`. The filter on `query` excludes background jobs, which
  // may wait for it too.
  const waiting = () =>
    db
      .query(
        `select 1 from pg_locks join pg_stat_activity using (pid)
         where not granted and relation = 'users'::regclass and query like '%into rate_limits%'`,
      )
      .then(({ rowCount }) => rowCount);
  await expect.poll(waiting).toBe(1);

  server.child.kill('SIGTERM');
  await server.expectOutput('Closing');
  // The game server stops first. Until then the lobby's server still answers requests that do not need the locked
  // table.
  await expect
    .poll(() =>
      fetch(`${server.address()}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .not.toBe(200);
  await holder.query('rollback');
  holder.release();
  expect((await (await answer).json()).errcode).toBe(ErrorCode.wrongCredentials);
  await db.close();
  expect(await server.exited).toBe(0);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
});

test('the server takes the next port when its own port is in use, and prints its address', async () => {
  const { port, release } = await freePort();
  const server = await start({ PORT: String(port) });
  await server.expectOutput('Perya is open');
  expect(server.address()).not.toBe(`http://localhost:${port}`);
  expect((await fetch(`${server.address()}/readyz`)).status).toBe(200);
  server.child.kill('SIGINT');
  expect(await server.exited).toBe(0);
  await release();
});

test('in production the server seeds no data, has no outbox page, and keeps its limits switched on', async () => {
  const list = join(folder, 'restricted.txt');
  writeFileSync(list, '09000000013\n');
  const production = {
    PERYA_MODE: 'production',
    PERYA_RESTRICTED_PERSONS: list,
    PERYA_DOCUMENT_KEYS: DOCUMENT_KEY,
    PORT: '0',
  };
  const server = await start(production);
  await server.expectOutput('Perya is open');
  await server.expectOutput('production: for real players');
  for (const missing of ['No text messages', 'No licence', 'No game of the hall', 'No passkeys', 'No TLS'])
    await server.expectOutput(missing);
  expect(server.output.join('\n')).not.toMatch(/demo|outbox/i);
  const outbox = await fetch(`${server.address()}/dev/outbox`, { headers: { accept: 'text/html' } });
  expect(outbox.status).toBe(404);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);

  const unlimited = await start({ ...production, PERYA_RATE_LIMITS: 'off' });
  expect(await unlimited.exited).toBe(1);
  expect(unlimited.output.join('')).toContain('cannot be switched off');
});

test('production refuses wrong settings with one sentence each, and a database of development', async () => {
  const list = join(folder, 'listed.txt');
  writeFileSync(list, '09000000013\n');
  const production = { PERYA_MODE: 'production', PERYA_RESTRICTED_PERSONS: list, PORT: '0' };
  const wrong = await start({
    ...production,
    PERYA_DOCUMENT_KEYS: Buffer.alloc(32).toString('base64'),
    PERYA_LOBBY_ORIGINS: '*',
    PERYA_TRUSTED_PROXIES: 'abc',
    PERYA_GAME_SERVER_SECRET: 'a'.repeat(32),
    PERYA_CRASH_SALT: '',
  });
  expect(await wrong.exited).toBe(1);
  const problems = wrong.output.join('').trim().split('\n');
  expect(problems).toHaveLength(5);
  for (const name of ['documents', 'LOBBY_ORIGINS', 'TRUSTED_PROXIES', 'GAME_SERVER_SECRET', 'CRASH_SALT'])
    expect(problems.filter((line) => line.includes(name))).toHaveLength(1);
  expect(existsSync(dataDir)).toBe(false);

  const development = await start({ PORT: '0' });
  await development.expectOutput('Perya is open');
  development.child.kill('SIGTERM');
  expect(await development.exited).toBe(0);
  const seeded = await start({ ...production, PERYA_DOCUMENT_KEYS: DOCUMENT_KEY });
  expect(await seeded.exited).toBe(1);
  expect(seeded.output.at(-1)).toMatch(/^This database was filled in development.*\n$/);
});

test('a second server on the same data folder is refused with one sentence', async () => {
  const first = await start({ PORT: '0' });
  await first.expectOutput('Perya is open');
  const second = await start({ PORT: '0' });
  expect(await second.exited).toBe(1);
  expect(second.output.join('').trim().split('\n')).toEqual([
    `Another Perya is running on this folder's database (process ${first.child.pid}). Stop it first, or set DATABASE_URL to a PostgreSQL server that several processes may share.`,
  ]);
});

test('production does not start without a valid key for documents', async () => {
  const list = join(folder, 'somebody.txt');
  writeFileSync(list, '09000000013\n');
  for (const key of ['', 'short', `${DOCUMENT_KEY},short`]) {
    const server = await start({
      PERYA_MODE: 'production',
      PERYA_RESTRICTED_PERSONS: list,
      PERYA_DOCUMENT_KEYS: key,
      PORT: '0',
    });
    expect(await server.exited).toBe(1);
    expect(server.output).toHaveLength(1);
    expect(server.output[0]).toContain('PERYA_DOCUMENT_KEYS is');
  }
});

test('production does not start without a list of restricted persons, and prints that the list is missing', async () => {
  for (const [list, message] of [
    ['', 'Production needs the list'],
    [join(folder, 'nowhere.txt'), 'cannot be read'],
  ] as const) {
    const server = await start({ PERYA_MODE: 'production', PERYA_RESTRICTED_PERSONS: list, PORT: '0' });
    expect(await server.exited).toBe(1);
    expect(server.output).toHaveLength(1);
    expect(server.output[0]).toContain(message);
    expect(server.output[0]).toContain('PERYA_RESTRICTED_PERSONS names the file');
  }
});

test("on a developer's machine the server answers only local requests, unless HOST is set", async () => {
  const alone = await start({ HOST: '', PORT: '0' });
  await alone.expectOutput('development: only this machine can reach it');
  expect((await fetch(`${alone.address()}/healthz`)).status).toBe(200);
  await expect(fetch(`${alone.address().replace('localhost', '127.0.0.2')}/healthz`)).rejects.toThrow(
    'fetch failed',
  );
});
