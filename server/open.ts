import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { systemClock } from './clock.ts';
import { licenceFrom } from './config/licence.ts';
import { OutdatedDatabaseError } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { AlreadyOwnedError } from './db/ownership.ts';
import { documentKeysFor, NoDocumentKeyError } from './gateways/document-keys.ts';
import { lobbyOriginsFor } from './gateways/lobby-origins.ts';
import { readProviders } from './gateways/providers-file.ts';
import { NoRestrictedListError, restrictedPersonsFor } from './gateways/restricted-persons.ts';
import { socialPartiesFor } from './gateways/social/parties.ts';
import { seedWhenEmpty } from './jobs/seed-when-empty.ts';
import { describeMode, type Env, hostFor, modeFrom } from './mode.ts';
import { type Output, processOutput } from './output.ts';
import { serve, type Served } from './serve.ts';
import {
  planGameServer,
  startChildGameServer,
  type ChildGameServer,
  gameServerEnv,
} from './child-game-server.ts';

const PORT = 4180;
const PORTS_TO_TRY = 20;

/** Errors that are printed as their message only, without a stack trace. */
const PLAIN = [AlreadyOwnedError, OutdatedDatabaseError, NoRestrictedListError, NoDocumentKeyError];

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
  const mode = modeFrom(env['PERYA_MODE']);
  const host = hostFor(mode, env['HOST']);
  const restricted = restrictedPersonsFor(mode, env['PERYA_RESTRICTED_PERSONS'], {
    onError: (error) => printError(error instanceof Error ? error.message : error),
  });
  const documents = documentKeysFor(mode, env['PERYA_DOCUMENT_KEYS']);
  const db = await openDatabase({
    log: print,
    url: env['DATABASE_URL'] ?? '',
    ...(env['PERYA_DATA_DIR'] === undefined ? {} : { dataDir: env['PERYA_DATA_DIR'] }),
    ...(env['PERYA_POOL_SIZE'] === undefined ? {} : { poolSize: Number(env['PERYA_POOL_SIZE']) }),
    onError: (error) => printError(`The database: ${error.message}`),
  });
  stops.unshift(() => db.close());

  const login =
    mode === 'production' ? undefined : await seedWhenEmpty(db, systemClock, print, env['PERYA_WORLD']);
  const gameServer = await planGameServer(mode, env, host);
  const served = await serve({
    db,
    clock: systemClock,
    mode,
    files: { client: resolve('dist/client'), art: resolve('.art'), tiles: resolve('assets/lobby/tiles') },
    restricted,
    documents,
    licence: licenceFrom(env),
    parties: socialPartiesFor(mode, env['PERYA_SOCIAL_LOGINS']),
    isLobbyOrigin: lobbyOriginsFor(mode, env['PERYA_LOBBY_ORIGINS']),
    providers: readProviders(env['PERYA_PROVIDERS']),
    ...(gameServer === undefined ? {} : { gameServer }),
    ...(env['PERYA_SMS_A_DAY'] === undefined ? {} : { codesADay: Number(env['PERYA_SMS_A_DAY']) }),
    limits: env['PERYA_RATE_LIMITS'] !== 'off',
    trustedProxies: Number(env['PERYA_TRUSTED_PROXIES'] ?? 0),
    ...(env['PERYA_LOG_LEVEL'] === undefined ? {} : { logLevel: env['PERYA_LOG_LEVEL'] }),
    log,
  });
  stops.unshift(() => served.close());

  const mayMove = mode !== 'production' && env['PERYA_PORT_IS_FIXED'] !== 'on';
  const address = await listen(served, { port: Number(env['PORT'] ?? PORT), host, mayMove, print });
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
