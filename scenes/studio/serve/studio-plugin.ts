import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { weighBundles } from './bundle-bytes.ts';
import { pictureSources, readPicture, RefusedError } from './pictures.ts';

/** What the watching pipeline tells while the studio runs. */
export interface AssetListeners {
  readonly onChange: (bundle: string, pack: string | undefined) => void;
  readonly onProblem: (problem: string) => void;
}

/** One remark of the assets' check, in plain words. */
export interface CheckMessage {
  readonly file: string;
  readonly text: string;
  /** `problem` stops the art from being used as it is; `hint` does not. */
  readonly weight: 'problem' | 'hint';
}

/** What the studio's server is made of. */
export interface StudioServer {
  /** The repository's top folder. */
  readonly root: string;
  /** Packs again whenever an asset is saved; answers how to end it. */
  readonly watch?: (listeners: AssetListeners) => () => void;
  /** Looks all assets over. */
  readonly check?: () => Promise<readonly CheckMessage[]>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
};

/**
 * The studio's side of the development server: packed art at `/art/`, photographs, weights and remarks at `/-/`, and
 * news of every bundle packed anew (`perya:art`).
 */
export function studioPlugin(studio: StudioServer): Plugin {
  return {
    name: 'perya:studio',
    apply: 'serve',
    configureServer(server) {
      serveArt(server, join(studio.root, '.art'));
      serveDesk(server, studio);
      const end = studio.watch?.({
        onChange: (bundle, pack) => server.environments.client.hot.send('perya:art', { bundle, ...(pack === undefined ? {} : { pack }) }),
        onProblem: (text) => server.environments.client.hot.send('perya:problem', { text }),
      });
      server.httpServer?.once('close', () => end?.());
    },
  };
}

function serveArt(server: ViteDevServer, art: string): void {
  server.middlewares.use('/art/', (request, response, next) => {
    const path = normalize(join(art, decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''))));
    if (!path.startsWith(art + sep)) return next();
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
}

type Answer = (query: URLSearchParams, response: ServerResponse) => Promise<void>;

function serveDesk(server: ViteDevServer, { root, check }: StudioServer): void {
  const answers: Readonly<Record<string, Answer>> = {
    '/sources': async (_, response) => json(response, await pictureSources(root)),
    '/bundles': async (_, response) =>
      json(response, await weighBundles(join(root, '.art'), join(root, 'dist/client/assets'))),
    '/check': async (_, response) => json(response, check ? await check() : []),
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
