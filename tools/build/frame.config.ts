import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { pixiSubset } from './pixi-subset.ts';
import { createChunkGroup } from './chunks.ts';
import { FRAME_ENTRIES } from './entries.ts';
import { preloadEngine } from './preload-engine.ts';
import { precompress } from './precompress.ts';
import { preloadMissing } from './preload-missing.ts';
import { ROOT } from './root.ts';

/**
 * Vite's build of the games' frame: the page that the lobby embeds, and that the game server serves on its own origin.
 */
export default defineConfig({
  root: join(ROOT, 'src/game-frame'),
  // First frames of the games, shown before their scenes, under the names that src/game-frame/game-art.ts uses.
  publicDir: join(ROOT, 'assets/hall-frames'),
  cacheDir: join(ROOT, 'node_modules/.vite-frame'),
  build: {
    outDir: join(ROOT, 'dist/frame'),
    emptyOutDir: true,
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
              entries: FRAME_ENTRIES,
              shell: 'app',
              shared: 'app',
              leastCode: 4_000,
            }),
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['../..'] } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  plugins: [react(), pixiSubset(), preloadMissing(), preloadEngine(), precompress()],
});
