import { href } from '../../pages/href.ts';

/** Returns the address at which a hall game is played for coins. */
export const gameHref = (gameId: number): string => `${href('game')}?gameId=${gameId}`;
