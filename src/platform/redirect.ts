import { ownAddress } from '../../contract/redirects.ts';

/**
 * Returns where to go after log-in: the target if it is an address of this site, otherwise the lobby
 * (docs/product-rules.md, Guards).
 */
export const safeRedirect = (target: string | null, origin: string = location.origin): string =>
  ownAddress(target, origin);
