import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { addresses } from '../../src/pages/pages.ts';
import { TOKEN_KEY } from '../../src/store/stored-keys.ts';
import { findHeadlessShell } from '../run/chromium.mjs';
import { type Lobby, openLobby } from '../visual/lobby-server.ts';
import { pageViews } from '../visual/page-list.ts';
import { ROOT } from '../visual/static-server.ts';
import { BARE_FIELD, framesAtRest } from './rest.ts';
import { median, type Row } from './table.ts';

/** Package that the bench installs when it is needed; the product does not depend on it. */
const LIGHTHOUSE = 'lighthouse@13.0.1';
const TURNS = 3;
/** Number of idle pages that are measured at the same time. */
const AT_ONCE = 4;

/**
 * Measures the lobby's first screen and the log-in page with Lighthouse, as on a phone, in turns with a page that
 * contains only React. Times are meaningful only if nothing else runs on this machine.
 */
export const firstScreenRows = (log: (line: string) => void): Promise<Row[]> =>
  withLobby((lobby) => lighthouseRows(log, lobby));

/** Counts the frames that every page draws while idle, logged in and logged out. Takes a quarter of an hour. */
export const restRows = (log: (line: string) => void): Promise<Row[]> =>
  withLobby((lobby) => rowsAtRest(log, lobby));

async function withLobby(measure: (lobby: Lobby) => Promise<Row[]>): Promise<Row[]> {
  if (!existsSync(join(ROOT, 'dist/client/index.html')))
    return [{ what: 'the pages', value: 'no built client; run npm run build', goal: 'measured' }];
  const lobby = await openLobby();
  try {
    return await measure(lobby);
  } finally {
    await lobby.close();
  }
}

/** The fields of Lighthouse's report that the bench reads. */
interface Report {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number } };
    readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  };
}
type Lighthouse = (url: string, options: object) => Promise<Report>;

interface Visit {
  readonly score: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly shift: number;
  readonly main: number;
  readonly kib: number;
}

/** Addresses that Lighthouse visits: two of the lobby's, and a bare React page. */
type Visited = 'lobby' | 'login' | 'bare';

async function lighthouseRows(log: (line: string) => void, lobby: Lobby): Promise<Row[]> {
  const lighthouse = await fetchLighthouse(log);
  const bare = await openBarePage();
  const port = await freePort();
  // Uses a headless browser: with a window, drawing takes half of a small machine's CPU time.
  const { path } = await findHeadlessShell();
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(path === undefined ? {} : { executablePath: path }),
  });
  const visits: Record<Visited, Visit[]> = { lobby: [], login: [], bare: [] };
  try {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [name, url] of [
        ['bare', bare.address],
        ['lobby', `${lobby.address}/`],
        ['login', `${lobby.address}/auth/login`],
      ] as const) {
        log(`Lighthouse: ${name}, turn ${turn + 1} of ${TURNS}`);
        visits[name].push(await visit(lighthouse, url, port));
      }
  } finally {
    await browser.close();
    bare.close();
  }
  const middle = (name: Visited, key: keyof Visit): number => median(visits[name].map((one) => one[key]));
  const row = (
    name: Visited,
    key: keyof Visit,
    what: string,
    digits: number,
    isGood?: (value: number) => boolean,
    goal = '',
  ): Row => {
    const value = middle(name, key);
    return {
      what: `${name}, Lighthouse mobile: ${what}`,
      value: `${value.toFixed(digits)} (bare React page ${middle('bare', key).toFixed(digits)})`,
      goal,
      ...(isGood && { ok: isGood(value) }),
    };
  };
  return (['lobby', 'login'] as const).flatMap((name) => [
    row(name, 'score', 'performance', 0, (value) => value >= 95, '≥ 95'),
    row(name, 'lcp', 'largest paint, ms', 0, (value) => value <= 2_000, '≤ 2000'),
    row(name, 'blocked', 'blocked, ms', 0, (value) => value <= 100, '≤ 100'),
    row(name, 'shift', 'layout shift', 3, (value) => value <= 0.01, '≤ 0.01'),
    row(name, 'main', 'main thread, ms', 0),
    row(name, 'kib', 'KiB until rest', 0, (value) => value <= 350, '≤ 350'),
  ]);
}

async function visit(lighthouse: Lighthouse, url: string, port: number): Promise<Visit> {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const number = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as {
    items?: readonly { transferSize?: number }[];
  };
  return {
    score: lhr.categories.performance.score * 100,
    lcp: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    main: number('mainthread-work-breakdown'),
    kib: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  };
}

async function fetchLighthouse(log: (line: string) => void): Promise<Lighthouse> {
  const folder = join(ROOT, '.cache/lighthouse');
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    log(`fetching ${LIGHTHOUSE}`);
    mkdirSync(folder, { recursive: true });
    // Does not block, since the lobby's server runs in this process and must go on responding.
    await promisify(execFile)('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      LIGHTHOUSE,
    ]);
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}

/** Serves a page that only renders an element with React, as the fastest page possible on this machine. */
async function openBarePage(): Promise<{ address: string; close: () => void }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
        createRoot(document.querySelector('main')).render(createElement('h1', null, 'A bare page'));`,
      resolveDir: ROOT,
    },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array());
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><main></main><script type="module" src="/a.js"></script>`;
  const server = createServer((request, response) => {
    if (request.url === '/a.js')
      response.setHeader('content-encoding', 'br').setHeader('content-type', 'text/javascript').end(script);
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** Measures every page at rest: with a player logged in, and as a guest if the page is open to guests. */
async function rowsAtRest(log: (line: string) => void, lobby: Lobby): Promise<Row[]> {
  const views = pageViews(addresses);
  const visits = views.flatMap(({ path, asPlayer }) =>
    asPlayer
      ? [{ path, isPlayer: true }]
      : path === '/'
        ? [
            { path, isPlayer: false },
            { path, isPlayer: true },
          ]
        : [{ path, isPlayer: false }],
  );
  const token = await logIn(lobby);
  const { drawn: blinks } = await framesAtRest(BARE_FIELD, {});
  const rows: Row[] = [];
  for (let at = 0; at < visits.length; at += AT_ONCE) {
    log(`pages at rest: ${at} of ${visits.length}`);
    rows.push(
      ...(await Promise.all(
        visits.slice(at, at + AT_ONCE).map(async ({ path, isPlayer }): Promise<Row> => {
          const stored = isPlayer ? { [TOKEN_KEY]: token } : {};
          const rest = await framesAtRest(`${lobby.address}${path}`, stored);
          const { asked, drawn, animations, hasCaret } = rest;
          const most = hasCaret ? blinks : 0;
          return {
            what: `at rest, ten seconds: ${path}, ${isPlayer ? 'player' : 'guest'}`,
            value: `${asked} asked for, ${drawn} drawn, ${animations} animations`,
            goal: `0, ${hasCaret ? `≤ ${most} (a caret on a bare page)` : 0}, 0`,
            ok: asked + animations === 0 && drawn <= most,
          };
        }),
      )),
    );
  }
  return rows;
}

async function logIn({ address, login }: Lobby): Promise<string> {
  const answer = await fetch(`${address}/app/v1/accountLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...login, loginType: 2 }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
