import { MACHINE } from './machine.ts';
import type { PieceKind } from './table.ts';

/** A disc in motion; lengths are in thousandths of the table width, speeds in the same unit per second. */
export interface DiscBody {
  readonly id: number;
  readonly kind: PieceKind;
  x: number;
  y: number;
  /** Position one step earlier, in thousandths of the table width. */
  fromX: number;
  fromY: number;
  speedX: number;
  speedY: number;
  /** Whether the disc rides on top of the shelf. */
  isRiding: boolean;
  /**
   * Distance that the disc keeps from the shelf's front, in thousandths of the table width; it grows to a radius while
   * the disc slides off the shelf.
   */
  gap: number;
}

interface Pair {
  one: DiscBody;
  other: DiscBody;
}

const { radius, width, gutter, maxShift } = MACHINE;
const DIAMETER = 2 * radius;
/**
 * Pairs of discs closer than NEAR are kept as neighbours until a disc has moved by STALE. That is half the margin of 6,
 * so that no contact is missed. Both are in thousandths of the table width.
 */
const NEAR = DIAMETER + 6;
const STALE = 3;

const capped = (overlap: number): number => (overlap > maxShift ? maxShift : overlap);

/** Separates bodies by Gauss-Seidel projection in a fixed order, pass by pass. */
export class Contacts {
  /** Deepest overlap of the last pass, in thousandths of the table width. */
  worst = 0;
  #sorted: DiscBody[] = [];
  // Pairs are reused between steps, so that a step allocates nothing.
  readonly #pairs: Pair[] = [];
  #pairCount = 0;
  #drift = Infinity;

  /**
   * Records how far any body has moved since the last call, in thousandths of the table width; Infinity if bodies were
   * added or removed.
   */
  moved(far: number): void {
    this.#drift += far;
  }

  /**
   * Pushes bodies on the table apart, pass by pass, until the deepest overlap is tolerable (`slop`) or no pass is left.
   */
  solve(bodies: readonly DiscBody[], shelf: number): void {
    if (this.#drift > STALE) this.#findPairs(bodies);
    for (let pass = 0; pass < MACHINE.passes; pass++) {
      this.worst = 0;
      for (const body of bodies) if (!body.isRiding) this.#confine(body, shelf);
      this.#separate();
      if (this.worst <= MACHINE.slop) break;
    }
  }

  /** Keeps a body clear of the shelf, the side walls and the two corners where the walls end. */
  #confine(body: DiscBody, shelf: number): void {
    const behind = shelf + body.gap - body.y;
    if (behind > 0) body.y += this.#shift(behind);
    if (body.y <= gutter) {
      const left = radius - body.x;
      if (left > 0) body.x += this.#shift(left);
      const right = body.x - (width - radius);
      if (right > 0) body.x -= this.#shift(right);
    } else if (body.y < gutter + radius) {
      this.#keepFromCorner(body, 0);
      this.#keepFromCorner(body, width);
    }
  }

  #keepFromCorner(body: DiscBody, cornerX: number): void {
    const dx = body.x - cornerX;
    const dy = body.y - gutter;
    const square = dx * dx + dy * dy;
    if (square >= radius * radius) return;
    const distance = Math.sqrt(square);
    const shift = this.#shift(radius - distance);
    if (distance > 1e-9) {
      body.x += (dx * shift) / distance;
      body.y += (dy * shift) / distance;
    } else body.y += shift;
  }

  /** Pushes every overlapping pair apart, each disc by half. */
  #separate(): void {
    let left = this.#pairCount;
    for (const { one, other } of this.#pairs) {
      if (left-- === 0) break;
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const square = dx * dx + dy * dy;
      if (square >= DIAMETER * DIAMETER) continue;
      const distance = Math.sqrt(square);
      const shift = this.#shift(DIAMETER - distance);
      const part = distance > 1e-9 ? (0.5 * shift) / distance : 0;
      const shiftX = dx * part;
      const shiftY = distance > 1e-9 ? dy * part : 0.5 * shift;
      one.x -= shiftX;
      one.y -= shiftY;
      other.x += shiftX;
      other.y += shiftY;
    }
  }

  /** Records an overlap and returns the part of it that this pass removes. */
  #shift(overlap: number): number {
    if (overlap > this.worst) this.worst = overlap;
    return capped(overlap);
  }

  /** Finds pairs of discs that may touch soon, by a sweep over the bodies sorted from back to front. */
  #findPairs(bodies: readonly DiscBody[]): void {
    if (this.#drift === Infinity) this.#sorted = [...bodies];
    const sorted = this.#sorted;
    sortByY(sorted);
    this.#pairCount = 0;
    for (let index = 0; index < sorted.length; index++) {
      const one = sorted[index];
      if (!one || one.isRiding) continue;
      for (let ahead = index + 1; ahead < sorted.length; ahead++) {
        const other = sorted[ahead];
        if (!other) break;
        const dy = other.y - one.y;
        if (dy > NEAR) break;
        const dx = other.x - one.x;
        if (!other.isRiding && dx * dx + dy * dy < NEAR * NEAR) this.#addPair(one, other);
      }
    }
    this.#drift = 0;
  }

  #addPair(one: DiscBody, other: DiscBody): void {
    const used = this.#pairs[this.#pairCount++];
    if (used) {
      used.one = one;
      used.other = other;
    } else this.#pairs.push({ one, other });
  }
}

/**
 * Sorts bodies in place by y, then by id, so that the order is deterministic. Insertion sort suits nearly sorted input
 * and allocates nothing.
 */
function sortByY(bodies: DiscBody[]): void {
  for (let next = 1; next < bodies.length; next++) {
    const body = bodies[next];
    if (!body) continue;
    let at = next - 1;
    for (; at >= 0; at--) {
      const other = bodies[at];
      if (!other || other.y < body.y || (other.y === body.y && other.id < body.id)) break;
      bodies[at + 1] = other;
    }
    bodies[at + 1] = body;
  }
}
