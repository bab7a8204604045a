import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '../../contract/calls.ts';
import { ErrorCode } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { LiveHub } from '../live/hub.ts';
import { addLiveRoute } from './live-route.ts';
import type { LiveStreams } from '../live/streams.ts';
import { addCallRoutes } from './call-routes.ts';
import { prepareClose } from './close-app.ts';
import { addCompression } from './compression.ts';
import { addPlayerPictures } from './player-pictures.ts';
import { addReferencePage } from './docs/route.ts';
import { localeOf, errorEnvelope } from './envelope.ts';
import type { Handlers } from '../calls/handler.ts';
import { addIconRoute } from './icon-route.ts';
import { addHealth } from './health.ts';
import { addSignedRoutes, type SignedRouteDeps } from './signed-routes.ts';
import { logging, type LogOptions } from './logging.ts';
import type { Mode } from '../mode.ts';
import { protectAnswers } from './security.ts';
import { guardHeaders } from './header-guard.ts';
import { guardPaths } from './path-guard.ts';
import { addStaticFiles, type FindRedirect, sendLobby, type StaticFolders } from './static-files.ts';

/** Dependencies and options of the lobby's HTTP server. */
export interface AppOptions extends LogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  /** Live streams; without them the live route does not exist. */
  readonly streams?: LiveStreams;
  readonly handlers: Handlers;
  /** Restricted persons: a session of a listed person ends at its next use. */
  readonly restricted: RestrictedPersons;
  readonly mode: Mode;
  /** Providers whose messages are accepted, and the handler of the messages; default none. */
  readonly providers?: Omit<SignedRouteDeps<string>, 'clock'>;
  /** The only origin whose pages the lobby may show in a frame: the game server's. Default none. */
  readonly frames?: string | undefined;
  /** Returns the target of a redirected path of the lobby; undefined if the path is not redirected. */
  readonly findRedirect?: FindRedirect;
  /** Folders of files to serve; omitted if only the calls are needed. */
  readonly files?: StaticFolders;
  /** False switches the rate limits off, for load tests; refused in production. */
  readonly limits?: boolean;
  /** Number of trusted proxies in front of the server, whose forwarded address counts as the client's. */
  readonly trustedProxies?: number;
  /** Adds pages for developers, which exist only outside production. */
  readonly addDevelopmentPages?: (app: FastifyInstance) => void;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** Creates the lobby's HTTP server, ready to listen or for injected requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, live, streams, handlers, restricted, mode, files } = options;
  const { trustedProxies = 0, limits = true } = options;
  if (mode === 'production' && !limits)
    throw new Error('Request limits cannot be switched off in production.');
  const refuse = (code: ErrorCode, request: FastifyRequest) =>
    errorEnvelope(code, clock.now(), localeOf(request));
  const app = fastify({
    logger: logging(mode, options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Fastify runs no hooks for a malformed address, so its response is written here.
    frameworkErrors: (_error, request, reply) => {
      // The option's type allows only a reply without a body.
      const plain = reply as unknown as FastifyReply;
      void plain.code(400).send(refuse(ErrorCode.notFound, request));
    },
  });
  prepareClose(app);
  // Accept only JSON: Fastify would otherwise parse a body of plain text as a string.
  app.removeContentTypeParser('text/plain');

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code } = transportError(error, request.is404);
    if (status === 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(refuse(code, request));
  });
  const marked = mode === 'development' && files !== undefined ? { ...files, mark: DEVELOPMENT_MARK } : files;
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(API_PREFIX))
      return reply.code(404).send(refuse(ErrorCode.unknownCall, request));
    if (sendLobby(marked, request, reply, options.findRedirect)) return reply;
    return reply.code(404).send(refuse(ErrorCode.notFound, request));
  });

  await protectAnswers(app, { mode, data: API_PREFIX, frames: options.frames });
  guardHeaders(app, (request, reply) => reply.code(400).send(refuse(ErrorCode.notFound, request)));
  guardPaths(app, (status, request, reply) => reply.code(status).send(refuse(ErrorCode.notFound, request)));
  addCompression(app);
  addHealth(app, db);
  const gate = { db, clock, live, restricted, limits };
  await addCallRoutes(app, { ...gate, handlers, mode });
  if (streams !== undefined) addLiveRoute(app, { ...gate, streams });
  if (options.providers !== undefined) await addSignedRoutes(app, { clock, ...options.providers });
  addReferencePage(app);
  addPlayerPictures(app, gate.db);
  addIconRoute(app);
  if (mode !== 'production') options.addDevelopmentPages?.(app);
  if (marked !== undefined) await addStaticFiles(app, marked);
  return app;
}

/** Mark in the lobby's page, read by src/platform/development.ts. Only a page with this mark shows the outbox. */
const DEVELOPMENT_MARK = '<meta name="perya-mode" content="development" />';

/**
 * Returns the error for a request that failed before its handler. An unknown call gets its own error, whatever its
 * body.
 */
function transportError(error: FastifyError, is404: boolean): { status: number; code: ErrorCode } {
  if (is404) return { status: 404, code: ErrorCode.unknownCall };
  switch (error.statusCode) {
    case 400:
      return { status: 400, code: ErrorCode.malformedJson };
    // The static file plugin answers 403 for a folder, a hidden file, and a path that leads out of its folder.
    case 403:
    case 404:
      return { status: 404, code: ErrorCode.notFound };
    case 413:
      return { status: 413, code: ErrorCode.bodyTooLarge };
    case 415:
      return { status: 415, code: ErrorCode.unsupportedMediaType };
    default:
      return { status: 500, code: ErrorCode.internalError };
  }
}
