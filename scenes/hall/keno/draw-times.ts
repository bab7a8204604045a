import { BOARD, DRAW } from './tuning.ts';

/** When the balls of a draw leave the drum and how long they fly, ms after the answer. */
export interface DrawTimes {
  readonly starts: readonly number[];
  readonly flightMs: number;
  /** When the last ball lies and its ticket is back to its size. */
  readonly length: number;
}

/** Returns the times of a draw: the same for every outcome. Stretched if a round must last longer. */
export function drawTimes(isTurbo: boolean, atLeast = 0): DrawTimes {
  const flightMs = isTurbo ? DRAW.turboFlightMs : DRAW.flightMs;
  const gapBefore = (ball: number): number => {
    if (ball === 0) return 0;
    if (isTurbo) return DRAW.turboGapMs;
    return ball >= BOARD.drawn - DRAW.lastBalls ? DRAW.lastGapMs : DRAW.gapMs;
  };
  const starts: number[] = [];
  let at = 0;
  for (let ball = 0; ball < BOARD.drawn; ball++) {
    at += gapBefore(ball);
    starts.push(at);
  }
  const length = at + flightMs + DRAW.popMs;
  const stretch = Math.max(1, atLeast / length);
  return { starts: starts.map((start) => start * stretch), flightMs, length: length * stretch };
}
