import { join } from 'node:path';
import { defineConfig } from 'vite';
import { studioPlugin } from './studio/serve/studio-plugin.ts';

const ROOT = join(import.meta.dirname, '..');

/** The studio: every scene and example, without lobby or server. While it runs, saved assets are packed and shown. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  cacheDir: join(ROOT, 'node_modules/.vite-studio'),
  build: {
    outDir: join(ROOT, 'dist/studio'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  // Listed here because late discovery of one of these would reload the page during the first visit.
  optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', 'gsap', 'howler'] },
  server: {
    port: 5174,
    fs: { allow: [ROOT] },
    // With process isolation, the page's clock is precise enough to measure a frame.
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  },
  plugins: [studioPlugin(ROOT)],
});
