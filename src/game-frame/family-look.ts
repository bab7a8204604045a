import type { FrameLook } from '../../contract/game-server.ts';

/** Scenes whose name differs from their family of games; art and baselines have the scene's name. */
export const SCENES_OF_FAMILIES: Readonly<Record<string, string>> = {
  'carousel-cash': 'carousel',
  'drop-ball-daze': 'drop-ball',
  'ferris-fortune': 'ferris',
  scratch: 'scratch-card',
};

/** Returns the name of the scene for a family of games. */
export const sceneOfFamily = (family: string): string => SCENES_OF_FAMILIES[family] ?? family;

/**
 * Returns the picture of a game shown before its scene, below `assets/hall-frames`: a title's own if it has a skin
 * for its scene, else its family's (docs/camera.md, First frames). The name is also its address on the frame's
 * origin: a list of hashed names would be larger than some games.
 */
export function firstPictureOf(frameLook: FrameLook): string {
  const { pack, title } = artDressOf(frameLook);
  const isDressed = (pack ?? title) !== undefined;
  return `${sceneOfFamily(frameLook.family)}/${isDressed ? frameLook.look : 'default'}.avif`;
}

/** Returns the skin of a family's scene: a pack over it, or a title that provides its pictures; most have neither. */
export function artDressOf({ family, look }: FrameLook): { readonly pack?: string; readonly title?: string } {
  if (family === 'scratch') return { pack: `hall-${look}` };
  return family.endsWith('-reels') ? { title: look } : {};
}

/**
 * `tall`: taller than wide; `card`: the middle of a tall picture, uncropped; undefined means the middle two thirds of
 * a square.
 */
export type PictureShape = 'tall' | 'card';

/** Returns the part of a family's picture that must stay visible. */
export function pictureShapeOf(family: string): PictureShape | undefined {
  if (family === 'scratch') return 'card';
  return family.endsWith('-reels') ? 'tall' : undefined;
}
