import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorldDatabase } from './world-database.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ENTRY = join(ROOT, 'dist/server/main.js');
const STARTS_WITHIN_MS = 60_000;

/** The built product, running as a process of its own. */
export interface Server {
  /** Where the browser finds it, without a slash at the end. */
  readonly url: string;
  /** Its output so far. */
  readonly log: () => string;
  /** Ends it at once, as kill -9 does. */
  kill(): Promise<void>;
}

/** Starts dist/server as `npm start` does after building, on a free port unless one is given, and waits until it is open. */
export async function startServer(
  place: WorldDatabase['place'],
  port: number = 0,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  if (!existsSync(ENTRY) || !existsSync(join(ROOT, 'dist/client/index.html'))) {
    throw new Error('The product is not built: npm run build');
  }
  const database =
    'dataDir' in place ? { PERYA_DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', ENTRY], {
    cwd: ROOT,
    env: {
      ...inherited,
      ...more,
      ...database,
      HOST: '127.0.0.1',
      PORT: String(port),
      PERYA_LOG_LEVEL: 'error',
    },
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
  return {
    url,
    log: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
