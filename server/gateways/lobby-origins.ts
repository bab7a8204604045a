import type { Mode } from '../mode.ts';

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Tells whether an origin is the lobby's own: people are sent back to it with a log-in, and passkeys belong to it. */
export type IsLobbyOrigin = (origin: string) => boolean;

/** Returns what takes the origins of PERYA_LOBBY_ORIGINS, parted by spaces; outside production those of this machine, too. */
export function lobbyOriginsFor(mode: Mode, given: string | undefined): IsLobbyOrigin {
  const listed = new Set((given ?? '').split(/\s+/).filter((origin) => origin !== ''));
  return (origin) => listed.has(origin) || (mode !== 'production' && LOOPBACK.test(origin));
}
