import { BOARD, DRAW } from './tuning.ts';

/** Times at which the balls of a draw leave the drum, ms after the answer, and duration of a ball's flight. */
export interface DrawTimes {
  readonly starts: readonly number[];
  readonly flightMs: number;
  /**
   * Time at which the last ball lies in the tray and the ticket of that ball is back to normal size, ms after the
   * answer.
   */
  readonly length: number;
}

/**
 * Returns the times of a draw, which takes equally long for every outcome; the draw is stretched to at least `atLeast`
 * ms.
 */
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
