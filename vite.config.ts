import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS, withoutOldBrowsers } from './tools/build/browsers.ts';
import { buildManifest } from './tools/build/build-manifest.ts';
import { createChunkGroup } from './tools/build/chunks.ts';
import { earlierBuilds } from './tools/build/earlier-builds.ts';
import { LOBBY_ENTRIES } from './tools/build/entries.ts';
import { firstScreen } from './tools/build/first-screen.ts';
import { pictureWidths } from './tools/build/picture-widths.ts';
import { pixiSubset } from './tools/build/pixi-subset.ts';
import { precompress } from './tools/build/precompress.ts';
import { preloadHome } from './tools/build/preload-home.ts';
import { preloadMissing } from './tools/build/preload-missing.ts';
import { productionRouter } from './tools/build/production-router.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { smallTiles } from './tools/build/small-tiles.ts';
import { verifier } from './tools/build/verifier.ts';

/** Address of the lobby's server in development; `npm run dev` sets the port. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '4180'}`;
/** Paths that Vite passes on to the lobby's server in development; it serves all others itself. */
const OF_SERVER = ['/app/v1', '/art', '/tiles', '/docs', '/dev', '/player-pictures', '^/icons/.*\\.json'];

/** Vite's build and development server for the lobby. tools/build/frame.config.ts builds the frame of the games. */
export default defineConfig({
  root: 'src',
  // Files that keep their names in a build: the web manifest and the icons of the installed app.
  publicDir: join(import.meta.dirname, 'assets/lobby/public'),
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    // The plugin earlierBuilds() deletes old files, but keeps those that open pages may still request.
    emptyOutDir: false,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Tests read from the manifest which chunk contains a page or scene, since file names are not unique.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            createChunkGroup({
              entries: LOBBY_ENTRIES,
              shell: 'shell',
              shared: 'page-parts',
              leastCode: 2_500,
            }),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(OF_SERVER.map((path) => [path, SERVER])),
  },
  // Class names are short, since both the scripts and the style sheets contain them.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  plugins: [
    react(),
    withoutOldBrowsers(),
    pictureWidths(),
    productionRouter(),
    pixiSubset(),
    preloadMissing(),
    verifier(),
    buildManifest(),
    preloadHome(),
    firstScreen(),
    smallTiles(),
    serviceWorker(),
    earlierBuilds(),
    precompress(),
  ],
});
