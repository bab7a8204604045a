import type { Locale } from '../../../contract/errors.ts';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { Crops } from '../../rounds/crops.ts';
import type { LoadedFirstFrame } from '../../rounds/first-frame.tsx';
import type { SlotSceneTypes } from './scenes.ts';

/** Names of the game (`title`), of each symbol, and by id of paytable rows that mix symbols. */
export type SlotNames = Readonly<Record<string, string>> & { readonly title: string };

/** Look and sound of a slot: everything else comes from the server. */
export interface SlotConfig {
  /** Name under which rounds are stored until they are shown. */
  readonly game: 'halloween-slots' | 'slotshack';
  readonly texts: Readonly<Record<Locale, SlotNames>>;
  /** Crops of the scene by window: in a low one only the reels. */
  readonly crops: Crops;
  /** First frame of the scene. */
  readonly frame: LoadedFirstFrame;
  /** Names of the symbols' pictures in the scene, as artists call them: `symbol-<name>`; a blank has none. */
  readonly names: Readonly<Record<string, string>>;
  /** Loads its scene. */
  readonly load: () => Promise<SceneDefinition<SlotSceneTypes>>;
}
