import { href } from '../pages/href.ts';

/** The parts of the player's own page that tell where coins come from: their ids there. */
export const COIN_WAYS = { all: 'ways', deposit: 'deposit' } as const;

/** Returns the address of such a part. */
export const coinWaysHref = (part: keyof typeof COIN_WAYS): string => `${href('member')}#${COIN_WAYS[part]}`;
