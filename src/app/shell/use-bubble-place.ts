import { useState } from 'react';
import type { BubbleMove } from './bubble-menu.tsx';

/** Width and height of the jackpot bubble, CSS px. */
export const BUBBLE_SIZE = 64;
/** Smallest distance between a floating bubble and the bottom bar, CSS px. */
const LOWEST = 14;
/** Distance that one press of an arrow key or a menu button moves the bubble, CSS px. */
const STEP = 72;

/**
 * Position of the jackpot bubble: in the bottom bar, replacing its jackpot link, or floating at a side, `above` CSS px
 * above the bar (on a desktop, above the lower edge of the window).
 */
export type BubblePlace = 'bar' | { readonly side: 'left' | 'right'; readonly above: number };

const LOW_RIGHT: BubblePlace = { side: 'right', above: LOWEST };

/** Current position of the jackpot bubble, and the functions that change it. */
export interface BubblePlacing {
  readonly place: BubblePlace;
  /** Moves the bubble by one step. */
  readonly move: (to: BubbleMove) => void;
  /** Drops the bubble with its middle at a point of the window, CSS px. */
  readonly drop: (x: number, y: number) => void;
}

/** Keeps the position of the jackpot bubble until the page is reloaded. */
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
      // One step below the lowest floating position puts the bubble into the bar, if there is one.
      else float(from.side, to === 'up' ? from.above + STEP : lower(from.above, !desktop));
    },
    drop(x, y) {
      const above = innerHeight - barHeight(desktop) - y - BUBBLE_SIZE / 2;
      float(x < innerWidth / 2 ? 'left' : 'right', desktop ? Math.max(LOWEST, above) : above);
    },
  };
}

/** Returns the height of the bubble one step down; a height below the lowest one means the bar, if there is one. */
const lower = (above: number, hasBar: boolean): number =>
  above > LOWEST || !hasBar ? Math.max(LOWEST, above - STEP) : above - STEP;

/** Returns the height of the bottom bar, CSS px; 0 on a desktop. */
const barHeight = (desktop: boolean): number =>
  desktop ? 0 : Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--nav-h'));
