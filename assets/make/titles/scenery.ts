/** The kinds of scenery used as backdrops, each in any palette. */
import { built } from './scenery-built.ts';
import { elements } from './scenery-elements.ts';
import { land } from './scenery-land.ts';
import type { Layers, Place } from './scenery-parts.ts';

const scenes = { ...land, ...elements, ...built };

/** Name of a scenery. */
export type SceneryName = keyof typeof scenes;

/** Returns whether there is a scenery of this name. */
export const isScenery = (name: string): name is SceneryName => name in scenes;

/** Draws a scenery's layers; missing layers are empty. */
export function scenery(name: SceneryName, place: Place): Layers {
  const draw: (place: Place) => Partial<Layers> = scenes[name];
  return { defs: '', sky: '', far: '', middle: '', near: '', over: '', ...draw(place) };
}
