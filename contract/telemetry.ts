import * as v from 'valibot';
import { call, count, nothing, time, forServer, serverCall } from './call.ts';

/** Maximum number of properties of an event. */
const MOST_PROPS = 20;

/** Heartbeat, which the client sends every 60 s while the tab is visible. */
export const online = call('online', { response: nothing });

/** Sends analytics events in batches of at most 20. */
export const appEventLogClient = call('anonymous/appEventLogClient', {
  response: v.object({ accepted: count }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const telemetryCalls = forServer(() => ({
  online: serverCall(online, {
    about: 'Heartbeat, every 60 seconds while the tab is visible, with the game that is open.',
    token: 'required',
    request: v.object({ gameId: v.optional(count) }),
  }),
  'anonymous/appEventLogClient': serverCall(appEventLogClient, {
    about: 'Analytics in batches of at most 20; returns how many were kept.',
    token: 'none',
    request: v.object({
      eventList: v.pipe(
        v.array(
          v.object({
            name: v.pipe(v.string(), v.maxLength(64)),
            time,
            props: v.pipe(
              v.record(
                v.pipe(v.string(), v.maxLength(64)),
                v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean(), v.null()]),
              ),
              v.check((props) => Object.keys(props).length <= MOST_PROPS, 'tooMany'),
            ),
          }),
        ),
        v.maxLength(20, 'tooMany'),
      ),
    }),
  }),
}));
