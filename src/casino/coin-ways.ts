import { href } from '../pages/href.ts';

/** Element ids of the parts of the member page that explain how to get coins. */
export const COIN_WAYS = { all: 'ways', deposit: 'deposit' } as const;

/** Returns the link to a part of the member page that explains how to get coins. */
export const coinWaysHref = (part: keyof typeof COIN_WAYS): string => `${href('member')}#${COIN_WAYS[part]}`;
