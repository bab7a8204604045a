import type { Mode } from '../mode.ts';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Returns whether an origin belongs to the lobby. Only such origins receive social log-ins and may use passkeys. */
export type IsLobbyOrigin = (origin: string) => boolean;

/**
 * Creates a function that accepts the origins in PERYA_LOBBY_ORIGINS, separated by spaces. Outside production it also
 * accepts the origins of this machine.
 */
export function lobbyOriginsFor(mode: Mode, given: string | undefined): IsLobbyOrigin {
  const listed = new Set((given ?? '').split(/\s+/).filter((origin) => origin !== ''));
  return (origin) => listed.has(origin) || (mode !== 'production' && LOOPBACK.test(origin));
}
