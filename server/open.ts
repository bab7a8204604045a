import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { systemClock } from './clock.ts';
import { missingIn, readConfiguration } from './configuration.ts';
import { WrongDatabaseError } from './db/database-mode.ts';
import { OutdatedDatabaseError } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { AlreadyOwnedError } from './db/ownership.ts';
import { lobbyOriginsFor } from './gateways/lobby-origins.ts';
import { seedWhenEmpty } from './jobs/seed-when-empty.ts';
import { describeMode } from './mode.ts';
import { type Output, processOutput } from './output.ts';
import { serve, type Served } from './serve.ts';
import { type Env, SettingsError } from './settings.ts';
import {
  planGameServer,
  startChildGameServer,
  type ChildGameServer,
  gameServerEnv,
} from './child-game-server.ts';

const PORTS_TO_TRY = 20;

/** Errors that are printed as their message only, without a stack trace. */
const PLAIN = [AlreadyOwnedError, OutdatedDatabaseError, WrongDatabaseError, SettingsError];

/** What a server needs besides its environment variables. */
export interface Surroundings {
  readonly output?: Output;
  /** Starts the game server with its environment; by default as a separate process. */
  readonly startGameServer?: (env: Env) => ChildGameServer;
}

/** The lobby's server, which may still be opening. */
export interface OpeningServer {
  /**
   * Resolves to the address, without a trailing slash, when the lobby's server and the game server beside it accept
   * calls. Rejects if one of them cannot open.
   */
  readonly opened: Promise<string>;
  /**
   * Closes what is open, in order: the game server, then the lobby's server after its requests in flight, then the
   * database.
   */
  close(): Promise<void>;
}

/** Opens the lobby's server as configured by the environment, and the game server unless it runs elsewhere. */
export function openServer(env: Env, surroundings: Surroundings = {}): OpeningServer {
  const stops: (() => Promise<void>)[] = [];
  return {
    opened: open(env, surroundings, stops),
    async close() {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}

/** Returns what to print of an error: only its message if the operator needs no stack trace. */
export const problemOf = (error: unknown): unknown =>
  error instanceof Error && PLAIN.some((kind) => error instanceof kind) ? error.message : error;

async function open(
  env: Env,
  { output = processOutput, startGameServer = startChildGameServer }: Surroundings,
  stops: (() => Promise<void>)[],
): Promise<string> {
  const { print, printError, log } = output;
  const settings = readConfiguration(env, (error) =>
    printError(error instanceof Error ? error.message : error),
  );
  const { mode, host, restricted, documents, licence, parties, providers } = settings;
  const { limits, trustedProxies, codesADay } = settings;
  stops.unshift(async () => restricted.close());
  const db = await openDatabase({
    log: print,
    mode,
    url: settings.databaseUrl ?? '',
    ...(settings.dataDir === undefined ? {} : { dataDir: settings.dataDir }),
    ...(settings.poolSize === undefined ? {} : { poolSize: settings.poolSize }),
    onError: (error) => printError(`The database: ${error.message}`),
  });
  stops.unshift(() => db.close());

  const login =
    mode === 'production' ? undefined : await seedWhenEmpty(db, systemClock, print, settings.world);
  const gameServer = await planGameServer(mode, settings.gameServer, host);
  const served = await serve({
    db,
    clock: systemClock,
    mode,
    files: { client: resolve('dist/client'), art: resolve('.art'), tiles: resolve('assets/lobby/tiles') },
    restricted,
    documents,
    licence,
    parties,
    isLobbyOrigin: lobbyOriginsFor(mode, settings.lobbyOrigins ?? []),
    providers,
    ...(gameServer === undefined ? {} : { gameServer }),
    ...(codesADay === undefined ? {} : { codesADay }),
    limits,
    trustedProxies,
    ...(settings.logLevel === undefined ? {} : { logLevel: settings.logLevel }),
    log,
  });
  stops.unshift(() => served.close());

  const mayMove = mode !== 'production' && !settings.portIsFixed;
  const address = await listen(served, { port: settings.port, host, mayMove, print });
  if (gameServer?.port !== undefined) {
    const { opened, stop } = startGameServer(
      gameServerEnv(env, gameServer, { wallet: address, databaseUrl: db.url, host, mode }),
    );
    stops.unshift(stop);
    // Announce the address only when games can be opened too.
    await opened;
  }
  print('');
  print(`  Perya is open:   ${address}`);
  print(`  Mode:            ${describeMode(mode, host)}`);
  if (login !== undefined) print(`  Demo player:     ${login.account}, password ${login.password}`);
  if (mode !== 'production') print(`  Text messages:   ${address}/dev/outbox`);
  print(`  The calls:       ${address}/docs/api`);
  for (const sentence of missingIn(env, settings)) print(`  Missing:         ${sentence}`);
  print('');
  return address;
}

interface Wanted {
  readonly port: number;
  readonly host: string;
  /** True if the server may use the next free port when its own is in use. */
  readonly mayMove: boolean;
  readonly print: Output['print'];
}

/** Listens on the wanted port; if `mayMove`, on the next free one when the wanted port is in use. */
async function listen({ app }: Served, { port: wanted, host, mayMove, print }: Wanted): Promise<string> {
  for (let port = wanted; ; port++) {
    try {
      await app.listen({ port, host });
      const { port: taken } = app.server.address() as AddressInfo;
      return `http://localhost:${taken}`;
    } catch (error) {
      const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!inUse || !mayMove || port >= wanted + PORTS_TO_TRY) throw error;
      print(`Port ${port} is taken; trying the next one.`);
    }
  }
}
