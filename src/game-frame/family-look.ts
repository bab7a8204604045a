import type { FrameLook } from '../../contract/studio.ts';

/** Scenes that are called otherwise than their family of games. */
const SCENES: Readonly<Record<string, string>> = {
  'carousel-cash': 'carousel',
  'drop-ball-daze': 'drop-ball',
  'ferris-fortune': 'ferris',
  scratch: 'scratch-card',
};

/** The name of the scene that shows a family of games. */
export const sceneOf = (family: string): string => SCENES[family] ?? family;

/**
 * Returns the photograph of a game as it is first seen, below `assets/hall-frames`: of a title's own look where titles dress
 * their scene, else of its family (docs/camera.md, First frames). Its name is its address on the frame's origin, too: a list of
 * hashed names would weigh more than some games.
 */
export function firstPictureOf(frameLook: FrameLook): string {
  const { pack, title } = dressOf(frameLook);
  const isDressed = (pack ?? title) !== undefined;
  return `${sceneOf(frameLook.family)}/${isDressed ? frameLook.look : 'default'}.avif`;
}

/** Returns whose art dresses a family's scene: a pack laid over it, or a title that lends its pictures; neither for most. */
export function dressOf({ family, look }: FrameLook): { readonly pack?: string; readonly title?: string } {
  if (family === 'scratch') return { pack: `hall-${look}` };
  return family.endsWith('-reels') ? { title: look } : {};
}

/** `tall`: taller than it is wide; `card`: the middle of a tall picture, whole; a square's middle two thirds where nothing is said. */
export type PictureShape = 'tall' | 'card';

/** Which part of a family's picture must be seen. */
export function shapeOf(family: string): PictureShape | undefined {
  if (family === 'scratch') return 'card';
  return family.endsWith('-reels') ? 'tall' : undefined;
}
