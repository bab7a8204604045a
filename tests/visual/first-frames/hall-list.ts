/**
 * Lists the first frames of hall games, shown before the scene is loaded: one per game, and one per title with its own
 * pictures.
 */
import { GAME_NAMES, GAMES, sceneOfGame } from '../../../contract/catalogue/games.ts';
import type { GameManifest } from '../../../contract/catalogue/games/manifest.ts';
import { hallTitles } from '../../../server/game-server/titles.ts';

/** File name of a game's first frame, which titles without their own pictures use. */
export const OF_GAME = 'default';

/** A first frame of a hall scene to take. */
export interface HallShot {
  /** File name: the slug of the title whose pictures are shown, or OF_GAME. */
  readonly name: string;
  readonly title?: string;
  readonly pack?: string;
  /** Matches names of pictures that are left out. */
  readonly without?: RegExp;
  /** Initial props of the game's page that differ from those of the scene's example. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Matches names of pictures of which each game title has its own. */
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
    // The first frame for the whole game leaves out the pictures that belong to a single title, such as its name.
    return [{ name: OF_GAME, without: TITLES_OWN }, ...slugs.map((name) => ({ name, title: name }))].map(
      (shot) => (restProps === undefined ? shot : { ...shot, props: restProps }),
    );
  });
}
