import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openBrowser } from '../visual/browser.ts';
import { logInWith } from '../e2e/support/login-form.ts';
import { openLobby } from '../visual/lobby-server.ts';
import { ROOT } from '../visual/static-server.ts';
import { noteStartUp } from '../note-start-up.ts';
import { earlierFiles } from '../../tools/build/earlier-builds.ts';
import type { Row } from './table.ts';

const KIB = 1024;
const LOBBY = 125;
const FIRST_SCENE = 205;
const NEXT_SCENE = 26;

/** Patterns that identify the libraries which only scenes may load. */
const SCENE_LIBRARIES: Readonly<Record<string, RegExp>> = {
  pixi: /renderPipeId|webglcontextlost/,
  gsap: /_gsap|GreenSock/,
  howler: /Howler/,
};

const CLIENT = join(ROOT, 'dist/client');

/**
 * Measures the script that a browser loads, KiB after brotli: for the lobby without a scene, then in addition for the
 * scene of the Lucky Jackpot, then for each further scene. Uses the built client and the real server.
 */
export async function clientRows(log: (line: string) => void): Promise<Row[]> {
  if (!existsSync(join(CLIENT, 'index.html'))) {
    return [
      { what: 'lobby: JS KiB brotli', value: 'no built client; run npm run build', goal: `≤ ${LOBBY}` },
    ];
  }
  log('measuring the lobby');
  const browser = await openBrowser();
  const lobby = await openLobby();
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    ).newPage();
    await page.addInitScript(noteStartUp);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname);
    });
    await page.goto(lobby.address);
    await page.waitForFunction(() => document.querySelectorAll('main img').length > 0);
    await settle(page, asked);
    const forLobby = [...asked];
    await page.goto(`${lobby.address}/auth/login?redirect=%2Factivity%2Fjackpot`);
    await settle(page, asked);
    const beforeGrid = new Set(asked);
    await logInWith(page, lobby.login);
    await page.locator('canvas[data-scene="lucky-jackpot"][data-ready="true"]').waitFor();
    await settle(page, asked);
    // Leaves out the files of the log-in page, which do not belong to the scene.
    const forGrid = [...asked].filter((path) => !beforeGrid.has(path));

    const intruders = await librariesIn(forLobby);
    const loaded = new Set(asked);
    return [
      await sized('lobby: JS KiB brotli', forLobby, LOBBY),
      {
        what: 'lobby: pixi, gsap, howler before a scene is near',
        value: intruders.length === 0 ? 'none' : intruders.join(', '),
        goal: 'none',
        ok: intruders.length === 0,
      },
      await sized(
        'first scene adds (renderer, engine, sound, grid): JS KiB brotli',
        await sceneFiles(forGrid),
        FIRST_SCENE,
      ),
      await further('jackpot-wheel', loaded),
      await further('winners-ticker', loaded),
      { what: 'React commits a spin', value: 'needs a profiling build of React', goal: '≤ 2, 0 a frame' },
    ];
  } finally {
    await browser.close();
    await lobby.close();
  }
}

/** Waits until the page has requested no script for a hundred frames, so that files loaded when idle are included. */
async function settle(page: Page, asked: ReadonlySet<string>): Promise<void> {
  for (
    let idleChecks = 0, count = asked.size;
    idleChecks < 100;
    idleChecks = asked.size === count ? idleChecks + 1 : 0
  ) {
    count = asked.size;
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  }
}

/** Returns a row with the size of those files of a scene that are not loaded yet. */
async function further(scene: string, loaded: ReadonlySet<string>): Promise<Row> {
  const what = `${scene} adds: JS KiB brotli`;
  const own = await filesOf(scene);
  if (own.length === 0) return { what, value: 'no file of its own in this build', goal: `≤ ${NEXT_SCENE}` };
  return sized(
    what,
    own.filter((path) => !loaded.has(path) || path === own[0]),
    NEXT_SCENE,
  );
}

/**
 * Returns the files among `asked` that belong to the Lucky Jackpot's scene: those that its view or definition imports.
 */
async function sceneFiles(asked: readonly string[]): Promise<string[]> {
  const views = asked.filter((path) => path.includes('/scene-view-'));
  const [definition] = await filesOf('lucky-jackpot');
  const found = new Set([...views, ...(definition === undefined ? [] : [definition])]);
  for (const path of found) {
    const text = await readFile(join(CLIENT, path), 'utf8');
    for (const [, name] of text.matchAll(MENTION))
      if (asked.includes(`/assets/${name}`)) found.add(`/assets/${name}`);
  }
  return [...found];
}

/** Matches the name of a built file in the text of another one that imports it, statically or dynamically. */
const MENTION = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g;

/** Returns the paths of the built file that defines a scene, and of the files that it imports. */
async function filesOf(scene: string): Promise<string[]> {
  const earlier = await earlierFiles(CLIENT);
  const names = (await readdir(join(CLIENT, 'assets'))).filter(
    (name) => /^definition.*\.js$/.test(name) && !earlier.has(`assets/${name}`),
  );
  for (const name of names) {
    const text = await readFile(join(CLIENT, 'assets', name), 'utf8');
    if (!new RegExp(`name:["'\`]${scene}["'\`]`).test(text)) continue;
    return [name, ...[...text.matchAll(MENTION)].map((match) => match[1] ?? '')].map(
      (file) => `/assets/${file}`,
    );
  }
  return [];
}

async function sized(what: string, paths: readonly string[], limit: number): Promise<Row> {
  let bytes = 0;
  for (const path of paths) {
    const text = await readFile(join(CLIENT, path));
    bytes += brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  const value = Number((bytes / KIB).toFixed(1));
  return { what, value: `${value} (${paths.length} files)`, goal: `≤ ${limit}`, ok: value <= limit };
}

/** Returns the names of the scene libraries that these files contain. */
async function librariesIn(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const text = await readFile(join(CLIENT, path), 'utf8');
    for (const [name, sign] of Object.entries(SCENE_LIBRARIES)) if (sign.test(text)) found.add(name);
  }
  return [...found];
}
