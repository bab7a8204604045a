import { createHash } from 'node:crypto';
import type { Game } from '../../contract/config.ts';
import { playingTitle } from '../../contract/catalogue/playing.ts';
import { games } from '../../contract/catalogue/catalogue.ts';

/** The games as the wire carries them; weights stay in the house. */
export const gameList: Game[] = games.map(({ weight: _weight, ...game }) =>
  playingTitle(game.id) === undefined ? game : { ...game, plays: true },
);

/** Changes exactly when the list does. */
export const gameListVersion: string = createHash('sha256')
  .update(JSON.stringify(gameList))
  .digest('hex')
  .slice(0, 16);
