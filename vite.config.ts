import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build as bundleFile } from 'esbuild';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { bareCalls } from './vite.bare-calls.ts';
import { compressedTwins } from './vite.compressed-twins.ts';
import { createChunkGroups, FETCHES_LATER, LOBBY, OPENS_OFFLINE } from './vite.chunks.ts';
import { earlierBuilds } from './vite.earlier-builds.ts';
import { framePictures } from './vite.frame-pictures.ts';
import { firstScreen } from './vite.first-screen.ts';
import type { ShellList } from './src/platform/shell-cache.ts';
import { pixiSubset } from './scenes/pixi-subset.config.ts';
import { preloadMissing } from './vite.preload-missing.ts';
import { pictureWidths } from './vite.picture-widths.ts';
import { smallTiles } from './vite.small-tiles.ts';
import { errorCodes } from './vite.error-codes.ts';
import { withoutExamples } from './vite.without-examples.ts';

const ICONS = join(import.meta.dirname, 'assets/lobby/app');
/** Address of the server in development: `npm run dev` sets the port. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '4180'}`;

const ahead = preloadMissing();

export default defineConfig({
  root: 'src',
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    // earlierBuilds() does that: files that open pages still request are kept.
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: ahead.resolveDependencies },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: createChunkGroups() },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/app/v1', '/art', '/tiles', '/docs', '/dev', '/player-pictures', '/icons'].map((path) => [
        path,
        SERVER,
      ]),
    ),
  },
  // Short names, as they are in both the script and the style sheet.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  plugins: [
    react(),
    pictureWidths(),
    framePictures(),
    productionRouter(),
    pixiSubset(),
    withoutExamples(),
    bareCalls(),
    errorCodes(),
    ahead.plugin,
    appIcons(),
    verifier(),
    buildManifest(),
    webManifest(),
    firstScreen(),
    smallTiles(),
    serviceWorker(),
    earlierBuilds(),
    compressedTwins(),
  ],
});

/**
 * Resolves the router's build without development warnings: imported by path alone, its package gives the development
 * build.
 */
function productionRouter(): Plugin {
  return {
    name: 'perya:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router'
        ? join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')
        : undefined,
  };
}

/** Serves the installed app's icons under stable names. */
function appIcons(): Plugin {
  return {
    name: 'perya:app-icons',
    apply: 'build',
    async generateBundle() {
      const names = await readdir(ICONS).catch(() => []);
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `icons/${name}`,
          source: await readFile(join(ICONS, name)),
        });
      }
    },
  };
}

/** Builds the downloadable verifier: the arithmetic of `fair` and its page as one HTML file that works offline. */
function verifier(): Plugin {
  const FILE = 'perya-verifier.html';
  const VERIFIER = join(import.meta.dirname, 'src/features/fair/verifier');
  const make = async (): Promise<string> => {
    const { outputFiles } = await bundleFile({
      entryPoints: [join(VERIFIER, 'main.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'warning',
    });
    const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
    const page = await readFile(join(VERIFIER, 'template.html'), 'utf8');
    return page.replace('/* the verifier */', () => script);
  };
  return {
    name: 'perya:verifier',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await make() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        make().then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}

/** Writes build.json with the build's version, and the same version into the page, which compares the two. */
function buildManifest(): Plugin {
  let version = '';
  let out = '';
  return {
    name: 'perya:build-manifest',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        // File names contain their content's hash: together they identify the build.
        const names = Object.keys(bundle ?? {}).sort();
        version = hashOf(names.join('\n'));
        const home = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/home-page.tsx') === true,
        );
        return [
          { tag: 'meta', attrs: { name: 'perya-build', content: version }, injectTo: 'head' },
          // Most visits begin in the lobby: its page is fetched in parallel with the shell.
          ...(home === undefined ? [] : [preload(home.fileName)]),
        ];
      },
    },
    async closeBundle() {
      if (version !== '') await writeFile(join(out, 'build.json'), `${JSON.stringify({ version })}\n`);
    },
  };
}

const preload = (fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
  injectTo: 'head',
});

/** Writes the web manifest of the installed app. */
function webManifest(): Plugin {
  const FILE = 'manifest.webmanifest';
  const manifest = {
    name: 'Perya',
    short_name: 'Perya',
    description: 'Games under the lanterns. For players 21 and older.',
    start_url: '/',
    display: 'standalone',
    background_color: '#140630',
    theme_color: '#1A0A3A',
    lang: 'en-PH',
    scope: '/',
    orientation: 'portrait',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return {
    name: 'perya:web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' }],
    },
  };
}

/** Writes sw.js, and shell.json with the list of the shell's files. Scenes are fetched when they are near. */
function serviceWorker(): Plugin {
  let out = '';
  return {
    name: 'perya:service-worker',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const later = [
          ...FETCHES_LATER.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
          ...OPENS_OFFLINE,
        ];
        const files = ['index.html', 'app.html', 'manifest.webmanifest', ...shellFiles(bundle, later)];
        // Names under assets contain their content's hash.
        const contents = await Promise.all(
          files.map(async (name) => (name.startsWith('assets/') ? name : readFile(join(out, name), 'utf8'))),
        );
        const list = {
          version: hashOf(contents.join('\n')),
          files: files.map((name) => `/${name}`),
        } satisfies ShellList;
        await writeFile(join(out, 'shell.json'), `${JSON.stringify(list)}\n`);
        await bundleFile({
          entryPoints: [join(import.meta.dirname, 'src/service-worker.ts')],
          outfile: join(out, 'sw.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          logLevel: 'warning',
        });
      },
    },
  };
}

/**
 * Returns the names of the files needed by the lobby's entry, its home page and the later modules, with their styles,
 * fonts and the picture of a lost connection.
 */
function shellFiles(bundle: Rolldown.OutputBundle, later: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(
    chunks.flatMap(({ facadeModuleId, fileName, isEntry }) =>
      isEntry || [...LOBBY, ...later].includes(facadeModuleId ?? '') ? [fileName] : [],
    ),
  );
  // A Set also iterates items added during iteration.
  for (const name of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      needed.add(next);
  }
  const always = /^assets\/(?:[^/]*\.woff2|satellite-antenna-[^/]*\.webp)$/;
  for (const name of Object.keys(bundle)) if (always.test(name)) needed.add(name);
  return [...needed].toSorted();
}

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);
