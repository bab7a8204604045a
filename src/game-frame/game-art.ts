import { type GameName, GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import type { FramedTitle } from '../../contract/game-server.ts';

/**
 * Returns the picture of a title shown before its scene, below `assets/hall-frames`: its own if it dresses its game's
 * scene, else the game's (docs/camera.md, First frames). The name is also its address on the frame's origin: a list of
 * hashed names would be larger than some games.
 */
export function firstPictureOf({ game, artSlug }: FramedTitle): string {
  const { scene, dress }: GameManifest = GAMES[game];
  return `${scene}/${dress === undefined ? 'default' : artSlug}.avif`;
}

/** Returns how a title dresses its game's scene: a pack over it, or a title that provides its pictures; most have neither. */
export function artDressOf({ game, artSlug }: FramedTitle): {
  readonly pack?: string;
  readonly title?: string;
} {
  const { dress }: GameManifest = GAMES[game];
  if (dress === undefined) return {};
  return dress === 'pack' ? { pack: `hall-${artSlug}` } : { title: artSlug };
}

/** Returns the part of a game's picture that must stay visible. */
export function pictureShapeOf(game: GameName): GameManifest['pictureShape'] {
  const { pictureShape }: GameManifest = GAMES[game];
  return pictureShape;
}
