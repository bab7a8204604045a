/** The kinds of scenery used as backdrops; each can be drawn in any palette. */
import { built } from './scenery-built.ts';
import { elements } from './scenery-elements.ts';
import { land } from './scenery-land.ts';
import type { Layers, Place } from './scenery-parts.ts';

const scenes = { ...land, ...elements, ...built };

/** Name of a scenery. */
export type SceneryName = keyof typeof scenes;

/** Returns whether a scenery of this name exists. */
export const isScenery = (name: string): name is SceneryName => name in scenes;

/** Draws the layers of a scenery; layers that it lacks are empty. */
export function scenery(name: SceneryName, place: Place): Layers {
  const draw: (place: Place) => Partial<Layers> = scenes[name];
  return { defs: '', sky: '', far: '', middle: '', near: '', over: '', ...draw(place) };
}
