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
  // Found late, one of these would reload the page in the middle of the first look at it.
  optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', 'gsap', 'howler'] },
  server: {
    port: 5174,
    fs: { allow: [ROOT] },
    // Alone in its process, the page's clock is fine enough to measure a frame.
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  },
  plugins: [studioPlugin(ROOT)],
});
