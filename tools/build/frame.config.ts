import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pixiSubset } from './pixi-subset.ts';
import { createChunkGroup } from './chunks.ts';
import { FRAME_ENTRIES } from './entries.ts';
import { preloadEngine } from './preload-engine.ts';
import { precompress } from './precompress.ts';
import { preloadMissing } from './preload-missing.ts';
import { ROOT } from './root.ts';

/** Build of the games' frame, which the game server serves on its own origin, inside the lobby's page of a game. */
export default defineConfig({
  root: join(ROOT, 'src/game-frame'),
  // Photographs of the games shown before their scenes, under the names used in
  // src/game-frame/game-art.ts.
  publicDir: join(ROOT, 'assets/hall-frames'),
  cacheDir: join(ROOT, 'node_modules/.vite-frame'),
  build: {
    outDir: join(ROOT, 'dist/frame'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Which file each page and scene begins in, for tests: two modules may share a file's name.
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
