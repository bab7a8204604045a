import { href } from '../../pages/href.ts';

/** Returns the address by which friends of a player open an account. */
export const inviteLink = (code: string): string =>
  `${location.origin}${href('register')}?inviteCode=${encodeURIComponent(code)}`;
