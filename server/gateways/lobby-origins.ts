import type { Mode } from '../mode.ts';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Returns whether an origin belongs to the lobby: social log-ins redirect to it, and passkeys belong to it. */
export type IsLobbyOrigin = (origin: string) => boolean;

/**
 * Returns a predicate for the origins of PERYA_LOBBY_ORIGINS, separated by spaces; outside production it also accepts
 * those of this machine.
 */
export function lobbyOriginsFor(mode: Mode, given: string | undefined): IsLobbyOrigin {
  const listed = new Set((given ?? '').split(/\s+/).filter((origin) => origin !== ''));
  return (origin) => listed.has(origin) || (mode !== 'production' && LOOPBACK.test(origin));
}
