import { href } from '../../pages/href.ts';

/** Returns the address to play a hall game for coins. */
export const gameHref = (gameId: number): string => `${href('game')}?gameId=${gameId}`;
