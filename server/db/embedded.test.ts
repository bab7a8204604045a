import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopEmbedded } from './embedded.ts';
import { nodeArguments } from '../testing/built-server.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, 'SIGKILL');
  await stopEmbedded(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a process that opens the folder's database. Resolves when the process prints "open", or with its output if it
 * has ended.
 */
async function owner(): Promise<{ child: ChildProcess; pid: number; output: string }> {
  const child = spawn(process.execPath, [...nodeArguments('owner'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    once(createInterface(child.stderr), 'line').then(([line]) => String(line)),
  ]);
  return { child, pid: child.pid ?? 0, output };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

const postmaster = (): number => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a second writer on the same folder is refused with one clear sentence, and the first continues', async () => {
  const first = await owner();
  expect(first.output).toBe('open');
  const second = await owner();
  expect(second.output).toContain(
    `Another Perya is running on this folder's database (process ${first.pid}).`,
  );
  await expect(openDatabase({ url: '', dataDir })).rejects.toThrow('Another Perya');

  const guest = await openDatabase({ url: '', dataDir, shareWithOwner: true });
  await guest.query("insert into house_switches values ('seen-by-a-guest', true)");
  await guest.close();
  expect(await kill(first.child, 'SIGTERM')).toBe(0);
  const next = await openDatabase({ url: '', dataDir });
  expect((await next.query("select is_on from house_switches where name = 'seen-by-a-guest'")).rows).toEqual([
    { is_on: true },
  ]);
  await next.close();
});

test('after kill -9 of an owner, the next process attaches to the PostgreSQL that still runs', async () => {
  const { child } = await owner();
  const pid = postmaster();
  await kill(child, 'SIGKILL');
  const db = await openDatabase({ url: '', dataDir });
  expect(postmaster()).toBe(pid);
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await db.close();
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
});

test('after kill -9 of an owner and its PostgreSQL, the next process restarts PostgreSQL immediately', async () => {
  const { child } = await owner();
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  await kill(child, 'SIGKILL');
  const db = await openDatabase({ url: '', dataDir });
  expect(postmaster()).not.toBe(pid);
  await db.close();
});

test('an owner whose PostgreSQL dies restarts it and stays the owner', async () => {
  const db = await openDatabase({ url: '', dataDir });
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      () =>
        db.query('select 1 as one').then(
          ({ rows }) => rows,
          () => [],
        ),
      { timeout: 15_000 },
    )
    .toEqual([{ one: 1 }]);
  await expect
    .poll(
      () =>
        openDatabase({ url: '', dataDir }).then(
          () => 'opened',
          (error: Error) => error.name,
        ),
      { timeout: 15_000 },
    )
    .toBe('AlreadyOwnedError');
  await db.close();
});

test('of many simultaneous starts on a new folder, exactly one becomes the owner', async () => {
  const output = (await Promise.all(Array.from({ length: 3 }, owner))).map((started) => started.output);
  expect(output.filter((line) => line === 'open')).toHaveLength(1);
  expect(output.filter((line) => line.startsWith('Another Perya'))).toHaveLength(2);
});
