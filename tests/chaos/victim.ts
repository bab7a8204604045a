import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeArguments } from '../../server/testing/built-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

/** A server process that the test kills. It has a data folder of its own. */
export interface Victim {
  readonly address: string;
  /** Kills Node, and if `database` is true also all its PostgreSQL processes. Resolves when they have ended. */
  kill(database: boolean): Promise<void>;
  /** Kills all PostgreSQL processes of the server; Node runs on and restarts them. Resolves when they have ended. */
  killDatabase(): Promise<void>;
}

/** Starts the lobby's server on the port `more.PORT`, or on any free one, and waits until it is ready. */
export async function startVictim(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const port = more['PORT'] ?? String(await freePort());
  const { child, address } = await startNode(folder, {
    entry: 'main',
    ready: '/readyz',
    env: {
      DATABASE_URL: '',
      PERYA_DATA_DIR: dataDirOf(folder),
      PERYA_WORLD: 'empty',
      ...more,
      PORT: port,
    },
  });
  return {
    address,
    kill: (database) => kill(child, folder, database),
    killDatabase: () => killAll(postgresOf(folder)),
  };
}

/** Starts a game server as a process of its own, for the lobby's server with this folder; `env` holds its settings. */
export async function startGameServer(
  folder: string,
  env: Readonly<Record<string, string>> & { readonly PORT: string },
): Promise<{ kill(): Promise<void> }> {
  const { child } = await startNode(folder, { entry: 'game-server/main', ready: '/healthz', env });
  return { kill: () => kill(child, folder, false) };
}

/**
 * Starts a process of the product and waits until it is ready. Rejects with the end of its log if it does not start.
 */
async function startNode(
  folder: string,
  {
    entry,
    ready,
    env,
  }: {
    entry: 'main' | 'game-server/main';
    ready: string;
    env: Readonly<Record<string, string>> & { readonly PORT: string };
  },
): Promise<{ child: ChildProcess; address: string }> {
  const log = join(folder, 'server.log');
  const child = spawn(process.execPath, nodeArguments(entry), {
    cwd: ROOT,
    env: {
      ...process.env,
      PERYA_RATE_LIMITS: 'off',
      PERYA_LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk));
  const address = `http://127.0.0.1:${env.PORT}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(`${address}${ready}`))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`server/${entry}.ts did not get ready:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    }
    await pause(50);
  }
  return { child, address };
}

/** Returns the PostgreSQL data folder of a server. */
export const dataDirOf = (folder: string): string => join(folder, 'postgres');

async function kill(child: ChildProcess, folder: string, database: boolean): Promise<void> {
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const backends = database ? postgresOf(folder) : [];
  child.kill('SIGKILL');
  await killAll(backends);
  await gone;
}

async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) tryKill(pid);
  while (pids.some(isAlive)) await pause(5);
}

/** Returns the ids of all PostgreSQL processes that use a server's folder (Linux only). */
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
    // The process has already exited.
  }
}

/** Returns whether the server at an address reports that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** Returns a TCP port that is free on this machine. */
export function freePort(): Promise<number> {
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
