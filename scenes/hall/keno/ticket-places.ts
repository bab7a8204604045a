import { LAYOUT } from './tuning.ts';

/** Returns a ticket's middle and touch size, dpx; tickets count from 1 at the top left. */
export function ticketAt(number: number): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y, columns, pitchX, pitchY } = LAYOUT.tickets;
  return {
    width: pitchX,
    height: pitchY,
    x: x + ((number - 1) % columns) * pitchX,
    y: y + Math.floor((number - 1) / columns) * pitchY,
  };
}
