import { href } from '../../pages/href.ts';

/** Returns the address where a player's friends register. */
export const inviteLink = (code: string): string =>
  `${location.origin}${href('register')}?inviteCode=${encodeURIComponent(code)}`;
