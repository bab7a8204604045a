import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundleFile } from 'esbuild';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Locale } from './contract/errors.ts';
import { DESKTOP, FIRST_SCREENS, type FirstScreen, screenName } from './src/platform/first-screen.ts';
import { pictureWidths } from './vite.picture-widths.ts';

const SOURCE = join(import.meta.dirname, 'src');
/** What a prerendering build leaves for a moment; inside the project, where its packages are found. */
const SCRATCH = join(import.meta.dirname, '.cache');
/** The log-in's address. */
const LOGIN = '/auth/login';
/** The highlight that is seen first, the largest picture of the first screen, and in which sizes it is there. */
const BANNER = /<img src="\/assets\/banner-fair-[^>]*? srcSet="([^"]+)" sizes="([^"]+)"/;

/**
 * Makes more pages of the one that the build made. app.html is that page: any address of the app. index.html, the lobby,
 * has its first screen drawn in it for every language, width and kind of visitor; the app's code waits until it is
 * painted. login.html is the log-in with its picture and the form's place. index.fil.html and login.fil.html have a
 * Filipino's screen in front, for the server to answer with at once.
 */
export function firstScreen(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'perya:first-screen',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const plain = String(page.source);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: plain });
        const { lobby, login } = await drawScreens(config);
        for (const { markup } of [...lobby, ...login]) assertFiles(markup, bundle);
        const script = await smallScript(join(SOURCE, 'first-screen.ts'));
        const [home, entry] = [lobbyPage(bundle, plain), loginPage(bundle, plain)];
        const made = (parts: PageParts, screens: readonly DrawnScreen[], locale: Locale): string =>
          withFirstScreen(plain, parts, inFront(locale, screens), script).replace(
            '<html lang="en">',
            `<html lang="${locale}">`,
          );
        page.source = made(home, lobby, 'en');
        for (const [fileName, source] of [
          ['index.fil.html', made(home, lobby, 'fil')],
          ['login.html', made(entry, login, 'en')],
          ['login.fil.html', made(entry, login, 'fil')],
        ] as const)
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function assertFiles(markup: string, bundle: Rolldown.OutputBundle): void {
  for (const [, file = ''] of markup.matchAll(/["\s]\/(assets\/[^"\s]+)/g))
    if (!(file in bundle)) throw new Error(`the first screen shows /${file}, which the build does not have`);
}

/** The screens of a language before the others. */
const inFront = (locale: Locale, screens: readonly DrawnScreen[]): readonly DrawnScreen[] =>
  screens.toSorted(
    (a, b) => Number(b.name.startsWith(`${locale}-`)) - Number(a.name.startsWith(`${locale}-`)),
  );

/** What a page with a first screen has of its own. */
interface PageParts {
  readonly path: string;
  /** True where React takes the screen over as it stands; else it only keeps the page's place. */
  readonly isTakenOver: boolean;
  /** Links to what is fetched before anything else. */
  readonly first: (markup: string) => string;
  /** Links to styles that the app's own do not have; they come after those. */
  readonly styles: string;
  /** Tags of the code of the page itself, where that is no part of the app's first. */
  readonly code: readonly string[];
}

const lobbyPage = (bundle: Rolldown.OutputBundle, plain: string): PageParts => ({
  path: '/',
  isTakenOver: true,
  first(markup) {
    const [, widths, sizes] = BANNER.exec(markup) ?? [];
    if (widths === undefined || sizes === undefined) throw new Error('the first screen has no banner');
    return `<link rel="preload" imagesrcset="${widths}" imagesizes="${sizes}" as="image" fetchpriority="high" />\n    `;
  },
  // What only a desktop shows: its styles come with its code otherwise, which is later than its markup.
  styles: styleLinks(needs(bundle, /\/shell\/(?:rail|side-nav)\.tsx$/), plain, ` media="${DESKTOP}"`),
  code: [],
});

function loginPage(bundle: Rolldown.OutputBundle, plain: string): PageParts {
  const needed = needs(bundle, /\/auth\/login-page\.tsx$/);
  return {
    path: LOGIN,
    isTakenOver: false,
    first: () => '',
    styles: styleLinks(needed, plain),
    code: [...needed]
      .filter(({ fileName }) => !plain.includes(fileName))
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  };
}

