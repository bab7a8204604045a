import type { SlotRules } from './outcome.ts';

/** A rectangle in design pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the scenery that does not move: its centre, and its size if it differs from the declared one. */
export interface StaticPicture {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** Pictures that appear only during free spins. */
export interface FreeSpinConfig {
  /** Name of the picture drawn over the backdrop. */
  readonly backdrop: string;
  /** Pictures that appear together with that backdrop. */
  readonly pieces: readonly StaticPicture[];
  readonly counter: { readonly x: number; readonly y: number };
  /** Badge with the multiplier of wins during free spins. */
  readonly badge: { readonly name: string; readonly x: number; readonly y: number };
}

/** Description of a slot: everything in which slots differ. The code that moves things is in this folder. */
export interface ReelConfig {
  readonly slot: SlotRules;
  /** Size of the design, in design pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether the scene has the spin button, the bet and the switches; otherwise the page has them. */
  readonly hasControls: boolean;
  /** Bar under the reels that shows a text or the win: its centre and width. */
  readonly winBar: { readonly x: number; readonly y: number; readonly width: number };
  /**
   * Picture name of each symbol: the files are `symbol-<name>` and `blur-<name>`. A symbol without a name is a blank.
   */
  readonly symbols: Readonly<Record<string, string>>;
  /** Area of all visible symbols. */
  readonly window: Rect;
  /** Size of a symbol's picture, in design pixels; the blurred picture is as large as a cell. */
  readonly symbol: { readonly width: number; readonly height: number };
  /** Whether reels run longer after two scatters have landed, to build suspense. */
  readonly teases: boolean;
  /** Smallest win that is the jackpot, as a multiple of the stake. */
  readonly jackpotFrom: number;
  /** Pictures behind the reels, from back to front; the first is the backdrop and covers the whole view. */
  readonly behind: readonly StaticPicture[];
  /** Pictures in front of the reels, from back to front. */
  readonly front: readonly StaticPicture[];
  /** The sign over the reels; the counter replaces it during free spins. */
  readonly title: StaticPicture;
  readonly free?: FreeSpinConfig;
}
