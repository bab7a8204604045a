import { href } from '../pages/href.ts';

/** Element ids on the member page of the parts about ways to get coins. */
export const COIN_WAYS = { all: 'ways', deposit: 'deposit' } as const;

/** Returns the link to such a part. */
export const coinWaysHref = (part: keyof typeof COIN_WAYS): string => `${href('member')}#${COIN_WAYS[part]}`;
