import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundleFile } from 'esbuild';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { DESKTOP, FIRST_SCREENS, type FirstScreen, screenName } from './src/platform/first-screen.ts';
import { pictureWidths } from './vite.picture-widths.ts';

const SOURCE = join(import.meta.dirname, 'src');
/** What a prerendering build leaves for a moment; inside the project, where its packages are found. */
const SCRATCH = join(import.meta.dirname, '.cache');
/** The highlight that is seen first, the largest picture of the first screen, and in which sizes it is there. */
const BANNER = /<img src="\/assets\/banner-fair-[^>]*? srcSet="([^"]+)" sizes="([^"]+)"/;

/**
 * Makes two pages of the one that the build made. app.html is that page: any address of the app. index.html, the lobby,
 * has its first screen drawn in it for every language, width and kind of visitor; the app's code waits until it is
 * painted.
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
        page.source = await withFirstScreen(plain, bundle, config);
      },
    },
  };
}

async function withFirstScreen(
  plain: string,
  bundle: Rolldown.OutputBundle,
  config: ResolvedConfig,
): Promise<string> {
  const screens = await drawScreens(config);
  for (const { markup } of screens)
    for (const [, file = ''] of markup.matchAll(/["\s]\/(assets\/[^"\s]+)/g))
      if (!(file in bundle))
        throw new Error(`the first screen shows /${file}, which the build does not have`);
  const [first, ...others] = screens;
  if (first === undefined) throw new Error('there is no first screen');
  const code = [...plain.matchAll(/<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/gs)];
  const [, widths, sizes] = BANNER.exec(first.markup) ?? [];
  if (widths === undefined || sizes === undefined) throw new Error('the first screen has no banner');
  const parts = [
    `<template id="app">${inTurn(code.map(([tag]) => tag))}</template>`,
    ...others.map(({ name, markup }) => `<template data-screen="${name}">${markup}</template>`),
    `<div id="root">${first.markup}</div>`,
    `<script>${await smallScript(join(SOURCE, 'first-screen.ts'))}</script>`,
  ];
  return code
    .reduce((page, [tag]) => page.replace(tag, ''), plain)
    .replace(/\n\s*(?=\n)/g, '')
    .replace(
      '<title>',
      `<link rel="preload" imagesrcset="${widths}" imagesizes="${sizes}" as="image" fetchpriority="high" />\n    <title>`,
    )
    .replace('</head>', `${desktopStyles(bundle, plain)}</head>`)
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

/** Links to the styles of what only a desktop shows; they come with its code otherwise, which is later than its markup. */
function desktopStyles(bundle: Rolldown.OutputBundle, plain: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(
    chunks.filter(({ facadeModuleId }) => /\/shell\/(?:rail|side-nav)\.tsx$/.test(facadeModuleId ?? '')),
  );
  // A set hands out what is added while it is walked.
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...styles]
    .filter((name) => !plain.includes(name))
    .map((name) => `<link rel="stylesheet" crossorigin href="/${name}" media="${DESKTOP}">`)
    .join('');
}

interface DrawnScreen {
  readonly name: string;
  readonly markup: string;
}

/** Builds the app once more, for Node, and lets it draw. Its files get the same names as the browser's. */
async function drawScreens({ css, build: { assetsInlineLimit } }: ResolvedConfig): Promise<DrawnScreen[]> {
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
    const { prerenderScreen } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
      prerenderScreen: (screen: FirstScreen) => Promise<string>;
    };
    const drawn: DrawnScreen[] = [];
    // One after the other: each has globals of its own.
    for (const screen of FIRST_SCREENS)
      drawn.push({
        name: screenName(screen),
        // The policy refuses styles in markup; the page's own script sets them.
        markup: (await prerenderScreen(screen)).replaceAll(' style="', ' data-style="'),
      });
    return drawn;
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
