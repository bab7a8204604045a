import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StudioLink } from './game-launch/handlers.ts';
import type { Env, Mode } from './mode.ts';

/** How the lobby's server and the house studio find each other (docs/providers.md, Our own studio). */
export interface StudioPlan extends StudioLink {
  /** The port to start it on beside this process; undefined when it runs elsewhere. */
  readonly port: number | undefined;
  /** Origins of the lobby; when it runs elsewhere it knows them itself. */
  readonly framedBy: readonly string[];
}

const PORT = 4181;
const PORTS_TO_TRY = 20;
const SHORTEST_SECRET = 32;
/** Titles of the second brand: ids, parted by spaces. */
const gamesOf = (text = ''): ReadonlySet<number> => new Set(text.split(' ').filter(Boolean).map(Number));

/** On a developer's machine the lobby may stand on any port, its own or Vite's. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Reads from the environment where the house studio is, and finds a port for one beside this process. Undefined in production
 * without the origins that browsers reach both by. Throws when it is elsewhere and no secret is shared.
 */
export async function planStudio(mode: Mode, env: Env, host: string): Promise<StudioPlan | undefined> {
  const origin = env['PERYA_STUDIO_ORIGIN'];
  const lobby = env['PERYA_LOBBY_ORIGINS'];
  const isElsewhere = env['PERYA_STUDIO'] === 'elsewhere';
  if (mode === 'production' && (origin === undefined || (lobby === undefined && !isElsewhere)))
    return undefined;
  const given = env['PERYA_STUDIO_SECRET'];
  if (given === undefined ? isElsewhere : given.length < SHORTEST_SECRET)
    throw new Error(`PERYA_STUDIO_SECRET needs at least ${SHORTEST_SECRET} characters.`);
  // Without one that outlives this process, games that are open have to be opened again after a restart.
  const secret = given ?? randomBytes(SHORTEST_SECRET).toString('hex');
  const framedBy = lobby?.split(' ') ?? THIS_MACHINE;
  const arcadeAt = (url: string) => ({ arcade: { games: gamesOf(env['PERYA_ARCADE_GAMES']), url } });
  if (isElsewhere) {
    if (origin === undefined) throw new Error('PERYA_STUDIO is elsewhere: PERYA_STUDIO_ORIGIN tells where.');
    return { origin, secret, framedBy, port: undefined, ...arcadeAt(origin) };
  }
  // Where the lobby takes any port, so does the studio.
  const wanted = env['PERYA_STUDIO_PORT'] ?? (env['PORT'] === '0' ? 0 : PORT);
  const port = await freePort(Number(wanted), host);
  const here = `http://localhost:${port}`;
  return { origin: origin ?? here, secret, framedBy, port, ...arcadeAt(here) };
}

/** Finds a port that nobody listens on, from a wanted one upwards; any when 0 is wanted. */
async function freePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY; port++) {
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, host, () => done(true));
    });
    if (!isFree) continue;
    const address = probe.address();
    probe.close();
    await once(probe, 'close');
    return typeof address === 'object' && address !== null ? address.port : port;
  }
  throw new Error(`No port is free for the studio from ${wanted} on.`);
}

/** A studio that fell over is started again after this long. */
const AGAIN_AFTER_MS = 1_000;

/** In the sources and in the built server alike. */
const ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './studio/main.ts' : './studio/main.js', import.meta.url),
);

/** What the house studio beside a server knows of it. */
export interface StudioNeighbour {
  /** Where the server takes the wallet's messages. */
  readonly wallet: string;
  readonly databaseUrl: string;
  readonly host: string;
  readonly mode: Mode;
}

/** Returns the environment of the house studio beside a server, made from the server's own. */
export const studioEnv = (
  env: Env,
  { port, secret, framedBy }: StudioPlan,
  { wallet, databaseUrl, host, mode }: StudioNeighbour,
): Env => ({
  ...env,
  PERYA_MODE: mode,
  PERYA_WALLET: wallet,
  PERYA_STUDIO_SECRET: secret,
  PERYA_STUDIO_DATABASE_URL: databaseUrl,
  PERYA_LOBBY_ORIGINS: framedBy.join(' '),
  PORT: String(port),
  HOST: host,
});

/** A house studio that was started beside a server. */
export interface StudioBeside {
  /** Kept when it takes its first call. */
  readonly opened: Promise<unknown>;
  /** Lets it finish the requests in flight. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the house studio as a process beside this one, and again whenever it falls over. It ends with this process, however that
 * ends.
 */
export function startStudioBeside(env: Env): StudioBeside {
  let isOpen = (): void => {};
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  const stopped = new AbortController();
  let child: ChildProcess;
  const start = (): void => {
    child = fork(ENTRY, { env });
    child.once('message', isOpen);
    child.once('exit', (code) => {
      if (stopped.signal.aborted) return;
      console.error(`The studio ended (${code ?? 'killed'}) and is started again.`);
      void pause(AGAIN_AFTER_MS, undefined, { signal: stopped.signal }).then(start, () => {});
    });
  };
  start();
  const stop = async (): Promise<void> => {
    stopped.abort();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { opened, stop };
}
