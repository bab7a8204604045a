import type { SlotRules } from './outcome.ts';

/** A box in dpx. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A static picture of the scenery: its middle, and its size if different from the declared one. */
export interface StaticPicture {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** Pictures that are part of the frame only in free spins. */
export interface FreeSpinConfig {
  /** Drawn over the backdrop. */
  readonly backdrop: string;
  /** Pictures that appear with it. */
  readonly pieces: readonly StaticPicture[];
  readonly counter: { readonly x: number; readonly y: number };
  /** The multiplier badge of free-spin wins. */
  readonly badge: { readonly name: string; readonly x: number; readonly y: number };
}

/** A reel game as data: the parts in which slots differ. Everything that moves is in this folder. */
export interface ReelConfig {
  readonly slot: SlotRules;
  /** The design, dpx. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether button, bet and switches belong to the scene; otherwise to the page. */
  readonly hasControls: boolean;
  /** The plate under the reels: its middle and its width. */
  readonly winBar: { readonly x: number; readonly y: number; readonly width: number };
  /** The picture of each symbol, `symbol-<name>` and `blur-<name>`; a symbol without one is a blank. */
  readonly symbols: Readonly<Record<string, string>>;
  /** All visible cells. */
  readonly window: Rect;
  /** Size of a symbol's picture, dpx; the blurred one covers a cell. */
  readonly symbol: { readonly width: number; readonly height: number };
  /** Whether a reel runs on after two scatters have landed. */
  readonly teases: boolean;
  /** Multiple of the stake from which a win is the jackpot. */
  readonly jackpotFrom: number;
  /** Behind the reels, from back to front; the first is the backdrop and covers everything. */
  readonly behind: readonly StaticPicture[];
  /** In front of the reels, from back to front. */
  readonly front: readonly StaticPicture[];
  /** The sign over the reels; replaced by the counter of the free spins. */
  readonly title: StaticPicture;
  readonly free?: FreeSpinConfig;
}
