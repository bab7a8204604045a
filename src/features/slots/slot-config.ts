import type { Locale } from '../../../contract/errors.ts';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { Crops } from '../../rounds/crops.ts';
import type { LoadedFirstFrame } from '../../rounds/first-frame.tsx';
import type { SlotSceneTypes } from './scenes.ts';

/**
 * Names in one language: of the game (`title`), of each symbol, and of rows of the paytable that mix symbols (by the
 * row's id).
 */
export type SlotNames = Readonly<Record<string, string>> & { readonly title: string };

/** What the client adds to a slot: texts, pictures and scene. Everything else comes from the server. */
export interface SlotConfig {
  /** Name under which this browser stores a round until it has been shown. */
  readonly game: 'halloween-slots' | 'slotshack';
  readonly texts: Readonly<Record<Locale, SlotNames>>;
  /** Part of the scene that is visible, by the window's size: in a low window only the reels. */
  readonly crops: Crops;
  /** First frame of the slot's scene. */
  readonly frame: LoadedFirstFrame;
  /** Name of each symbol's picture; the file is called `symbol-<name>`. A blank symbol has none. */
  readonly names: Readonly<Record<string, string>>;
  /** Loads the code of the slot's scene. */
  readonly load: () => Promise<SceneDefinition<SlotSceneTypes>>;
}
