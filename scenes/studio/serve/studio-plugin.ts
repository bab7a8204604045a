import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { weighBundles } from './bundle-bytes.ts';
import { watchFolders } from '../../../assets/pipeline/watch-folders.ts';
import { createCheckProcess } from './check-process.ts';
import { type Checker, createChecker } from './checker.ts';
import { refusalOf, rememberStudio } from './clone.ts';
import { watchPipeline } from './pipeline.ts';
import { pictureSources, readPicture, RefusedError } from './pictures.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
};

/**
 * Creates Vite's plugin for the studio of the repository at `root`. It serves packed art at `/art/` and photographs,
 * sizes and findings at `/-/`, and sends the event `perya:art` for every packed bundle.
 */
export function studioPlugin(root: string): Plugin {
  return {
    name: 'perya:studio',
    apply: 'serve',
    configureServer(server) {
      keepToClone(server, root);
      serveArt(server, join(root, '.art'));
      const { hot } = server.environments.client;
      const endChecking = checkSavedFiles(server, root);
      const end = watchPipeline(root, {
        onChange: (changed) => hot.send('perya:art', { changed }),
        onProblem: (text) => hot.send('perya:problem', { text }),
      });
      server.httpServer?.once('close', () => {
        end();
        endChecking();
      });
    },
  };
}

/** Stores the address of this clone's studio, and refuses links that were made for other clones. */
function keepToClone(server: ViteDevServer, root: string): void {
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address) rememberStudio(root, `http://localhost:${address.port}/`);
  });
  server.middlewares.use((request, response, next) => {
    const refusal = refusalOf(root, request.url ?? '/');
    if (refusal === undefined) next();
    else refuse(response, 409, refusal);
  });
}

function serveArt(server: ViteDevServer, art: string): void {
  server.middlewares.use('/art/', (request, response, next) => {
    const path = normalize(join(art, decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''))));
    if (!path.startsWith(art + sep)) return next();
    stat(path).then(
      () => {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        // A picture that was just saved must not come from the browser's cache.
        response.setHeader('cache-control', 'no-store');
        createReadStream(path).pipe(response);
      },
      () => {
        response.statusCode = 404;
        response.end(`${request.url} is not packed; run npm run assets`);
      },
    );
  });
}

type Answer = (query: URLSearchParams, response: ServerResponse) => Promise<void>;

/** Returns whether the pipeline has written this file next to its sources, so that it needs no check. */
const isMade = (path: string): boolean =>
  /(?:[\\/]sound\.(?:webm|m4a|json)|\.part|[\\/]\.[^\\/]*)$/.test(path);

/**
 * Checks each saved file, sends the result to the page (`perya:checked`), and serves the page's requests for a check.
 * Returns a function that ends this.
 */
function checkSavedFiles(server: ViteDevServer, root: string): () => void {
  const assets = join(root, 'assets');
  const checking = createCheckProcess(root);
  const checker = createChecker(checking.runCheck, (file) => relative(assets, file).split(sep).join('/'));
  serveEditor(server, root, checker);
  const { hot } = server.environments.client;
  const endWatching = watchFolders(assets, (path) => {
    if (isMade(path)) return;
    checker.saved(path).then(
      (checked) =>
        checked && hot.send('perya:checked', existsSync(path) ? checked : { ...checked, isGone: true }),
      (error: unknown) => hot.send('perya:problem', { text: `Check: ${String(error)}` }),
    );
  });
  // Findings also depend on the pictures that scenes declare, so a changed scene ends the process, which has the old
  // ones.
  server.watcher.on('change', (path) => {
    if (/[\\/]scenes[\\/].*\.ts$/.test(path)) checking.end();
  });
  return () => {
    endWatching();
    checking.end();
  };
}

function serveEditor(server: ViteDevServer, root: string, checker: Checker): void {
  const answers: Readonly<Record<string, Answer>> = {
    '/sources': async (_, response) => json(response, await pictureSources(root)),
    '/bundles': async (_, response) =>
      json(response, await weighBundles(join(root, '.art'), join(root, 'dist/client/assets'))),
    '/check': async (_, response) => json(response, await checker.all()),
    '/picture': async (query, response) => {
      const picture = await readPicture(root, query.get('from') ?? '', query.get('name') ?? '');
      if (!picture) return refuse(response, 404, 'there is no such photograph');
      response.setHeader('content-type', 'image/png');
      response.setHeader('cache-control', 'no-store');
      response.end(picture);
    },
  };
  server.middlewares.use('/-', (request: IncomingMessage, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers[url.pathname];
    if (!answer) return next();
    answer(url.searchParams, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      refuse(response, error instanceof RefusedError ? 400 : 500, message);
    });
  });
}

function json(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(value));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(message);
}
