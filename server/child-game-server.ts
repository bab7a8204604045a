import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import type { GameServerLink } from './game-launch/handlers.ts';
import type { Mode } from './mode.ts';
import type { Env } from './settings.ts';

/** Configuration of the link between the lobby's server and the game server (docs/providers.md, The game server). */
export interface GameServerPlan extends GameServerLink {
  /** Port of the game server beside this process; undefined if the game server runs elsewhere. */
  readonly port: number | undefined;
  /** Origins of the lobby that may show games in a frame; a game server on another machine has its own setting. */
  readonly framedBy: readonly string[];
}

/** Port of the game server unless PERYA_GAME_SERVER_PORT names another. */
export const GAME_SERVER_PORT = 4181;
const SECRET_BYTES = 32;

/** On a developer's machine the lobby may be at any port: the server's own or that of Vite. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Settings of the link between the lobby's server and the game server (docs/configuration.md, Game server). */
export interface GameServerSettings {
  /** Origin at which browsers reach the game server; undefined for the address of the one beside this process. */
  readonly origin: string | undefined;
  readonly lobbyOrigins: readonly string[] | undefined;
  /** True if the game server runs elsewhere and this process starts none. */
  readonly isElsewhere: boolean;
  /** Secret shared with the game server; undefined for a new one at each start. */
  readonly secret: string | undefined;
  /** First port to try for the game server beside this process; 0 for any. */
  readonly port: number | undefined;
  /** Ids of the titles that the second brand plays. */
  readonly arcadeGames: ReadonlySet<number>;
}

/**
 * Returns how the game server is reached, and finds a free port if it runs beside this process. Returns undefined in
 * production if the public origin of either server is missing.
 */
export async function planGameServer(
  mode: Mode,
  { origin, lobbyOrigins, isElsewhere, secret: given, port: wanted, arcadeGames }: GameServerSettings,
  host: string,
): Promise<GameServerPlan | undefined> {
  if (mode === 'production' && (origin === undefined || (lobbyOrigins === undefined && !isElsewhere)))
    return undefined;
  // Without a configured secret, a random one ends with this process: after a restart, players reopen their games.
  const secret = given ?? randomBytes(SECRET_BYTES).toString('hex');
  const framedBy = lobbyOrigins ?? THIS_MACHINE;
  const arcadeAt = (url: string) => ({ arcade: { games: arcadeGames, url } });
  if (isElsewhere && origin !== undefined)
    return { origin, secret, framedBy, port: undefined, ...arcadeAt(origin) };
  const port = await findFreePort(wanted ?? GAME_SERVER_PORT, host);
  const here = `http://localhost:${port}`;
  return { origin: origin ?? here, secret, framedBy, port, ...arcadeAt(here) };
}

/** Delay before a crashed game server is restarted, ms. */
const AGAIN_AFTER_MS = 1_000;

/** Path of the game server's entry module, in the sources and in the built server. */
const ENTRY = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './game-server/main.ts' : './game-server/main.js',
    import.meta.url,
  ),
);

/** What the game server needs to know about the lobby's server that starts it. */
export interface ParentServer {
  /** Address where the lobby's server receives wallet messages. */
  readonly wallet: string;
  readonly databaseUrl: string;
  readonly host: string;
  readonly mode: Mode;
}

/** Returns the environment variables of the game server, derived from those of the lobby's server. */
export const gameServerEnv = (
  env: Env,
  { port, secret, framedBy }: GameServerPlan,
  { wallet, databaseUrl, host, mode }: ParentServer,
): Env => ({
  ...env,
  PERYA_MODE: mode,
  PERYA_WALLET: wallet,
  PERYA_GAME_SERVER_SECRET: secret,
  PERYA_GAME_SERVER_DATABASE_URL: databaseUrl,
  PERYA_LOBBY_ORIGINS: framedBy.join(' '),
  PORT: String(port),
  HOST: host,
});

/** A game server that runs as a process beside the lobby's server. */
export interface ChildGameServer {
  /** Resolves when the game server accepts calls. */
  readonly opened: Promise<unknown>;
  /** Stops the game server after it has finished the requests in flight. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the game server as a process beside this one, and restarts it after a crash. The game server ends whenever
 * this process ends, even after kill -9.
 */
export function startChildGameServer(env: Env): ChildGameServer {
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
      console.error(`The game server ended (${code ?? 'killed'}) and is started again.`);
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
