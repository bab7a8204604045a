import type { SlotRules } from './outcome.ts';

/** A box in dpx. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A still picture of the scenery: where its middle lies, and its size when it is not the declared one. */
export interface StaticPicture {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** A picture that is part of the frame only in free spins. */
export interface FreeSpinConfig {
  /** Drawn over the backdrop. */
  readonly backdrop: string;
  /** Appear with it. */
  readonly pieces: readonly StaticPicture[];
  readonly counter: { readonly x: number; readonly y: number };
  /** By what a free spin's win is multiplied. */
  readonly badge: { readonly name: string; readonly x: number; readonly y: number };
}

/** A reel game as data: what differs from one slot to the next. Everything that moves is in this folder. */
export interface ReelConfig {
  readonly slot: SlotRules;
  /** The design, dpx. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether button, bet and switches are the scene's; else they are the page's. */
  readonly hasControls: boolean;
  /** The plate under the reels: its middle and its width. */
  readonly winBar: { readonly x: number; readonly y: number; readonly width: number };
  /** The picture of each symbol, `symbol-<name>` and `blur-<name>`; a symbol without one is a blank. */
  readonly symbols: Readonly<Record<string, string>>;
  /** All visible cells. */
  readonly window: Rect;
  /** Size of a symbol's picture, dpx; the blurred one covers a cell. */
  readonly symbol: { readonly width: number; readonly height: number };
  /** Whether a reel runs on when two scatters stand. */
  readonly teases: boolean;
  /** From so many times the stake on it is the jackpot. */
  readonly jackpotFrom: number;
  /** Behind the reels, from below; the first is the backdrop and covers all. */
  readonly behind: readonly StaticPicture[];
  /** In front of the reels, from below. */
  readonly front: readonly StaticPicture[];
  /** The sign over the reels; gives way to the counter of the free spins. */
  readonly title: StaticPicture;
  readonly free?: FreeSpinConfig;
}
