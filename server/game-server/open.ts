import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { CHAIN_LENGTH } from '../../fair/shared/chain.ts';
import { systemClock } from '../clock.ts';
import { claimDatabase, WrongDatabaseError } from '../db/database-mode.ts';
import { type Output, processOutput } from '../output.ts';
import { type Env, SettingsError } from '../settings.ts';
import { readGameServerConfiguration } from './configuration.ts';
import { openGameServerDatabase } from './database.ts';
import { serveGameServer } from './serve-game-server.ts';

const POOL_SIZE = 8;

/** A game server that may still be opening. */
export interface OpeningGameServer {
  /**
   * Resolves to the address, without a trailing slash, when the game server accepts calls; rejects if it cannot open.
   */
  readonly opened: Promise<string>;
  /** Closes what is open: the game server after its requests in flight, then its database. */
  close(): Promise<void>;
}

/** Returns what to print of an error: only its message if the operator needs no stack trace. */
export const problemOf = (error: unknown): unknown =>
  error instanceof SettingsError || error instanceof WrongDatabaseError ? error.message : error;

/** Opens the game server as configured by the environment (docs/providers.md, The game server). */
export function openGameServer(
  env: Env,
  { output = processOutput }: { output?: Output } = {},
): OpeningGameServer {
  const stops: (() => Promise<void>)[] = [];
  return {
    opened: open(env, output, stops),
    async close() {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}

async function open(env: Env, output: Output, stops: (() => Promise<void>)[]): Promise<string> {
  const { mode, host, port, database, wallet, secret, framedBy, limits, logLevel, play } =
    readGameServerConfiguration(env);
  const db = await openGameServerDatabase(database, {
    poolSize: POOL_SIZE,
    onError: (error) => output.printError(`The database of the game server: ${error.message}`),
  });
  stops.unshift(() => db.close());
  await claimDatabase(db, mode);
  const served = await serveGameServer({
    db,
    clock: systemClock,
    mode,
    wallet,
    secret,
    framedBy,
    files: { frame: resolve('dist/frame'), art: resolve('.art') },
    limits,
    autoPlay: play.autoPlay,
    ...(mode === 'production' ? { chains: { length: CHAIN_LENGTH, salts: play.salts } } : {}),
    ...(logLevel === undefined ? {} : { logLevel }),
    log: output.log,
  });
  stops.unshift(() => served.close());
  await served.app.listen({ port, host });
  const { port: taken } = served.app.server.address() as AddressInfo;
  return `http://localhost:${taken}`;
}
