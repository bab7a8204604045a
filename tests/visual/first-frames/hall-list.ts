/** List of first frames of the hall's scenes: the family's, and one for each title with its own pictures. */
import { hallTitles } from '../../../server/game-server/titles.ts';
import { sceneOfFamily } from '../../../src/game-frame/family-look.ts';

/** Name of a family's first frame, also used for titles without their own. */
export const FAMILY = 'default';

/** One first frame of a scene of the hall. */
export interface HallShot {
  /** File name: the slug of the title whose pictures are shown, or the family's. */
  readonly name: string;
  readonly title?: string;
  readonly pack?: string;
  /** Pattern of picture names to leave out. */
  readonly without?: RegExp;
  /** Initial props of the game's page, where they differ from the scene's example. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Initial props of reels before the first spin. */
const PROPS: Readonly<Record<string, HallShot['props']>> = {
  'classic-reels': { stops: [0, 0, 0] },
  'line-reels': { stops: [0, 0, 0, 0, 0] },
  'ways-reels': { stops: [0, 0, 0, 0, 0] },
};

/** A card's print is a separate art pack; reels take their symbols from the title's folder. */
const CARD = 'scratch-card';
const TITLES_OWN = /^(?:title|hero|symbol-)/;
const isReels = (scene: string): boolean => scene.endsWith('-reels');

/** Returns the names of all scenes of the hall. */
export const hallScenes = (): readonly string[] =>
  [...new Set(hallTitles.map(({ family }) => sceneOfFamily(family)))].toSorted();

/** Returns all first frames of a scene of the hall. */
export function hallShots(scene: string): readonly HallShot[] {
  const props = PROPS[scene];
  const looks = hallTitles.filter(({ family }) => sceneOfFamily(family) === scene).map(({ look }) => look);
  const dressed = looks.map((look): HallShot =>
    scene === CARD ? { name: look, pack: `hall-${look}` } : { name: look, title: look },
  );
  // A machine without a title's pictures shows neither a name nor symbols.
  if (isReels(scene))
    return [{ name: FAMILY, without: TITLES_OWN }, ...dressed].map((shot) =>
      props === undefined ? shot : { ...shot, props },
    );
  return scene === CARD ? [{ name: FAMILY }, ...dressed] : [{ name: FAMILY }];
}
