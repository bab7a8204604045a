import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { systemClock } from './clock.ts';
import { OutdatedDatabaseError } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { AlreadyOwnedError } from './db/ownership.ts';
import { documentKeysFor, NoDocumentKeyError } from './gateways/document-keys.ts';
import { readProviders } from './gateways/providers-file.ts';
import { NoRestrictedListError, restrictedPersonsFor } from './gateways/restricted-persons.ts';
import { describeMode, hostFor, modeFrom } from './mode.ts';
import { serve, type Served } from './serve.ts';
import { planStudio, startStudioBeside } from './studio-beside.ts';
import { seedWhenEmpty } from './jobs/seed-when-empty.ts';

const PORT = 4180;
const PORTS_TO_TRY = 20;

/** What its own sentence says whole. */
const PLAIN = [AlreadyOwnedError, OutdatedDatabaseError, NoRestrictedListError, NoDocumentKeyError];

const env = process.env;
const print = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const mode = modeFrom(env['PERYA_MODE']);
  const host = hostFor(mode, env['HOST']);
  const restricted = restrictedPersonsFor(mode, env['PERYA_RESTRICTED_PERSONS'], {
    onError: (error) => console.error(error instanceof Error ? error.message : error),
  });
  const documents = documentKeysFor(mode, env['PERYA_DOCUMENT_KEYS']);
  const db = await openDatabase({
    log: print,
    ...(env['PERYA_DATA_DIR'] === undefined ? {} : { dataDir: env['PERYA_DATA_DIR'] }),
    onError: (error) => console.error('The database:', error.message),
  });
  const stops: (() => Promise<void>)[] = [() => db.close()];
  onSignal(() => stopAll(stops));

  const login =
    mode === 'production' ? undefined : await seedWhenEmpty(db, systemClock, print, env['PERYA_WORLD']);
  const studio = await planStudio(mode, env, host);
  const served = await serve({
    db,
    clock: systemClock,
    mode,
    files: { client: resolve('dist/client'), art: resolve('.art'), tiles: resolve('assets/lobby/tiles') },
    restricted,
    documents,
    providers: readProviders(env['PERYA_PROVIDERS']),
    ...(studio === undefined ? {} : { studio }),
    limits: env['PERYA_RATE_LIMITS'] !== 'off',
    trustedProxies: Number(env['PERYA_TRUSTED_PROXIES'] ?? 0),
    ...(env['PERYA_LOG_LEVEL'] === undefined ? {} : { logLevel: env['PERYA_LOG_LEVEL'] }),
  });
  stops.unshift(() => served.close());

  const address = await listen(served, host, mode !== 'production' && env['PERYA_PORT_IS_FIXED'] !== 'on');
  if (studio?.port !== undefined) {
    const beside = { wallet: address, databaseUrl: db.url, host, mode };
    const { opened, stop } = startStudioBeside(studio, beside);
    stops.unshift(stop);
    // Whoever reads that it is open may open a game.
    await opened;
  }
  print('');
  print(`  Perya is open:   ${address}`);
  print(`  Mode:            ${describeMode(mode, host)}`);
  if (login !== undefined) print(`  Demo player:     ${login.account}, password ${login.password}`);
  if (mode !== 'production') print(`  Text messages:   ${address}/dev/outbox`);
  print(`  The calls:       ${address}/docs/api`);
  print('');
}

/** Listens on PORT; on a developer's machine the next free one will do. */
async function listen({ app }: Served, host: string, mayMove: boolean): Promise<string> {
  const wanted = Number(env['PORT'] ?? PORT);
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

/** Stops in order: the server, which finishes its requests, then the database. */
async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops) await stop();
  process.exit(0);
}

function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      print('Closing: requests in flight are finished first.');
      stop().catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
}

main().catch((error: unknown) => {
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(1);
});
