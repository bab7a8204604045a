import type { GameName, GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import type { FramedTitle } from '../../contract/game-server.ts';

type Manifests = typeof GAMES;

/** Facts in a game's manifest about its scene: the scene's name, its art, and the shape of its picture. */
type SceneFacts = Partial<Pick<GameManifest, 'scene' | 'dress' | 'pictureShape'>>;

/** The scene facts in one game's manifest, as literal types. */
type FactsOf<Name extends GameName> = Pick<Manifests[Name], Extract<keyof Manifests[Name], keyof SceneFacts>>;

/** Names of games whose manifest has any scene facts. */
type Special = { [Name in GameName]: keyof FactsOf<Name> extends never ? never : Name }[GameName];

/**
 * Facts about the scenes of these games, needed before a game's code is loaded. They are copied, because manifests
 * would make the frame's script a tenth larger; the types keep the copies equal to the manifests.
 */
const SPECIAL: { readonly [Name in Special]: FactsOf<Name> } = {
  scratch: { scene: 'scratch-card', dress: 'pack', pictureShape: 'card' },
  'classic-reels': { dress: 'symbols', pictureShape: 'tall' },
  'line-reels': { dress: 'symbols', pictureShape: 'tall' },
  'ways-reels': { dress: 'symbols', pictureShape: 'tall' },
  'tumble-reels': { dress: 'symbols', pictureShape: 'tall' },
  'hold-reels': { dress: 'symbols', pictureShape: 'tall' },
};

const special: ReadonlyMap<string, SceneFacts> = new Map(Object.entries(SPECIAL));

/** Returns the name of a game's scene, which in most cases is the name of the game. */
export const sceneOf = (game: string): string => special.get(game)?.scene ?? game;

/**
 * Returns the path of a title's photograph in `assets/hall-frames`: its own if the title has art of its own, else its
 * game's (docs/camera.md, First frames). The same path is its address, without a hash: a list of hashed names would be
 * larger than some games.
 */
export const firstPictureOf = ({ game, artSlug }: FramedTitle): string =>
  `${sceneOf(game)}/${special.get(game)?.dress === undefined ? 'default' : artSlug}.avif`;

/**
 * Returns the art that a title gives to its game's scene: an art pack, or a title whose pictures the scene loads. Empty
 * for most games.
 */
export function artDressOf({ game, artSlug }: FramedTitle): {
  readonly pack?: string;
  readonly title?: string;
} {
  const dress = special.get(game)?.dress;
  if (dress === undefined) return {};
  return dress === 'pack' ? { pack: `hall-${artSlug}` } : { title: artSlug };
}

/** Returns the shape of the part of a game's picture that must stay visible; undefined for the usual shape. */
export const pictureShapeOf = (game: string): SceneFacts['pictureShape'] => special.get(game)?.pictureShape;
