import type { Locale } from '../../../contract/errors.ts';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { Crops } from '../../rounds/crops.ts';
import type { Frame } from '../../rounds/first-frame.tsx';
import type { ReelGame } from './scenes.ts';

/** The game's name as `title`, that of each symbol, and of rows of the paytable that mix symbols by their ids. */
export type SlotNames = Readonly<Record<string, string>> & { readonly title: string };

/** What a slot looks and sounds like to its page: everything else is the server's data. */
export interface SlotConfig {
  /** Under this name rounds are kept until they are shown. */
  readonly game: 'halloween-slots' | 'slotshack';
  readonly texts: Readonly<Record<Locale, SlotNames>>;
  /** Which part of the scene a window shows: in a low one the reels alone. */
  readonly crops: Crops;
  /** Its first frame. */
  readonly frame: Frame;
  /** The name of each symbol's picture in the scene, what artists call it: `symbol-<name>`; a blank has none. */
  readonly names: Readonly<Record<string, string>>;
  /** Fetches its scene. */
  readonly load: () => Promise<SceneDefinition<ReelGame>>;
}
