import type { FastifyInstance } from 'fastify';
import { SHARED_PATH } from '../../contract/shared-rounds.ts';
import type { GameServerRefusal } from '../../contract/game-server.ts';
import { createStreamPlaces, type StreamPlaces } from '../live/stream-limits.ts';
import { networkOf } from '../sessions/network.ts';
import { startEvents, writeEvent } from './event-response.ts';

/** A stream of a shared game, as the HTTP server uses it. */
export interface EventStream {
  /** Player or session whose limit of streams the stream counts against. */
  readonly owner: string;
  /** Starts sending to a stream; returns a function that stops sending. */
  begin(stream: { send(bytes: Buffer): boolean; end(): void }): () => void;
}

/** Options of the route for the streams of shared games. */
export interface SharedRouteOptions {
  /** Returns the stream that a player token opens, or the reason of a refusal. */
  readonly watch: (token: string) => EventStream | GameServerRefusal;
  /** Limits of open streams; default the product's limits. */
  readonly places?: StreamPlaces;
}

/**
 * Adds GET /studio/v1/shared, a stream of server-sent events of a shared game. Refuses an invalid token with 401, a
 * stream above the limit with 429, and for every other reason with 503.
 */
export function addSharedRoute(
  app: FastifyInstance,
  { watch, places = createStreamPlaces() }: SharedRouteOptions,
): void {
  app.get(SHARED_PATH, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, code: GameServerRefusal) =>
      reply.code(status).send({ status: 'refused', code });
    const stream = watch(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (typeof stream === 'string') return refuse(stream === 'sessionEnded' ? 401 : 503, stream);
    const leave = places.take({ userId: stream.owner, network: networkOf(request.ip) });
    if (leave === undefined) return refuse(429, 'rateLimited');
    const response = startEvents(reply);
    response.on('close', leave);
    const stop = stream.begin({
      send: (bytes) => writeEvent(response, bytes),
      end: () => void response.end(),
    });
    response.on('close', stop);
    return reply;
  });
}
