import { ownAddress } from '../../contract/redirects.ts';

/** Returns the way back after log-in: an address of this site, or the lobby (docs/product-rules.md, Guards). */
export const safeRedirect = (target: string | null, origin: string = location.origin): string =>
  ownAddress(target, origin);
