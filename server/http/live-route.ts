import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH, type LiveMessage } from '../../contract/live.ts';
import { authenticateRequest, type AuthenticationDeps } from '../sessions/authenticate-request.ts';
import { createStreamPlaces, type StreamPlaces } from '../live/stream-limits.ts';
import type { LiveStreams } from '../live/streams.ts';
import type { LiveSubscriber } from '../live/subscribers.ts';
import { networkOf } from '../sessions/network.ts';
import { errorEnvelope, localeOf } from './envelope.ts';
import { startEvents, writeEvent } from './event-response.ts';

/** Dependencies of the live route. */
export interface LiveRouteDeps extends AuthenticationDeps {
  readonly streams: LiveStreams;
  /** Limits of open streams; default the product's limits. */
  readonly places?: StreamPlaces;
}

/**
 * Adds GET /app/v1/live, a stream of server-sent events. A stream with an invalid token sends a message about it and
 * ends. Refuses with rateLimited and streamsFull.
 */
export function addLiveRoute(
  app: FastifyInstance,
  { streams, places = createStreamPlaces(), ...deps }: LiveRouteDeps,
): void {
  app.get(LIVE_PATH, async (request, reply) => {
    const token = request.headers.authorization;
    const { session, deadToken, isWithinLimit } = await authenticateRequest(deps, {
      token,
      ip: request.ip,
      rate: 'usual',
    });
    const refuse = (code: ErrorCode) =>
      reply.code(429).send(errorEnvelope(code, deps.clock.now(), localeOf(request)));
    if (!isWithinLimit) return refuse(ErrorCode.rateLimited);
    const leave = places.take({ userId: session?.userId, network: networkOf(request.ip) });
    if (leave === undefined) return refuse(ErrorCode.streamsFull);
    const response = startEvents(reply);
    response.on('close', leave);
    const subscriber: LiveSubscriber = {
      userId: session?.userId,
      sessionId: session?.id,
      send: (bytes) => writeEvent(response, bytes),
      end: () => void response.end(),
    };
    if (deadToken) {
      subscriber.send(toEvent({ type: 'sessionEnded' }));
      subscriber.end();
      return reply;
    }
    response.on('close', () => streams.leave(subscriber));
    await streams.open(subscriber).catch((error: unknown) => {
      request.log.error({ err: error }, 'a live stream could not be greeted');
      streams.leave(subscriber);
      subscriber.end();
    });
    return reply;
  });
  app.addHook('preClose', () => streams.close());
}

/** Encodes a message as a server-sent event. */
export const toEvent = (message: LiveMessage): Buffer => Buffer.from(`data: ${JSON.stringify(message)}\n\n`);
