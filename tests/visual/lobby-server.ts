import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { commit } from '../../fair/random.ts';
import { hashPassword } from '../../server/auth/passwords.ts';
import { registerPlayer } from '../../server/auth/registration.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { serve } from '../../server/serve.ts';
import { replaceTable } from '../../server/testing/coin-pusher.ts';
import { seedWorld, WORLD_LOGINS, type WorldLogin } from '../../server/worlds/world.ts';
import { EARLIER_BUILDS } from '../../tools/build/earlier-builds.ts';
import { PRECOMPRESS } from '../../tools/build/precompress.ts';
import { moduleGraph } from './inputs/module-graph.ts';
import { LOBBY_NOW } from './lobby-clock.ts';
import { ROOT, type RunningServer } from './static-server.ts';

/** A running lobby, with session tokens of its players. */
export interface Lobby extends RunningServer {
  /** Log-in of the demo world's player, whose lists are filled. */
  readonly login: WorldLogin;
  /** Log-in of a player who has just registered, whose lists are empty. */
  readonly newcomer: WorldLogin;
}

const NEWCOMER: WorldLogin = { account: 'bagong_player', password: 'perya-bago-2026' };

/**
 * Plugins that the build for photographs leaves out: compression takes seconds and affects no picture, and no page is
 * open that needs files of earlier builds.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([PRECOMPRESS, EARLIER_BUILDS]);

/** Returns the path of the file with the module graph of the lobby that is built into `folder`. */
export const modulesFile = (folder: string): string => `${folder}-modules.json`;

/** Builds the current lobby into a folder of its own, apart from the output of `npm run build`; returns the folder. */
export async function buildLobby(): Promise<string> {
  const outDir = join(ROOT, 'dist/photographed');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(ROOT, 'vite.config.ts'),
  );
  if (!loaded) throw new Error('vite.config.ts cannot be read');
  const { plugins = [], build: options, ...config } = loaded.config;
  await build({
    ...config,
    configFile: false,
    root: join(ROOT, 'src'),
    logLevel: 'error',
    plugins: [
      ...flatten(plugins).filter((plugin) => !LEFT_OUT.has(nameOf(plugin))),
      moduleGraph(ROOT, modulesFile(outDir)),
    ],
    build: { ...options, outDir, emptyOutDir: true },
  });
  // Removes preload links, since a script that is preloaded but not used would count as an input of the page.
  for (const name of ['index.html', 'app.html']) {
    const page = join(outDir, name);
    await writeFile(
      page,
      (await readFile(page, 'utf8')).replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
    );
  }
  return outDir;
}

const flatten = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.flatMap((plugin) => (Array.isArray(plugin) ? flatten(plugin) : [plugin]));

const nameOf = (plugin: PluginOption): string =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin ? plugin.name : '';

/**
 * Starts the real server with a built lobby, the demo world in a database of its own, and a stopped clock.
 * @param client folder of the built lobby, or a promise of it while it is built; default: that of `npm run build`
 */
export async function openLobby(
  client: string | Promise<string> = join(ROOT, 'dist/client'),
): Promise<Lobby> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-lobby-'));
  // PostgreSQL may run as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const clock = { now: () => LOBBY_NOW };
  const db = await openDatabase({ url: '', dataDir: join(folder, 'postgres') });
  const stop = async (): Promise<void> => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let seeds = 0;
    await seedWorld('demo', {
      db,
      clock,
      log: () => {},
      nextSeed: () => commit(`photograph ${(seeds += 1)}`),
    });
    const login = WORLD_LOGINS.demo;
    if (!login) throw new Error('the demo world has no player');
    await registerNewcomer(db);
    await storeTables(db);
    const served = await serve({
      db,
      clock,
      mode: 'test',
      limits: false,
      files: {
        client: await client,
        art: join(ROOT, '.art'),
        tiles: join(ROOT, 'assets/lobby/tiles'),
      },
    });
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.app.server.address() as AddressInfo;
    return {
      address: `http://127.0.0.1:${port}`,
      login,
      newcomer: NEWCOMER,
      async close() {
        await served.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Registers a player whose lists are all empty. Replaces random values that pages show by fixed values. */
async function registerNewcomer(db: Database): Promise<void> {
  const { account, password } = NEWCOMER;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (client) => {
    await registerPlayer(client, {
      account,
      passwordHash,
      avatar: 'rabbit',
      birthDate: '1998-02-03',
      now: LOBBY_NOW,
    });
    await client.query(`update users set invite_code = 'P' || lpad(id::text, 7, '2')`);
  });
}

/** Stores fixed coin pusher tables for the players, which otherwise would be dealt at random at the first visit. */
async function storeTables(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: number }>('select id from users where account = any($1)', [
    [WORLD_LOGINS.demo?.account, NEWCOMER.account],
  ]);
  for (const { id } of rows) await replaceTable(db, id, commit(`table ${id}`), LOBBY_NOW);
}
