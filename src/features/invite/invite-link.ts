import { href } from '../../pages/href.ts';

/** Returns the link at which a player's friends register; `code` is the player's invite code. */
export const inviteLink = (code: string): string =>
  `${location.origin}${href('register')}?inviteCode=${encodeURIComponent(code)}`;
