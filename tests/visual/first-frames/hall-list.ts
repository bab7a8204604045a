/** Which first frames there are of the hall's scenes: the family's, and one of each title that has pictures of its own. */
import { hallTitles } from '../../../server/studio/titles.ts';
import { sceneOf } from '../../../src/game-frame/family-look.ts';

/** The first frame of a family: it also stands for a title that has none. */
export const FAMILY = 'default';

/** One first frame of a scene of the hall. */
export interface HallShot {
  /** Its file's name: the slug of the title whose pictures it wears, or the family's. */
  readonly name: string;
  readonly title?: string;
  readonly pack?: string;
  /** Names of pictures that are left out. */
  readonly without?: RegExp;
  /** What the game's page begins with, where the scene's example begins otherwise. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** What reels rest on before the first spin. */
const PROPS: Readonly<Record<string, HallShot['props']>> = {
  'classic-reels': { stops: [0, 0, 0] },
  'line-reels': { stops: [0, 0, 0, 0, 0] },
  'ways-reels': { stops: [0, 0, 0, 0, 0] },
};

/** A card's print is an art pack of its own; reels take their symbols from the title's folder. */
const CARD = 'scratch-card';
const TITLES_OWN = /^(?:title|hero|symbol-)/;
const isReels = (scene: string): boolean => scene.endsWith('-reels');

/** Names of all scenes of the hall. */
export const hallScenes = (): readonly string[] =>
  [...new Set(hallTitles.map(({ family }) => sceneOf(family)))].toSorted();

/** Every first frame of a scene of the hall. */
export function hallShots(scene: string): readonly HallShot[] {
  const props = PROPS[scene];
  const looks = hallTitles.filter(({ family }) => sceneOf(family) === scene).map(({ look }) => look);
  const dressed = looks.map((look): HallShot =>
    scene === CARD ? { name: look, pack: `hall-${look}` } : { name: look, title: look },
  );
  // A machine that no title dresses has neither its name nor its symbols.
  if (isReels(scene))
    return [{ name: FAMILY, without: TITLES_OWN }, ...dressed].map((shot) =>
      props === undefined ? shot : { ...shot, props },
    );
  return scene === CARD ? [{ name: FAMILY }, ...dressed] : [{ name: FAMILY }];
}
