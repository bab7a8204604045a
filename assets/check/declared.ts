/** The pictures and sounds that the scenes require, by folder of the art. */
import type { PictureSpec } from '../../scenes/engine/definition.ts';
import type { SoundSpec } from '../../scenes/engine/studio-scene.ts';
import { sharedSounds, spareParts } from './shared.ts';

/**
 * The files that a folder must contain. Pictures are named by path without extension: "hub", "light/trail",
 * "glyphs/money/7".
 */
export interface WantedFolder {
  readonly pictures: ReadonlyMap<string, PictureSpec>;
  readonly sounds: ReadonlyMap<string, SoundSpec>;
}

/** All folders with required files, by name of the folder. */
export type Declarations = ReadonlyMap<string, WantedFolder>;

/** The fields of a scene's definition that declare its pictures and sounds. */
interface Declaring {
  readonly name: string;
  readonly art: Readonly<Record<string, PictureSpec>>;
  readonly sounds?: Readonly<Record<string, SoundSpec>>;
  readonly soundsFrom?: string;
}

const PARTS = 'parts';

function placeOf(name: string, { atlas = 'art' }: PictureSpec): string {
  if (atlas === 'light' || atlas === 'parts-light') return `light/${name}`;
  return name.includes('/') ? `glyphs/${name}` : name;
}

/** Merges the requirements of all scenes. Scenes that share a picture must declare it identically. */
export function declarationsOf(scenes: readonly Declaring[]): Declarations {
  const folders = new Map<string, { pictures: Map<string, PictureSpec>; sounds: Map<string, SoundSpec> }>();
  const folder = (name: string) => {
    const known = folders.get(name) ?? { pictures: new Map(), sounds: new Map() };
    folders.set(name, known);
    return known;
  };
  for (const { name: scene, art, sounds = {}, soundsFrom = scene } of scenes) {
    for (const [name, piece] of Object.entries(art)) {
      // Pictures of titles are in the folder of each title, not in the scene's folder.
      if (piece.atlas === 'title') continue;
      const owner = piece.atlas === 'parts' || piece.atlas === 'parts-light' ? PARTS : scene;
      folder(owner).pictures.set(placeOf(name, piece), piece);
    }
    for (const [cue, piece] of Object.entries(sounds)) folder(soundsFrom).sounds.set(cue, piece);
  }
  for (const [name, piece] of Object.entries(spareParts)) {
    folder(PARTS).pictures.set(placeOf(name, piece), piece);
  }
  for (const [name, cues] of Object.entries(sharedSounds)) {
    for (const [cue, piece] of Object.entries(cues)) folder(name).sounds.set(cue, piece);
  }
  return folders;
}
