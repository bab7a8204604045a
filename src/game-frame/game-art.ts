import type { GameName, GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import type { FramedTitle } from '../../contract/game-server.ts';

type Manifests = typeof GAMES;

/** How a game's scene is named, dressed and shown. */
type SceneFacts = Partial<Pick<GameManifest, 'scene' | 'dress' | 'pictureShape'>>;

/** The facts of a manifest, by their exact values. */
type FactsOf<Name extends GameName> = Pick<Manifests[Name], Extract<keyof Manifests[Name], keyof SceneFacts>>;

/** Names of games whose manifest has any of these facts. */
type Special = { [Name in GameName]: keyof FactsOf<Name> extends never ? never : Name }[GameName];

/**
 * The manifests' facts that the frame needs before a game's code arrives, where they are not the usual ones. They are
 * repeated because manifests would be a tenth of the frame's script; the compiler holds them to the manifests.
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

/** Returns the name of a game's scene. */
export const sceneOf = (game: string): string => special.get(game)?.scene ?? game;

/**
 * Returns the picture of a title shown before its scene, below `assets/hall-frames`: its own if it dresses its game's
 * scene, else the game's (docs/camera.md, First frames). The name is also its address on the frame's origin: a list of
 * hashed names would be larger than some games.
 */
export const firstPictureOf = ({ game, artSlug }: FramedTitle): string =>
  `${sceneOf(game)}/${special.get(game)?.dress === undefined ? 'default' : artSlug}.avif`;

/** Returns how a title dresses its game's scene: a pack over it, or a title that provides its pictures; most have neither. */
export function artDressOf({ game, artSlug }: FramedTitle): {
  readonly pack?: string;
  readonly title?: string;
} {
  const dress = special.get(game)?.dress;
  if (dress === undefined) return {};
  return dress === 'pack' ? { pack: `hall-${artSlug}` } : { title: artSlug };
}

/** Returns the part of a game's picture that must stay visible. */
export const pictureShapeOf = (game: string): SceneFacts['pictureShape'] => special.get(game)?.pictureShape;
