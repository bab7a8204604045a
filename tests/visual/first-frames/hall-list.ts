/** List of first frames of the hall's scenes: the game's, and one for each title with its own pictures. */
import { GAME_NAMES, GAMES, sceneOfGame } from '../../../contract/catalogue/games.ts';
import type { GameManifest } from '../../../contract/catalogue/games/manifest.ts';
import { hallTitles } from '../../../server/game-server/titles.ts';

/** Name of a game's first frame, also used for titles without their own. */
export const OF_GAME = 'default';

/** One first frame of a scene of the hall. */
export interface HallShot {
  /** File name: the slug of the title whose pictures are shown, or the game's. */
  readonly name: string;
  readonly title?: string;
  readonly pack?: string;
  /** Pattern of picture names to leave out. */
  readonly without?: RegExp;
  /** Initial props of the game's page, where they differ from the scene's example. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Pictures that belong to titles. */
const TITLES_OWN = /^(?:title|hero|symbol-)/;

/** Returns the names of all scenes of the hall. */
export const hallScenes = (): readonly string[] => GAME_NAMES.map(sceneOfGame).toSorted();

/** Returns all first frames of a scene of the hall. */
export function hallShots(scene: string): readonly HallShot[] {
  return GAME_NAMES.filter((game) => sceneOfGame(game) === scene).flatMap((game) => {
    const { dress, restProps }: GameManifest = GAMES[game];
    if (dress === undefined) return [{ name: OF_GAME }];
    const slugs = [
      ...new Set(hallTitles.filter((title) => title.game === game).map(({ artSlug }) => artSlug)),
    ];
    if (dress === 'pack')
      return [{ name: OF_GAME }, ...slugs.map((name) => ({ name, pack: `hall-${name}` }))];
    // A machine without a title's pictures shows neither a name nor symbols.
    return [{ name: OF_GAME, without: TITLES_OWN }, ...slugs.map((name) => ({ name, title: name }))].map(
      (shot) => (restProps === undefined ? shot : { ...shot, props: restProps }),
    );
  });
}
