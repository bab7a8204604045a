import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { choosePlace, giveTo, type EmbeddedPaths } from './embedded-place.ts';

/** A running embedded PostgreSQL that this process manages. It is not a child process if it was already running. */
export interface Embedded {
  /** Returns the connection string of a database of this server. */
  url(database: string): string;
  /** Stops PostgreSQL: closes connections and writes everything to disk. */
  stop(): Promise<void>;
}

/** Options of an embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** Data directory; created if missing. */
  readonly dataDir: string;
  /** Additional PostgreSQL settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives messages for the person who starts the server. */
  readonly log: (line: string) => void;
}

const SUPERUSER = 'perya';
const START_WITHIN_MS = 20_000;
const STOP_WITHIN_MS = 15_000;
const POLL_MS = 25;
/** Longest path of a Unix socket that every system allows, in bytes. */
const SOCKET_PATH_BYTES = 103;
const LOG_BYTES = 5_000_000;

/**
 * The database holds money: every commit is on disk before it is acknowledged. The other settings suit a small machine.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '1GB',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  // Reads are served from memory; on two cores parallel workers would only cost time.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Ensures that the data directory's PostgreSQL runs: attaches to it if it runs, else starts it, after creating a
 * missing data directory.
 */
export async function startEmbedded({ dataDir, settings = {}, log }: EmbeddedOptions): Promise<Embedded> {
  const place = await choosePlace(dataDir, log);
  await makeCluster(place, log);
  await run(place, { ...SETTINGS, ...settings });
  return {
    url: (database) => connection(place, database).url,
    stop: () => stop(place),
  };
}

/** Stops the PostgreSQL server that a killed process has left running in a data directory, if there is one. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  await stop(await choosePlace(dataDir, () => {}));
}

async function makeCluster(place: EmbeddedPaths, log: (line: string) => void): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  log(`A new PostgreSQL database is made in ${place.data}.`);
  removeUnfinished(place);
  // The cluster is created under another name and then renamed, so that a process killed midway leaves no
  // complete-looking folder.
  const half = `${place.data}.new-${process.pid}`;
  const passwordFile = `${half}.password`;
  const password = randomBytes(24).toString('base64url');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  giveTo(place.user, half);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(place.user, passwordFile);
  try {
    await initdb(place, half, passwordFile);
    // Local connections use a socket inside the data directory, which only its owner and root can enter.
    renameSync(passwordFile, join(half, 'perya.password'));
    renameSync(half, place.data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
  }
}

/** Removes the unfinished folders of processes that were killed while they created a cluster. */
function removeUnfinished(place: EmbeddedPaths): void {
  const start = `${basename(place.data)}.new-`;
  for (const name of readdirSync(dirname(place.data))) {
    if (!name.startsWith(start) || isAlive(Number.parseInt(name.slice(start.length), 10))) continue;
    rmSync(join(dirname(place.data), name), { recursive: true, force: true });
  }
}

function initdb(place: EmbeddedPaths, data: string, passwordFile: string): Promise<void> {
  const child = spawn(
    place.initdb,
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...place.user, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`PostgreSQL's database could not be made:\n${output.join('')}`)),
    );
  });
}

/**
 * Attaches to PostgreSQL or starts it, with retries: a server that has just died keeps its pid file for a moment, a
 * server that has just started does not respond yet, and another process may be starting the same one.
 */
async function run(place: EmbeddedPaths, settings: Readonly<Record<string, string>>): Promise<void> {
  const until = Date.now() + START_WITHIN_MS;
  let child: ReturnType<typeof launch> | undefined;
  let refusal = '';
  while (Date.now() < until) {
    const answer = await ping(place);
    if (answer === 'ready') return;
    refusal = answer;
    if (child === undefined || child.ended()) {
      dropStalePidFile(place);
      if (!isAlive(postmasterPid(place))) child = launch(place, settings, await freePort(place));
    }
    await pause(POLL_MS);
  }
  throw new Error(`PostgreSQL did not start in ${place.data} (${refusal}). Its log says:\n${logTail(place)}`);
}

