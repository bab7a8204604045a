import type { ResponseOf } from '../../contract/call.ts';
import type { getAfterLoginInfoWeb } from '../../contract/profile.ts';
import type { AppState } from './hooks.ts';

/**
 * Selects the end of the player's previous session, ms since 1970; 0 if this is the first one, undefined until the
 * server has answered.
 */
export function selectLastVisit({ api: { queries } }: AppState): number | undefined {
  const account = Object.values(queries).find(
    (one) => one?.endpointName === 'getAccount' && one.data !== undefined,
  );
  return (account?.data as ResponseOf<typeof getAfterLoginInfoWeb> | undefined)?.lastSessionTime;
}
