import { type BrowserContext, type Page, test as base, expect as baseExpect } from '@playwright/test';
import type { Database } from '../../../server/db/database.ts';
import type { WorldName } from '../../../server/worlds/world.ts';
import { installBlankWebgl } from './blank-webgl.ts';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { JackpotView } from './jackpot-page.ts';
import { type LiveRegions, followLiveRegions } from './live-region.ts';
import { noteAge, noteStartUp } from '../../note-start-up.ts';
import { type Player, playerOf } from './player.ts';
import { createServerHost, type ServerHost } from './server-host.mjs';
import { openHosted, type Server, startServer } from './server.ts';
import { installWithoutWorker } from './without-worker.ts';
import { createWorldDatabase, createWorldFolder, type WorldDatabase } from './world-database.ts';

/** `expect` with a time-out, ms, that is long enough for software rendering on two busy cores. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Settings that an earlier visit has stored in the browser. */
export interface Device {
  readonly turbo?: boolean;
  readonly locale?: 'en' | 'fil';
}

/** Options that a project of Playwright's configuration sets. */
export interface JourneyOptions {
  /** Whether scenes are really drawn, with the browser's own WebGL. Tests that need this have the tag @drawn. */
  drawn: boolean;
  /** How many times faster scenes run than in reality. Other clocks keep their speed. */
  pace: number;
}

interface Journey extends JourneyOptions {
  /** Whether popups open at the start of a visit, as they do for players. Default: no. */
  startUp: boolean;
  /** Whether the age notice opens, as it does for players. Default: no. */
  asksAge: boolean;
  /** Whether the service worker caches the lobby, as it does for players. Needed only by tests of this cache. */
  keepsLobby: boolean;
  /** Name of the seed data with which the test's database is filled. */
  world: WorldName;
  /**
   * Whether the server runs in a process of its own, which the test can kill, with its own PostgreSQL in a folder, as on
   * a developer's machine.
   */
  inFolder: boolean;
  worldDatabase: WorldDatabase;
  db: Database;
  server: Server;
  player: Player;
  /** Fails the test if the browser's console has an unexpected line. */
  consoleGuard: ConsoleGuard;
  /** Whether the server may log errors, since the test breaks it on purpose. */
  allowServerErrors: boolean;
  /** Whether the test opens hall games. A game server then starts too, which takes half as long again. */
  hall: boolean;
  /** Additional environment variables of the server. */
  serverEnv: Readonly<Record<string, string>>;
  liveRegions: LiveRegions;
  /** Logs the player in as if in an earlier visit of this browser; turbo is on by default. */
  logIn: (device?: Device) => Promise<void>;
  jackpot: JackpotView;
}

/** Fixtures that all tests of a worker share. */
interface Worker {
  /** Process that runs the tests' servers, one after the other (docs/performance.md, How they are reached). */
  serverHost: ServerHost;
}

/** Environment of a server for tests without hall games: nothing answers at its game server's address. */
const NO_GAME_SERVER = {
  PERYA_GAME_SERVER: 'elsewhere',
  PERYA_GAME_SERVER_ORIGIN: 'http://localhost:9',
  PERYA_GAME_SERVER_SECRET: 'no game server is beside this server.',
};

/** Playwright's `test`, extended: each test runs against the real built server with a database of its own. */
export const test = base.extend<Journey, Worker>({
  serverHost: [
    // Playwright requires a destructured first argument, which lists the fixtures that this fixture depends on.
    async ({}, use) => {
      const host = createServerHost('server');
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  world: ['fresh-player', { option: true }],
  drawn: [false, { option: true }],
  pace: [1, { option: true }],
  startUp: [false, { option: true }],
  asksAge: [false, { option: true }],
  keepsLobby: [false, { option: true }],
  context: async ({ context, drawn, pace, startUp, asksAge, keepsLobby }, use, info) => {
    if (!keepsLobby) await context.addInitScript(installWithoutWorker);
    if (!startUp) await context.addInitScript(noteStartUp);
    else if (!asksAge) await context.addInitScript(noteAge);
    if (!drawn) await context.addInitScript(installBlankWebgl);
    await context.addInitScript((times) => {
      globalThis.peryaScenePace = times;
    }, pace);
    await use(context);
    if (info.status !== info.expectedStatus)
      // Prints to the console, since a text attachment would be cut off after a few lines.
      for (const page of context.pages()) console.error(`${page.url()}\n${await pageAsText(page)}`);
  },
  allowServerErrors: [false, { option: true }],
  hall: [false, { option: true }],
  serverEnv: [{}, { option: true }],
  inFolder: [false, { option: true }],
  worldDatabase: async ({ world, inFolder }, use) => {
    const database = await (inFolder ? createWorldFolder(world) : createWorldDatabase(world));
    await use(database);
    await database.close();
  },
  server: async ({ worldDatabase, inFolder, allowServerErrors, hall, serverEnv, serverHost }, use, info) => {
    const { place } = worldDatabase;
    const options = { more: { ...(hall ? {} : NO_GAME_SERVER), ...serverEnv } };
    const server = await (inFolder ? startServer(place, options) : openHosted(serverHost, place, options));
    await use(server);
    try {
      await server.end();
    } finally {
      if (info.status !== info.expectedStatus) await info.attach('server', { body: server.log() });
    }
    if (!allowServerErrors)
      expect(server.log(), 'the server has logged an error').not.toContain('"level":50');
  },
  // Depends on the server, which with `inFolder` starts the database.
  db: async ({ worldDatabase, server: _ }, use) => {
    const db = await worldDatabase.connect();
    await use(db);
    await db.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.problems(), 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
  liveRegions: async ({ context }, use) => use(await followLiveRegions(context)),
  player: async ({ db, world }, use) => use(await playerOf(db, world)),
  logIn: async ({ context, server, player }, use) =>
    use((device) => rememberLogin(context, server, player, device)),
  jackpot: async ({ page }, use) => use(new JackpotView(page)),
});

/** Returns a page's accessibility tree as text, for the report of a failed test. */
const pageAsText = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(() => 'The page does not answer.');

/** Logs a player in by the server's call, and stores in the browser what the lobby would store. */
export async function rememberLogin(
  context: BrowserContext,
  server: Pick<Server, 'url'>,
  player: Pick<Player, 'account' | 'password'>,
  { turbo = true, locale = 'en' }: Device = {},
): Promise<void> {
  const answer = await context.request.post(`${server.url}/app/v1/accountLogin`, {
    data: { account: player.account, password: player.password, loginType: 2 },
  });
  const { token } = await answer.json();
  await remember(context, server, {
    'perya.token': token,
    'perya.preferences': JSON.stringify({ locale, turbo, sound: true, reduceMotion: false, calmMode: false }),
  });
}

/** Stores entries of an earlier visit in the browser, before any script of the page runs. */
export const remember = (
  context: BrowserContext,
  { url }: Pick<Server, 'url'>,
  stored: Readonly<Record<string, string>>,
): Promise<void> =>
  context.setStorageState({
    cookies: [],
    origins: [
      { origin: url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) },
    ],
  });
