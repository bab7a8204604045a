import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerHost } from './server-host.mjs';
import type { WorldDatabase } from './world-database.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ENTRY = join(ROOT, 'dist/server/main.js');
const STARTS_WITHIN_MS = 60_000;

/** A running server of the built product. */
export interface Server {
  /** Address for the browser, without a slash at the end. */
  readonly url: string;
  /** Returns what the server has printed and logged so far. */
  readonly log: () => string;
  /** Kills the server as kill -9 does. Rejects if it shares its process with others. */
  kill(): Promise<void>;
  /** Ends the server: kills its process, or closes it after its open requests if it shares the process. */
  end(): Promise<void>;
}

/** Options of `startServer`. */
export interface ServerOptions {
  /** TCP port; default: any free one. */
  readonly port?: number;
  /** Additional environment variables. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Starts dist/server in a process of its own, as `npm start` does after building, and waits until it is open. */
export async function startServer(place: WorldDatabase['place'], options?: ServerOptions): Promise<Server> {
  const child = spawn(process.execPath, ['--enable-source-maps', ENTRY], {
    cwd: ROOT,
    env: envOf(place, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const tooLate = setTimeout(
      () => reject(new Error(`The server did not open:\n${output}`)),
      STARTS_WITHIN_MS,
    );
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Perya is open:\s+(http:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(tooLate);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server ended at its start:\n${output}`)));
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, log: () => output, kill, end: kill };
}

/**
 * Opens a server in the process of a host, and waits until it is open. Its `end` rejects if the server leaves a timer or
 * socket open.
 */
export async function openHosted(
  host: ServerHost,
  place: WorldDatabase['place'],
  options?: ServerOptions,
): Promise<Server> {
  let output = '';
  const log = (text: string): void => {
    output += text;
  };
  const { address, close } = await host.open(envOf(place, options), log).catch((error: unknown) => {
    throw new Error(`The server did not open:\n${output}`, { cause: error });
  });
  return {
    url: address,
    log: () => output,
    kill: () => Promise.reject(new Error('Only a server in a process of its own can be killed: `inFolder`.')),
    end: close,
  };
}

/** Returns all environment variables of a server, so that it cannot get another database from this process. */
function envOf(
  place: WorldDatabase['place'],
  { port = 0, more = {} }: ServerOptions = {},
): Readonly<Record<string, string | undefined>> {
  if (!existsSync(ENTRY) || !existsSync(join(ROOT, 'dist/client/index.html')))
    throw new Error('The product is not built: npm run build');
  const { DATABASE_URL: _, ...inherited } = process.env;
  return {
    ...inherited,
    ...more,
    ...('dataDir' in place ? { PERYA_DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
    HOST: '127.0.0.1',
    PORT: String(port),
    PERYA_LOG_LEVEL: 'error',
  };
}
