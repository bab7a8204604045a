import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { mapNames } from '../../fair/map-names.ts';
import { CHAIN_LENGTH } from '../../fair/shared/chain.ts';
import { systemClock } from '../clock.ts';
import { type Env, hostFor, modeFrom } from '../mode.ts';
import { type Output, processOutput } from '../output.ts';
import { openGameServerDatabase } from './database.ts';
import { serveGameServer } from './serve-game-server.ts';
import { SHARED_RULES } from './shared/shared-rules.ts';

const PORT = 4181;
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
  const mode = modeFrom(env['PERYA_MODE']);
  const db = await openGameServerDatabase(needed(env, 'PERYA_GAME_SERVER_DATABASE_URL'), {
    poolSize: POOL_SIZE,
    onError: (error) => output.printError(`The database of the game server: ${error.message}`),
  });
  stops.unshift(() => db.close());
  const served = await serveGameServer({
    db,
    clock: systemClock,
    mode,
    wallet: needed(env, 'PERYA_WALLET'),
    secret: needed(env, 'PERYA_GAME_SERVER_SECRET'),
    framedBy: needed(env, 'PERYA_LOBBY_ORIGINS').split(' '),
    files: { frame: resolve('dist/frame'), art: resolve('.art') },
    limits: env['PERYA_RATE_LIMITS'] !== 'off',
    autoPlay: env['PERYA_AUTO_PLAY'] === 'on',
    ...(mode === 'production'
      ? {
          chains: {
            length: CHAIN_LENGTH,
            salts: mapNames(
              SHARED_RULES,
              (_, game) => env[`PERYA_${game.toUpperCase().replaceAll('-', '_')}_SALT`],
            ),
          },
        }
      : {}),
    ...(env['PERYA_LOG_LEVEL'] === undefined ? {} : { logLevel: env['PERYA_LOG_LEVEL'] }),
    log: output.log,
  });
  stops.unshift(() => served.close());
  await served.app.listen({ port: Number(env['PORT'] ?? PORT), host: hostFor(mode, env['HOST']) });
  const { port } = served.app.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

function needed(env: Env, name: string): string {
  const value = env[name];
  if (value === undefined || value === '')
    throw new Error(`The game server needs ${name} (docs/providers.md).`);
  return value;
}
