import type { FastifyInstance } from 'fastify';
import { SHARED_PATH } from '../../contract/shared-rounds.ts';
import type { GameServerRefusal } from '../../contract/game-server.ts';
import { createStreamPlaces, type StreamPlaces } from '../live/stream-limits.ts';
import { networkOf } from '../sessions/network.ts';
import { startEvents, writeEvent } from './event-response.ts';

/** A stream of a shared game as the web server sees it. */
export interface EventStream {
  /** Owner whose limit it counts against. */
  readonly owner: string;
  /** Starts sending; returns a function that leaves. */
  begin(stream: { send(bytes: Buffer): boolean; end(): void }): () => void;
}

/** Options of the route of the shared games' streams. */
export interface SharedRouteOptions {
  /** Returns the stream that a player token opens, or a refusal. */
  readonly watch: (token: string) => EventStream | GameServerRefusal;
  /** Maximum numbers of open streams; default the product's limits. */
  readonly places?: StreamPlaces;
}

/**
 * Adds GET /studio/v1/shared: server-sent events of a shared game. Refuses an invalid token with 401, one stream too
 * many with 429, and anything else with 503.
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
