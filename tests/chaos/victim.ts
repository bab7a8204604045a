import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

/** A real server process on a folder of its own, to be killed. */
export interface Victim {
  readonly address: string;
  /** Kills Node at once; with `database` true its PostgreSQL and every backend too. Answers when they are gone. */
  kill(database: boolean): Promise<void>;
}

/** Starts the server and waits until it is ready; throws with the end of its log when it does not get there. */
export async function startVictim(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const port = await freePort();
  const log = join(folder, 'server.log');
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PERYA_DATA_DIR: dataDirOf(folder),
      PERYA_WORLD: 'empty',
      PERYA_RATE_LIMITS: 'off',
      PERYA_LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk));
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`the server did not get ready:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    }
    await pause(50);
  }
  return { address, kill: (database) => kill(child, folder, database) };
}

/** Where the server of a folder keeps its PostgreSQL. */
export const dataDirOf = (folder: string): string => join(folder, 'postgres');

async function kill(child: ChildProcess, folder: string, database: boolean): Promise<void> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const backends = database ? postgresOf(folder) : [];
  child.kill('SIGKILL');
  for (const pid of backends) tryKill(pid);
  await gone;
  while (backends.some(isAlive)) await pause(5);
}

/** The postmaster of a folder and its children (Linux). */
function postgresOf(folder: string): number[] {
  const postmaster = Number(readFileSync(join(dataDirOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number);
  return [postmaster, ...children];
}

const statOf = (pid: string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
};
const parentOf = (pid: string): number => Number(statOf(pid)[1]);
const isAlive = (pid: number): boolean => !['Z', 'X', undefined].includes(statOf(String(pid))[0]);

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}
