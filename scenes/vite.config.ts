import { join } from 'node:path';
import { defineConfig } from 'vite';
import { studioPlugin } from './studio/serve/studio-plugin.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Vite's configuration of the studio, which shows every scene and example without lobby or server. While it runs, it
 * packs each saved asset again and shows it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  cacheDir: join(ROOT, 'node_modules/.vite-studio'),
  build: {
    outDir: join(ROOT, 'dist/studio'),
    emptyOutDir: true,
    // The same as in tools/build/browsers.ts, which scenes may not import.
    target: ['chrome109', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  // Packages to prepare at the start: Vite would reload the page during the first visit if it found one of them later.
  optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', 'gsap', 'howler'] },
  server: {
    port: 5174,
    fs: { allow: [ROOT] },
    // These headers isolate the page's process, which makes its clock precise enough to measure a frame.
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  },
  plugins: [studioPlugin(ROOT)],
});
