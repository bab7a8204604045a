import * as v from 'valibot';
import {
  GAME_SERVER_PREFIX,
  gameServerCalls,
  gameServerRefusals,
  type GameServerAnswer,
  type GameServerCallName,
  type GameServerRefusal,
  type GameServerRequest,
} from '../../contract/game-server.ts';
import { SHARED_PATH } from '../../contract/shared-rounds.ts';

/** Time after which a request counts as not answered, ms. */
const TIMEOUT_MS = 15_000;

/** Functions that send a player's requests in a game to the game server. */
export interface GameServerCalls {
  /**
   * Opens the live stream of a shared game (contract/shared-rounds.ts). Resolves to the response, whose body the caller
   * reads.
   */
  watch(signal: AbortSignal): Promise<Response>;
  /**
   * Sends a request. Rejects if no valid answer comes: it is then unknown whether the server has carried the request
   * out.
   */
  ask<Name extends GameServerCallName>(
    name: Name,
    request: GameServerRequest<Name>,
  ): Promise<GameServerAnswer<Name>>;
}

const refusal = v.object({
  status: v.literal('refused'),
  code: v.custom<GameServerRefusal>((code) => typeof code === 'string' && code in gameServerRefusals),
  balance: v.optional(v.pipe(v.number(), v.safeInteger())),
});

/** Creates the calls of one player's session in one game, from the session's token. */
export function createGameServerCalls(token: string, send: typeof fetch = fetch): GameServerCalls {
  return {
    watch: (signal) =>
      send(SHARED_PATH, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal,
      }),
    async ask(name, request) {
      const response = await send(`${GAME_SERVER_PREFIX}${name}`, {
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
        v.object({ status: v.literal('done'), result: gameServerCalls[name].response }),
        answer,
      ) as GameServerAnswer<typeof name>;
    },
  };
}
