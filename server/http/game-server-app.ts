import { fastify, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import {
  GAME_SERVER_PREFIX,
  gameServerCalls,
  type GameServerAnswer,
  type GameServerCallName,
  type GameServerRefusal,
} from '../../contract/game-server.ts';
import { prepareClose } from './close-app.ts';
import { addCompression } from './compression.ts';
import { logging, type LogOptions } from './logging.ts';
import type { Mode } from '../mode.ts';
import { guardHeaders } from './header-guard.ts';
import { guardPaths } from './path-guard.ts';
import { protectAnswers } from './security.ts';
import { addSignedRoutes, type SignedRouteDeps } from './signed-routes.ts';
import { addSharedRoute, type SharedRouteOptions } from './shared-route.ts';
import { addFrameFiles, type FrameFolders } from './frame-files.ts';

/** The game server's HTTP server. */
export type GameServerApp = FastifyInstance;

/** Dependencies and options of the game server's HTTP server. */
export interface GameServerAppOptions extends LogOptions {
  readonly mode: Mode;
  /** Origins of the lobby; only their pages may embed the frame. */
  readonly framedBy: readonly string[];
  /** Handles a call of a game's frame. */
  readonly handle: (
    name: GameServerCallName,
    asked: { readonly token: string; readonly body: unknown },
  ) => Promise<GameServerAnswer<GameServerCallName>>;
  /** Returns the stream of a shared game for a player token; omitted if there are no shared games. */
  readonly watch?: SharedRouteOptions['watch'];
  /** Receives transfers that the lobby's server sends to the wallets of the second brand. */
  readonly transfers?: SignedRouteDeps<string>;
  /** Folders of files to serve; omitted if only the calls are needed. */
  readonly files?: FrameFolders;
}

const BODY_LIMIT_BYTES = 8 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

const refused = (code: GameServerRefusal) => ({ status: 'refused', code }) as const;

/** Creates the game server's HTTP server: the calls of the games' frames, and the files of the frame. */
export async function buildGameServerApp(options: GameServerAppOptions): Promise<GameServerApp> {
  const { mode, framedBy, handle, files } = options;
  const app = fastify({
    logger: logging(mode, options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  prepareClose(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // The static file plugin answers 403 for a folder, a hidden file, and a path that leads out of its folder.
    if (status === 403 || status === 404) return reply.code(404).send(refused('unknownCall'));
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(refused(status >= 500 ? 'tryAgain' : 'invalidRequest'));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused('unknownCall')));
  await protectAnswers(app, { mode, data: GAME_SERVER_PREFIX, framedBy });
  guardHeaders(app, (_request, reply) => reply.code(400).send(refused('invalidRequest')));
  guardPaths(app, (status, _request, reply) => reply.code(status).send(refused('unknownCall')));
  addCompression(app);
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  for (const name of Object.keys(gameServerCalls) as GameServerCallName[]) {
    app.post(`${GAME_SERVER_PREFIX}${name}`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const started = performance.now();
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const answer = await handle(name, { token, body: request.body ?? {} });
      const code = answer.status === 'refused' ? answer.code : undefined;
      request.log.info({ call: name, code, ms: Math.round(performance.now() - started) }, 'game server');
      return answer;
    });
  }
  if (options.transfers !== undefined) await addSignedRoutes(app, options.transfers);
  if (options.watch !== undefined) addSharedRoute(app, { watch: options.watch });
  if (files !== undefined) await addFrameFiles(app, files);
  return app;
}