function launch(place: EmbeddedPaths, settings: Readonly<Record<string, string>>, port: number | undefined) {
  const where =
    port === undefined
      ? { listen_addresses: '', unix_socket_directories: place.data }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const logFile = logPath(place);
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > LOG_BYTES ? 'w' : 'a', 0o640);
  const child = spawn(
    place.postgres,
    [
      '-D',
      place.data,
      ...Object.entries({ ...settings, ...where }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // In a separate process group: an interrupt at the terminal reaches only Node, which first finishes its requests.
    // The log goes to a file, because a pipe would break when Node is killed.
    { ...place.user, env: { ...process.env, LC_ALL: 'C' }, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let ended = false;
  child.on('exit', () => (ended = true));
  child.on('error', () => (ended = true));
  child.unref();
  return { ended: () => ended };
}

/**
 * Removes pid files whose PostgreSQL has ended although another process now has its pid, which happens after a crash of
 * the machine, or if its zombie was never reaped (Linux only). With such a file PostgreSQL would never start again.
 * Keeps the files while a process still works in the data directory.
 */
function dropStalePidFile(place: EmbeddedPaths): void {
  const pid = postmasterPid(place);
  if (pid === undefined || !isAlive(pid) || process.platform !== 'linux') return;
  const postmaster = readProcess(pid);
  const isGone = postmaster === undefined || postmaster.state === 'Z' || postmaster.name !== 'postgres';
  if (!isGone || isInUse(place.data)) return;
  // The socket's lock file contains the same pid.
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    rmSync(join(place.data, name), { force: true });
}

/** Reads the name and state of a process from "pid (name) state ...". */
function readProcess(pid: number): { name: string; state: string } | undefined {
  try {
    const match = /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return match?.[1] === undefined || match[2] === undefined
      ? undefined
      : { name: match[1], state: match[2] };
  } catch {
    return undefined;
  }
}

/** Returns whether any process has the data directory as its working directory, as all processes of PostgreSQL do. */
function isInUse(data: string): boolean {
  const real = realpathSync(data);
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readlinkSync(`/proc/${name}/cwd`) === real;
    } catch {
      // The process has ended in the meantime, or belongs to another user; processes of our user are readable.
      return false;
    }
  });
}

async function stop(place: EmbeddedPaths): Promise<void> {
  const pid = postmasterPid(place);
  if (pid === undefined || !isAlive(pid)) return;
  const until = Date.now() + STOP_WITHIN_MS;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything is written.
  signal(pid, 'SIGINT');
  while (isAlive(pid) && postmasterPid(place) === pid) {
    if (Date.now() > until)
      throw new Error(`PostgreSQL (process ${pid}) does not stop. Its log says:\n${logTail(place)}`);
    await pause(POLL_MS);
  }
}

async function ping(place: EmbeddedPaths): Promise<string> {
  const client = new pg.Client({
    connectionString: connection(place, 'postgres').url,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

const usesSocket = (place: EmbeddedPaths): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(place.data, '.s.PGSQL.5432')) <= SOCKET_PATH_BYTES;

function connection(place: EmbeddedPaths, database: string): { url: string } {
  if (usesSocket(place))
    return { url: `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(place.data)}` };
  const password = readFileSync(join(place.data, 'perya.password'), 'utf8').trim();
  return { url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${pidFile(place)?.[3] ?? 0}/${database}` };
}

async function freePort(place: EmbeddedPaths): Promise<number | undefined> {
  if (usesSocket(place)) return undefined;
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

/** Reads the lines of postmaster.pid: pid, data directory, start time, port and so on. */
function pidFile(place: EmbeddedPaths): string[] | undefined {
  try {
    return readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function postmasterPid(place: EmbeddedPaths): number | undefined {
  const pid = Number(pidFile(place)?.[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

function isAlive(pid: number | undefined): boolean {
  return pid !== undefined && signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const logPath = (place: EmbeddedPaths): string => `${place.data}.log`;

function logTail(place: EmbeddedPaths): string {
  const path = logPath(place);
  return existsSync(path)
    ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
    : '(nothing)';
}
