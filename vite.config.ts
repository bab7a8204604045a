import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const ICONS = join(import.meta.dirname, 'assets/lobby/app');
/** The server, in development (`npm start` listens there). */
const SERVER = 'http://127.0.0.1:4180';

/** Libraries that the lobby cannot start without. */
const LIBRARIES =
  /^(?!.*(?:@pixi|react-reconciler)).*node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|@reduxjs|redux|immer|reselect|@standard-schema|use-sync-external-store|valibot)\//;
/** Our own modules that every page needs. */
const SHELL =
  /\/(?:contract\/(?!auth|wallet)|src\/app\/(?!shell\/(?:jackpot-bubble|side-nav|rail))|src\/api\/(?!auth|wallet)|src\/platform|src\/ui\/(?!field|tabs|page)|src\/i18n\/(?:en|i18n)|src\/features\/home\/(?!game-sheet|home-page))/;

export default defineConfig({
  root: 'src',
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the lobby needs is one file each for libraries and ours: thirty little ones cost 20 KiB more.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(['/app/v1', '/art', '/tiles', '/docs', '/dev'].map((path) => [path, SERVER])),
  },
  // Short names: they stand in the script and in the style sheet.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  plugins: [react(), webglOnly(), appIcons(), buildManifest(), ...progressiveWebApp(), compressedTwins()],
});

/**
 * Leaves out PixiJS's other renderers. The stage asks for WebGL and nothing else, but autoDetectRenderer names all
 * three, and the bundler put what they share into their files: 38 KiB of brotli that no page ever runs.
 */
function webglOnly(): Plugin {
  const UNUSED = /\/(?:WebGPU|Canvas)Renderer\.mjs$/;
  const EMPTY = '\0perya:no-renderer';
  return {
    name: 'perya:webgl-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      UNUSED.test(id) && importer?.endsWith('autoDetectRenderer.mjs') === true ? EMPTY : undefined,
    load: (id) =>
      id === EMPTY ? 'export class WebGPURenderer {}\nexport class CanvasRenderer {}' : undefined,
  };
}

/** Serves the installed app's icons under names that never change. */
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

/** Writes build.json with the build's version and the same version into the page, which compares the two. */
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
        // File names carry their content's hash: together they are the build's.
        const names = Object.keys(bundle ?? {}).sort();
        version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        const home = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/home-page.tsx') === true,
        );
        return [
          { tag: 'meta', attrs: { name: 'perya-build', content: version }, injectTo: 'head' },
          // Most visits begin in the lobby: its page is fetched beside the shell, not after it.
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

function progressiveWebApp(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    // The page registers the worker itself, and decides itself when a new one takes over: never during a round.
    injectRegister: false,
    manifest: {
      name: 'Perya',
      short_name: 'Perya',
      description: 'Games under the lanterns. For players 21 and older.',
      lang: 'en-PH',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      background_color: '#140630',
      theme_color: '#1A0A3A',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      // The shell only: nothing that a server answers is ever kept, and scenes are fetched when they are near.
      globPatterns: [
        'index.html',
        'assets/{index,libraries,shell,home-page}-*.{js,css}',
        'assets/*.woff2',
        'assets/satellite-antenna-*.webp',
      ],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(?:app|art|tiles|docs|dev)(?:\/|$)/, /\.\w+$/],
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
    },
  });
}

/** Writes a .br and a .gz beside every text file, at the highest level, so that the server compresses nothing. */
function compressedTwins(): Plugin {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  let out = '';
  return {
    name: 'perya:compressed-twins',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      out = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(out, { recursive: true });
        const texts = names.filter((name) => /\.(?:js|css|html|json|svg|webmanifest|txt)$/.test(name));
        for (const name of texts) {
          const path = join(out, name);
          const bytes = await readFile(path);
          await writeFile(
            `${path}.br`,
            await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
          await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
        }
      },
    },
  };
}
