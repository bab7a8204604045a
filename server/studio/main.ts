import { resolve } from 'node:path';
import { CHAIN_LENGTH } from '../../fair/shared/chain.ts';
import { systemClock } from '../clock.ts';
import { hostFor, modeFrom } from '../mode.ts';
import { openStudioDatabase } from './database.ts';
import { serveStudio } from './serve-studio.ts';

/** The house studio as a process of its own (docs/providers.md, Our own studio). */

const PORT = 4181;
const POOL_SIZE = 8;
/** What is in flight may take this long to end, ms. */
const STOPS_WITHIN_MS = 10_000;

const env = process.env;

async function main(): Promise<void> {
  const mode = modeFrom(env['PERYA_MODE']);
  const db = await openStudioDatabase(needed('PERYA_STUDIO_DATABASE_URL'), {
    poolSize: POOL_SIZE,
    onError: (error) => console.error('The database of the studio:', error.message),
  });
  const served = await serveStudio({
    db,
    clock: systemClock,
    mode,
    wallet: needed('PERYA_WALLET'),
    secret: needed('PERYA_STUDIO_SECRET'),
    framedBy: needed('PERYA_LOBBY_ORIGINS').split(' '),
    files: { frame: resolve('dist/frame'), art: resolve('.art') },
    limits: env['PERYA_RATE_LIMITS'] !== 'off',
    ...(mode === 'production'
      ? {
          chains: {
            length: CHAIN_LENGTH,
            salts: { crash: env['PERYA_CRASH_SALT'], karera: env['PERYA_KARERA_SALT'] },
          },
        }
      : {}),
    ...(env['PERYA_LOG_LEVEL'] === undefined ? {} : { logLevel: env['PERYA_LOG_LEVEL'] }),
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Its database may have gone with the lobby's server: what does not end by itself must not stay behind.
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
    served
      .close()
      .then(() => db.close())
      .then(() => process.exit(0))
      .catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Started beside a lobby's server, it ends with it, however that ended.
  process.on('disconnect', stop);
  await served.app.listen({ port: Number(env['PORT'] ?? PORT), host: hostFor(mode, env['HOST']) });
  // To whoever started it beside a lobby's server.
  process.send?.('open');
}

function needed(name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`The studio needs ${name} (docs/providers.md).`);
  return value;
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
