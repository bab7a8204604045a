import type { Mode } from '../mode.ts';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Returns whether an origin belongs to the lobby. Only such origins receive social log-ins and may use passkeys. */
export type IsLobbyOrigin = (origin: string) => boolean;

/**
 * Creates a function that accepts the given origins of the lobby. Outside production it also accepts the origins of
 * this machine.
 */
export function lobbyOriginsFor(mode: Mode, origins: readonly string[]): IsLobbyOrigin {
  const listed = new Set(origins);
  return (origin) => listed.has(origin) || (mode !== 'production' && LOOPBACK.test(origin));
}
