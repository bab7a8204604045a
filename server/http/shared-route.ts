import type { FastifyInstance } from 'fastify';
import { SHARED_PATH } from '../../contract/studio-shared.ts';
import type { StudioRefusal } from '../../contract/studio.ts';
import { createStreamPlaces, type StreamPlaces } from '../live/stream-limits.ts';
import { networkOf } from '../sessions/network.ts';
import { startEvents, writeEvent } from './event-response.ts';

/** One stream of a shared game as the web server knows it. */
export interface EventStream {
  /** Whose it is counted as. */
  readonly owner: string;
  /** Begins to send; returns how to leave. */
  begin(stream: { send(bytes: Buffer): boolean; end(): void }): () => void;
}

/** What the route of the shared games' streams needs. */
export interface SharedRouteOptions {
  /** Reads whose stream a player token opens; a refusal for one that opens none. */
  readonly watch: (token: string) => EventStream | StudioRefusal;
  /** How many may be open at once; the product's limits when not given. */
  readonly places?: StreamPlaces;
}

/** GET /studio/v1/shared: server-sent events of a shared game. Refuses with 401 a dead token, with 429 where there is no place, with 503 elsewhere. */
export function addSharedRoute(
  app: FastifyInstance,
  { watch, places = createStreamPlaces() }: SharedRouteOptions,
): void {
  app.get(SHARED_PATH, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, code: StudioRefusal) =>
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
