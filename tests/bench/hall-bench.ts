import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { rememberLogin } from '../e2e/support/journey.ts';
import { startServer, type Server } from '../e2e/support/server.ts';
import { BEGIN_ROUND, GAME_TITLES, gameFrame } from '../e2e/support/hall-game.ts';
import type { HallTitle } from '../../server/game-server/titles.ts';
import { WORLD_LOGINS } from '../../server/worlds/world.ts';
import { noteStartUp } from '../note-start-up.ts';
import { readBundle } from '../architecture/built/bundle.ts';
import {
  artWeight,
  frameScenes,
  frameWeight,
  heaviest,
  pageWeights,
  type Weight,
} from '../architecture/built/weights.ts';
import { openBrowser } from '../visual/browser.ts';
import { ROOT } from '../visual/static-server.ts';
import { median, type Row } from './table.ts';

/** Goals: script, pictures and page in KiB, and the time from pressing a tile to a playable game in ms. */
const SCRIPT = 60;
const ART = 400;
const PAGE = 20;
const PLAYABLE_MS = 2_000;
/** Maximum number of scripts, and of all files, that a game's frame requests before the first bet without a cache. */
const SCRIPTS = 14;
const FILES = 36;
/** Matches files that are not counted: sound is fetched when the device is idle, before or after the first bet. */
const SOUND = /^\/assets\/howler-|-sound-\w+\.\w+$/;
/** Number of heaviest games that are printed, and number of times that each tile is pressed. */
const LISTED = 5;
const TURNS = 3;
/** Interval at which the page is checked, and the longest wait, ms. */
const LOOK_MS = 20;
const GIVE_UP_MS = 60_000;
const AT_ONCE = { timeout: 1_000 };

/** Pages that show a game's scene; they have goals of their own. */
const GAME_PAGES = new Set([
  'coin-pusher-page',
  'daily-spin-page',
  'halloween-page',
  'jackpot-page',
  'rain-page',
  'scratch-cards-page',
  'slotshack-page',
]);

/**
 * Measures the size of the hall's games and of the pages without a scene, and the time from pressing a game's tile
 * until the game can be played.
 */
export async function hallRows(log: (line: string) => void): Promise<Row[]> {
  if (!existsSync(join(ROOT, 'dist/frame/index.html')))
    return [{ what: 'games of the hall', value: 'no built frame; run npm run build', goal: `≤ ${SCRIPT}` }];
  log('weighing the hall');
  const frame = readBundle('frame');
  return [
    ...weighed(
      'in its frame over the engine and its libraries: JS KiB brotli',
      SCRIPT,
      frameScenes.map((scene) => frameWeight(frame, scene)),
    ),
    ...weighed('pictures of the first load, KiB', ART, frameScenes.map(artWeight)),
    ...weighed('over what pages share: JS KiB brotli', PAGE, pageWeights(readBundle('client'), GAME_PAGES)),
    ...(await pressRows(log)),
  ];
}

const weighed = (what: string, goal: number, weights: readonly Weight[]): Row[] =>
  heaviest(weights, LISTED).map(({ name, kib }) => ({
    what: `${name}, ${what}`,
    value: `${kib.toFixed(1)} (of ${weights.length})`,
    goal: `≤ ${goal}`,
    ok: kib <= goal,
  }));

/**
 * Measures the time from pressing a tile until the game can be played, first with an empty browser cache and then with
 * a full one. Runs the built product on a phone-sized screen with software rendering.
 */
async function pressRows(log: (line: string) => void): Promise<Row[]> {
  const { demo } = WORLD_LOGINS;
  if (demo === undefined) throw new Error('the demo world has no login');
  const folder = mkdtempSync(join(tmpdir(), 'perya-hall-bench-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const server = await startServer({ dataDir }, { more: { PERYA_WORLD: 'demo', PERYA_RATE_LIMITS: 'off' } });
  const browser = await openBrowser();
  const rows: Row[] = [];
  const visit = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      // Blocks the service worker, whose cache would keep files of an earlier visit.
      serviceWorkers: 'block',
    });
    await context.addInitScript(noteStartUp);
    await rememberLogin(context, server, demo);
    return context;
  };
  try {
    log('waking server and game server up');
    for (const hallTitle of GAME_TITLES.slice(0, 2)) {
      const context = await visit();
      await pressed(await context.newPage(), server, hallTitle);
      await context.close();
    }
    for (const hallTitle of GAME_TITLES) {
      const { title, game } = hallTitle;
      log(`pressing the tile of ${title}`);
      const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        const context = await visit();
        for (const cache of ['cold', 'warm'] as const) {
          const { ms, files } = await pressed(await context.newPage(), server, hallTitle);
          times[cache].push(ms);
          if (turn === 0 && cache === 'cold') rows.push(...fileRows(game, files));
        }
        await context.close();
      }
      for (const [cache, taken] of Object.entries(times)) {
        const ms = median(taken);
        rows.push({
          what: `${game} (${title}): tile to playable frame, ${cache} cache, drawn in software`,
          value: `${ms.toFixed(0)} ms (${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)})`,
          goal: `≤ ${PLAYABLE_MS} ms`,
          ok: ms <= PLAYABLE_MS,
        });
      }
    }
  } finally {
    await browser.close();
    await server.end();
    await stopEmbedded(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

function fileRows(game: string, files: readonly string[]): Row[] {
  const row = (what: string, count: number, goal: number): Row => ({
    what: `${game}: ${what} until the first bet`,
    value: String(count),
    goal: `≤ ${goal}`,
    ok: count <= goal,
  });
  const scripts = files.filter((path) => path.endsWith('.js'));
  return [row('scripts', scripts.length, SCRIPTS), row('files', files.length, FILES)];
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + GIVE_UP_MS;
  for await (const _ of setInterval(LOOK_MS)) {
    if (await holds()) return;
    if (performance.now() > last) throw new Error('the game cannot be played');
  }
}

/**
 * Presses a tile and Play on the game's information sheet. Returns the time until the scene is drawn and a bet is
 * possible, ms, and the paths that the game's frame requested until then.
 */
async function pressed(
  page: Page,
  { url }: Server,
  { title, rules }: HallTitle,
): Promise<{ readonly ms: number; readonly files: readonly string[] }> {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(url).origin && !SOUND.test(pathname)) files.push(pathname);
  });
  await page.goto(`${url}/game/search?q=${encodeURIComponent(title.toLowerCase())}`);
  const tile = page.getByRole('button', { name: new RegExp(`^${title},`) });
  await tile.waitFor();
  await page.waitForLoadState('load');
  const from = performance.now();
  await tile.click();
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Play', exact: true }).click();
  const frame = gameFrame(page);
  const canvas = frame.locator('canvas[data-ready=true]');
  // During a round that players share, no bet is possible, or only one on the next round: the button need only exist.
  const isShared = 'shared' in rules;
  const name = isShared ? new RegExp(`${BEGIN_ROUND.source}|^Next: `) : BEGIN_ROUND;
  const begin = frame.getByRole('button', { name }).first();
  const canBegin = (): Promise<boolean> => (isShared ? begin.isVisible() : begin.isEnabled(AT_ONCE));
  // Polls more often than Playwright's own wait, which checks only twice a second.
  await waitUntil(async () => (await canvas.count()) > 0 && (await begin.count()) > 0 && (await canBegin()));
  const ms = performance.now() - from;
  await page.close();
  return { ms, files };
}
