import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Locale } from '../../contract/errors.ts';
import { DESKTOP, FIRST_SCREENS, type FirstScreen, screenName } from '../../src/platform/first-screen.ts';
import { bundleScript } from './bundle-script.ts';
import { pictureWidths } from './picture-widths.ts';
import { ROOT } from './root.ts';

const SOURCE = join(ROOT, 'src');
/** Folder for temporary builds that prerender; it is in the repository, so that the builds find their packages. */
const SCRATCH = join(ROOT, '.cache');
/** Path of the log-in page. */
const LOGIN = '/auth/login';
/** Matches the first banner, the largest picture of the first screen; captures its `srcSet` and `sizes`. */
const BANNER = /<img src="\/assets\/banner-fair-[^>]*? srcSet="([^"]+)" sizes="([^"]+)"/;

/**
 * Creates several HTML files from the one that Vite has built. app.html is Vite's page, for any address of the app.
 * index.html is the lobby with its prerendered first screen for every language, width and kind of visitor; the app's
 * code waits until the screen is painted. login.html is the log-in with its picture and a placeholder for the form. In
 * index.fil.html and login.fil.html the Filipino screen comes first.
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
        const script = (await bundleScript(join(SOURCE, 'first-screen.ts')))
          .trim()
          .replaceAll('</script', '<\\/script');
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

/** Returns the same screens in another order: those in this language come first. */
const inFront = (locale: Locale, screens: readonly DrawnScreen[]): readonly DrawnScreen[] =>
  screens.toSorted(
    (a, b) => Number(b.name.startsWith(`${locale}-`)) - Number(a.name.startsWith(`${locale}-`)),
  );

/** Values in which the HTML pages with a first screen (lobby and log-in) differ. */
interface PageParts {
  readonly path: string;
  /** Whether React hydrates the screen; otherwise the screen is only a placeholder. */
  readonly isTakenOver: boolean;
  /** Returns links that preload what the screen needs first. */
  readonly first: (markup: string) => string;
  /** Links to style sheets in addition to the app's. */
  readonly styles: string;
  /** Tags that load the page's own code, except for files that the app loads anyway. */
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
  // Styles of the columns beside the page on a desktop. Without this link they would load with their code, too late.
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
  // Makes the pages of two languages differ in length: caches would take two files with the same second of change and
  // the same length for the same file.
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
 * Returns script tags for each of the app's files, imported files first and the entry last. The browser runs each in a
 * task of its own; a single script that imports all of them would block a phone for their total time.
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

/**
 * Returns the chunks of the matching modules with all their imports. Imports come first, so that style sheets are in the
 * right order.
 */
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

/** Returns links to those style sheets of chunks to which the page `plain` has no link yet. */
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

/**
 * Builds the app for Node and renders all first screens with it. Files get the same names as in the browser's build.
 */
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
      // The content security policy forbids inline styles, so a script of the page sets them from this attribute.
      markup: markup.replaceAll(' style="', ' data-style="'),
    });
    const lobby: DrawnScreen[] = [];
    const login: DrawnScreen[] = [];
    // Renders one screen after the other, since each sets global variables.
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
