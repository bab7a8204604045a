import { useState } from 'react';
import type { BubbleMove } from './bubble-menu.tsx';

/** Width and height of the bubble, CSS px. */
export const BUBBLE_SIZE = 64;
/** Lowest position of a floating bubble above the bottom bar, CSS px. */
const LOWEST = 14;
/** Distance of a move by key or menu, CSS px. */
const STEP = 72;

/**
 * Position of the bubble: in the bottom bar, replacing its jackpot link, or floating at a side, `above` CSS px above
 * the bar. A desktop has no bar.
 */
export type BubblePlace = 'bar' | { readonly side: 'left' | 'right'; readonly above: number };

const LOW_RIGHT: BubblePlace = { side: 'right', above: LOWEST };

/** The bubble's place, and functions that change it. */
export interface BubblePlacing {
  readonly place: BubblePlace;
  /** Moves it by one step. */
  readonly move: (to: BubbleMove) => void;
  /** Puts it where it was dropped, in the window's CSS px. */
  readonly drop: (x: number, y: number) => void;
}

/** Keeps where the player has put the bubble. */
export function useBubblePlace(desktop: boolean): BubblePlacing {
  const [chosen, setChosen] = useState<BubblePlace>('bar');
  const place = desktop && chosen === 'bar' ? LOW_RIGHT : chosen;
  const float = (side: 'left' | 'right', above: number): void => {
    const highest = Math.max(LOWEST, innerHeight - 3 * BUBBLE_SIZE - 120);
    setChosen(above < LOWEST ? 'bar' : { side, above: Math.min(highest, above) });
  };
  return {
    place,
    move(to) {
      const from = place === 'bar' ? { side: 'right' as const, above: LOWEST - STEP } : place;
      if (to === 'left' || to === 'right') float(to, Math.max(LOWEST, from.above));
      // The step below the lowest position leads into the bar, if there is one.
      else float(from.side, to === 'up' ? from.above + STEP : lower(from.above, !desktop));
    },
    drop(x, y) {
      const above = innerHeight - barHeight(desktop) - y - BUBBLE_SIZE / 2;
      float(x < innerWidth / 2 ? 'left' : 'right', desktop ? Math.max(LOWEST, above) : above);
    },
  };
}

/** Returns the position one step down; below the lowest one only if there is a bar to enter. */
const lower = (above: number, hasBar: boolean): number =>
  above > LOWEST || !hasBar ? Math.max(LOWEST, above - STEP) : above - STEP;

/** Returns the height of the bottom bar, CSS px. */
const barHeight = (desktop: boolean): number =>
  desktop ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--nav-h'));