function withFirstScreen(
  plain: string,
  { path, isTakenOver, first, styles, code: own }: PageParts,
  screens: readonly DrawnScreen[],
  script: string,
): string {
  const [front, ...others] = screens;
  if (front === undefined) throw new Error('there is no first screen');
  const code = [...plain.matchAll(/<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/gs)];
  const tags = code.map(([tag]) => tag);
  // The name makes the pages of two languages differ in length, by which browsers tell files of one second apart.
  const name = `data-${isTakenOver ? 'drawn' : 'placeholder'}="${front.name}"`;
  const parts = [
    `<template id="app">${inTurn([...tags, ...own])}</template>`,
    ...others.map(({ name: other, markup }) => `<template data-screen="${other}">${markup}</template>`),
    `<div id="root" ${name} data-path="${path}">${front.markup}</div>`,
    `<script>${script}</script>`,
  ];
  return tags
    .reduce((page, tag) => page.replace(tag, ''), plain)
    .replace(/\n\s*(?=\n)/g, '')
    .replace('<title>', () => `${first(front.markup)}<title>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => parts.join('\n    '));
}

/**
 * The app's files as scripts, each of which the browser runs in a task of its own: what others import first, the entry
 * last. One script that imports all of them would keep a phone from answering for as long as they all take.
 */
function inTurn(code: readonly string[]): string {
  const asScript = (tag: string): string =>
    tag.replace(
      /^<link rel="modulepreload" crossorigin href="([^"]+)">$/,
      '<script type="module" crossorigin src="$1"></script>',
    );
  return code
    .map(asScript)
    .toSorted((a, b) => Number(a === code[0]) - Number(b === code[0]))
    .join('');
}

/** The chunks of some modules with all that they import, before whoever imports it: so their styles follow each other, too. */
function needs(bundle: Rolldown.OutputBundle, modules: RegExp): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<Rolldown.OutputChunk>();
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) chunks.filter(({ fileName }) => fileName === name).forEach(add);
    needed.add(chunk);
  };
  chunks.filter(({ facadeModuleId }) => modules.test(facadeModuleId ?? '')).forEach(add);
  if (needed.size === 0) throw new Error(`the build has no chunk of ${modules.source}`);
  return needed;
}

/** Links to the styles of chunks that a page does not have yet. */
function styleLinks(needed: ReadonlySet<Rolldown.OutputChunk>, plain: string, more = ''): string {
  const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...styles]
    .filter((name) => !plain.includes(name))
    .map((name) => `<link rel="stylesheet" crossorigin href="/${name}"${more}>`)
    .join('');
}

interface DrawnScreen {
  readonly name: string;
  readonly markup: string;
}

/** Builds the app once more, for Node, and lets it draw. Its files get the same names as the browser's. */
async function drawScreens({
  css,
  build: { assetsInlineLimit },
}: ResolvedConfig): Promise<{ lobby: readonly DrawnScreen[]; login: readonly DrawnScreen[] }> {
  await mkdir(SCRATCH, { recursive: true });
  const outDir = await mkdtemp(join(SCRATCH, 'first-screen-'));
  try {
    await build({
      configFile: false,
      root: SOURCE,
      publicDir: false,
      logLevel: 'error',
      mode: 'production',
      css: { modules: css.modules ?? {} },
      plugins: [react(), pictureWidths()],
      build: {
        ssr: 'prerender.tsx',
        outDir,
        assetsInlineLimit,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const { prerenderScreen, prerenderLogin } = (await import(
      pathToFileURL(join(outDir, 'prerender.mjs')).href
    )) as {
      prerenderScreen: (screen: FirstScreen) => Promise<string>;
      prerenderLogin: (locale: Locale, path: string) => Promise<string>;
    };
    const screen = (name: string, markup: string): DrawnScreen => ({
      name,
      // The policy refuses styles in markup; the page's own script sets them.
      markup: markup.replaceAll(' style="', ' data-style="'),
    });
    const lobby: DrawnScreen[] = [];
    const login: DrawnScreen[] = [];
    // One after the other: each has globals of its own.
    for (const one of FIRST_SCREENS) lobby.push(screen(screenName(one), await prerenderScreen(one)));
    for (const locale of ['en', 'fil'] as const)
      login.push(
        screen(
          screenName({ locale, isDesktop: false, isPlayer: false }),
          await prerenderLogin(locale, LOGIN),
        ),
      );
    return { lobby, login };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function smallScript(entry: string): Promise<string> {
  const { outputFiles } = await bundleFile({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
