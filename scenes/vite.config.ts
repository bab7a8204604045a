import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const ART = join(ROOT, '.art');

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
};

/** The studio: every scene and example, without lobby or server. Packed art comes from `npm run assets`. */
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
  server: { port: 5174, fs: { allow: [ROOT] } },
  plugins: [packedArt()],
});

/** Serves `.art` at `/art/` in development; the built studio finds it beside itself. */
function packedArt(): Plugin {
  return {
    name: 'perya:packed-art',
    configureServer(server) {
      server.middlewares.use('/art/', (request, response, next) => {
        const path = normalize(join(ART, decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''))));
        if (!path.startsWith(ART + sep)) return next();
        stat(path).then(
          () => {
            response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
            // A picture that an artist has just saved must never come from a cache.
            response.setHeader('cache-control', 'no-store');
            createReadStream(path).pipe(response);
          },
          () => {
            response.statusCode = 404;
            response.end(`${request.url} is not packed; run npm run assets`);
          },
        );
      });
    },
  };
}
