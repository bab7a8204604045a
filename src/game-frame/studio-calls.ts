import * as v from 'valibot';
import {
  STUDIO_PREFIX,
  studioCalls,
  studioRefusals,
  type StudioAnswer,
  type StudioCallName,
  type StudioRefusal,
  type StudioRequest,
} from '../../contract/studio.ts';
import { SHARED_PATH } from '../../contract/studio-shared.ts';

/** Time limit for an answer, ms. */
const TIMEOUT_MS = 15_000;

/** Calls of the house studio. */
export interface StudioCalls {
  /** Opens the live stream of a shared game (contract/studio-shared.ts); returns the response unread. */
  watch(signal: AbortSignal): Promise<Response>;
  /**
   * Sends one request. Rejects if there is no answer or one outside the contract: it is then unknown whether the
   * request was carried out.
   */
  ask<Name extends StudioCallName>(name: Name, request: StudioRequest<Name>): Promise<StudioAnswer<Name>>;
}

const refusal = v.object({
  status: v.literal('refused'),
  code: v.custom<StudioRefusal>((code) => typeof code === 'string' && code in studioRefusals),
  balance: v.optional(v.pipe(v.number(), v.safeInteger())),
});

/** Creates the calls of one player's session in a game. */
export function createStudioCalls(token: string, send: typeof fetch = fetch): StudioCalls {
  return {
    watch: (signal) =>
      send(SHARED_PATH, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal,
      }),
    async ask(name, request) {
      const response = await send(`${STUDIO_PREFIX}${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json();
      const refused = v.safeParse(refusal, answer);
      if (refused.success) {
        const { balance, ...rest } = refused.output;
        return balance === undefined ? rest : { ...rest, balance };
      }
      return v.parse(
        v.object({ status: v.literal('done'), result: studioCalls[name].response }),
        answer,
      ) as StudioAnswer<typeof name>;
    },
  };
}
