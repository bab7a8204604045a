import { BRUSH } from './tuning.ts';

/**
 * Places brush dabs at even distances along a pointer's way, however far apart the pointer's points are. Lengths in
 * design pixels.
 */
export class BrushStroke {
  readonly #dab: (x: number, y: number) => void;
  #x = 0;
  #y = 0;
  /** Distance covered since the last dab. */
  #since = 0;

  constructor(dab: (x: number, y: number) => void) {
    this.#dab = dab;
  }

  /** Starts a stroke where the pointer goes down. */
  begin(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#since = 0;
    this.#dab(x, y);
  }

  /** Continues the stroke in a straight line to a point; returns the length of that line. */
  to(x: number, y: number): number {
    const fromX = this.#x;
    const fromY = this.#y;
    const way = Math.hypot(x - fromX, y - fromY);
    if (way === 0) return 0;
    let at = BRUSH.every - this.#since;
    for (; at <= way; at += BRUSH.every) {
      this.#dab(fromX + ((x - fromX) * at) / way, fromY + ((y - fromY) * at) / way);
    }
    this.#since = way - (at - BRUSH.every);
    this.#x = x;
    this.#y = y;
    return way;
  }
}
