import { href } from '../../pages/href.ts';

/** Where a title of the hall is played for coins. */
export const gameHref = (gameId: number): string => `${href('game')}?gameId=${gameId}`;
