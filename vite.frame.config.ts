import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pixiSubset } from './scenes/pixi-subset.config.ts';
import { createFrameChunkGroups } from './vite.frame-chunks.ts';
import { engineAhead } from './vite.engine-ahead.ts';
import { bareCalls } from './vite.bare-calls.ts';
import { compressedTwins } from './vite.compressed-twins.ts';
import { errorCodes } from './vite.error-codes.ts';
import { preloadMissing } from './vite.preload-missing.ts';
import { withoutExamples } from './vite.without-examples.ts';

const ahead = preloadMissing();

/** Build of the games' frame, which the game server serves on its own origin, inside the lobby's page of a game. */
export default defineConfig({
  root: 'src/game-frame',
  // Photographs of the games shown before their scenes, under the names used in
  // src/game-frame/game-art.ts.
  publicDir: join(import.meta.dirname, 'assets/hall-frames'),
  cacheDir: join(import.meta.dirname, 'node_modules/.vite-frame'),
  build: {
    outDir: join(import.meta.dirname, 'dist/frame'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: ahead.resolveDependencies },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: createFrameChunkGroups() } } },
  },
  server: { fs: { allow: ['../..'] } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  plugins: [
    react(),
    pixiSubset(),
    withoutExamples(),
    bareCalls(),
    errorCodes(),
    ahead.plugin,
    engineAhead(),
    compressedTwins(),
  ],
});
