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

/** Software draws the scenes on two busy cores. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** What a device remembers before the journey begins. */
export interface Device {
  readonly turbo?: boolean;
  readonly locale?: 'en' | 'fil';
}

/** What a project of the configuration sets. */
export interface JourneyOptions {
  /** True where scenes are drawn by the browser's own WebGL; a journey has the tag @drawn for it. */
  drawn: boolean;
}

interface Journey extends JourneyOptions {
  /** True where the popups of a visit's beginning come up, as they do for players. */
  startUp: boolean;
  /** True where the age notice comes up, as it does for everybody. */
  asksAge: boolean;
  /** How many times faster scenes run; all other clocks keep their time. */
  pace: number;
  /** True where the service worker keeps the lobby, as it does for players: for journeys about it or without a network. */
  keepsLobby: boolean;
  /** The world that the journey's own database is filled with. */
  world: WorldName;
  /**
   * True where the server starts its own PostgreSQL in a folder, as on a player's own machine, and is a process of its own
   * that can be killed.
   */
  inFolder: boolean;
  worldDatabase: WorldDatabase;
  db: Database;
  server: Server;
  player: Player;
  /** Fails the journey when the console has a line that it should not have. */
  consoleGuard: ConsoleGuard;
  /** True where the journey breaks the server on purpose. */
  allowServerErrors: boolean;
  /** True where a game of the hall is opened: the studio starts beside the server, which is half as much work again. */
  hall: boolean;
  /** What the server is told by its environment beside the usual. */
  serverEnv: Readonly<Record<string, string>>;
  liveRegions: LiveRegions;
  /** Logs the player in on this browser, as an earlier visit would have, with turbo unless told otherwise. */
  logIn: (device?: Device) => Promise<void>;
  jackpot: JackpotView;
}

/** What the journeys of a worker share. */
interface Worker {
  /** The process in which their servers follow one another (docs/performance.md, How they are reached). */
  serverHost: ServerHost;
}

/** A server that believes its studio to be elsewhere, where nobody answers. */
const NO_STUDIO = {
  PERYA_STUDIO: 'elsewhere',
  PERYA_STUDIO_ORIGIN: 'http://localhost:9',
  PERYA_STUDIO_SECRET: 'no studio is beside this server.',
};

/** A journey against the real built server, on a database of its own. */
export const test = base.extend<Journey, Worker>({
  serverHost: [
    // The first argument of a fixture names what it needs.
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
    if (pace !== 1)
      await context.addInitScript((times) => {
        globalThis.peryaScenePace = times;
      }, pace);
    await use(context);
    if (info.status !== info.expectedStatus)
      // An attachment of text is cut after a few lines.
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
    const options = { more: { ...(hall ? {} : NO_STUDIO), ...serverEnv } };
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
  // After the server, because in a folder of its own the database is the server's.
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

/** What somebody would have heard of a page when its journey failed. */
const pageAsText = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(() => 'The page does not answer.');

/** Logs in by the call itself and leaves in the browser what the lobby leaves there. */
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

/** Writes into the browser's storage what an earlier visit would have left. */
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
