import { type DiscBody, Contacts } from './contacts.ts';
import type { DropDraw } from './draw.ts';
import { MACHINE, PHYSICS, STEPS_PER_SECOND, shelfAt } from './machine.ts';
import type { TableDisc, PieceKind, DiscTable } from './table.ts';

/** A disc that left the table: over the front edge (it pays) or into a side gutter (the house keeps it). */
export interface Exit {
  readonly id: number;
  readonly kind: PieceKind;
  /** Position of the disc's centre when it left the table, in thousandths of the table width. */
  readonly x: number;
  readonly y: number;
  /** The step in which the disc left the table, from 1. */
  readonly step: number;
  readonly out: 'front' | 'left' | 'right';
}

const DT = 1 / STEPS_PER_SECOND;
/** Speed that friction removes per step, in thousandths of the table width per second. */
const SLOWED = MACHINE.friction * DT;
/** Largest movement in a step that counts as rest, in thousandths of the table width. */
const STILL = SLOWED * DT * 0.02;

const bodyOf = ({ id, kind, x, y }: TableDisc): DiscBody => ({
  id,
  kind,
  x,
  y,
  fromX: x,
  fromY: y,
  speedX: 0,
  speedY: 0,
  isRiding: false,
  gap: MACHINE.radius,
});

const exitOf = ({ x, y }: DiscBody): Exit['out'] | undefined => {
  if (y > MACHINE.front) return 'front';
  if (x < 0) return 'left';
  return x > MACHINE.width ? 'right' : undefined;
};

/**
 * One drop, step by step: the server runs it to the end, and a scene draws between the steps. It uses only + - * / and
 * the square root on doubles, which are bit-identical in every JavaScript engine.
 */
export class Drop {
  readonly draw: DropDraw;
  /**
   * Discs on the table in order, each with its current position and the one a step earlier. The dropped disc is added
   * when it lands.
   */
  readonly bodies: DiscBody[];
  /** Discs that have left so far, in order. */
  readonly exits: Exit[] = [];
  /** Number of steps simulated so far. */
  stepCount = 0;
  /** y of the shelf's front, now and one step earlier, in thousandths of the table width. */
  shelf: number;
  shelfBefore: number;
  /** Whether the dropped disc has landed; before that it is falling through the pegs. */
  hasLanded = false;
  /** Whether the drop is over: the shelf has pushed and nothing moves. */
  isSettled = false;
  /** Deepest overlap that the last pass of this step found, in thousandths of the table width. */
  worst = 0;
  readonly #contacts = new Contacts();
  #nextId: number;
  #isMoving = false;
  /** Number of the first step since the landing at which no disc rides on the shelf. */
  #groundedAt: number | undefined;
  #wasPushed = false;

  /** Throws a RangeError for a full table or one of another physics version. */
  constructor(table: DiscTable, draw: DropDraw) {
    if (table.physics !== PHYSICS) throw new RangeError(`a table of ${table.physics}, not of ${PHYSICS}`);
    if (table.discs.length >= MACHINE.maxDiscs) throw new RangeError('the table is full');
    this.draw = draw;
    this.bodies = table.discs.map(bodyOf);
    this.#nextId = table.nextId;
    this.shelf = shelfAt(draw.phase);
    this.shelfBefore = this.shelf;
  }

  /** Current phase of the shelf, in steps; it keeps growing from stroke to stroke. */
  get phase(): number {
    return this.draw.phase + this.stepCount;
  }

  /** Simulates one step of 1/120 s. */
  step(): void {
    this.stepCount++;
    this.shelfBefore = this.shelf;
    this.shelf = shelfAt(this.phase);
    if (!this.hasLanded && this.stepCount >= MACHINE.fall) this.#land();
    const isActive = this.#advance();
    this.worst = 0;
    if (isActive) {
      this.#contacts.solve(this.bodies, this.shelf);
      this.worst = this.#contacts.worst;
    }
    this.#measure();
    this.#dropOff();
    this.#judge();
  }

  /** Returns the current table; after the drop has settled, this is the table for the next drop. */
  table(): DiscTable {
    return {
      physics: PHYSICS,
      nextId: this.#nextId,
      discs: this.bodies.map(({ id, kind, x, y }) => ({ id, kind, x, y })),
    };
  }

  #land(): void {
    const { landX: x, kind } = this.draw;
    const body = bodyOf({ id: this.#nextId++, kind, x, y: MACHINE.landY });
    body.isRiding = this.shelf > MACHINE.landY - MACHINE.tip;
    if (!body.isRiding) body.gap = Math.min(MACHINE.landY - this.shelf, MACHINE.radius);
    this.bodies.push(body);
    this.#contacts.moved(Infinity);
    this.hasLanded = true;
    this.#isMoving = true;
  }

  /** Moves discs that ride on the shelf with it, and slides all others; returns whether contacts are possible. */
  #advance(): boolean {
    let isActive = this.#isMoving;
    for (const body of this.bodies) {
      body.fromX = body.x;
      body.fromY = body.y;
      if (body.isRiding) {
        if (this.#ride(body)) isActive = true;
        continue;
      }
      slide(body);
      if (body.gap < MACHINE.radius) body.gap = Math.min(body.gap + MACHINE.slide, MACHINE.radius);
      if (body.y < this.shelf + body.gap) isActive = true;
    }
    return isActive;
  }

  /** Moves a disc with the shelf until the back wall scrapes it off; returns whether it left the shelf. */
  #ride(body: DiscBody): boolean {
    body.y = Math.max(body.y + (this.shelf - this.shelfBefore), MACHINE.radius);
    if (body.y - MACHINE.tip < this.shelf) return false;
    body.isRiding = false;
    body.gap = body.y - this.shelf;
    this.#contacts.moved(Infinity);
    return true;
  }

  /** Derives the speeds of the discs from their movement in this step, contacts included. */
  #measure(): void {
    let furthest = 0;
    for (const body of this.bodies) {
      if (body.isRiding) {
        body.speedX = 0;
        body.speedY = 0;
        continue;
      }
      const dx = body.x - body.fromX;
      const dy = body.y - body.fromY;
      body.speedX = dx / DT;
      body.speedY = dy / DT;
      furthest = Math.max(furthest, dx * dx + dy * dy);
    }
    const far = Math.sqrt(furthest);
    this.#contacts.moved(far);
    this.#isMoving = far > STILL || this.worst > 0.5;
  }

  /** Removes discs that crossed an edge, beginning with the last disc. */
  #dropOff(): void {
    for (let index = this.bodies.length - 1; index >= 0; index--) {
      const body = this.bodies[index];
      const out = body && !body.isRiding ? exitOf(body) : undefined;
      if (!body || out === undefined) continue;
      this.exits.push({ id: body.id, kind: body.kind, x: body.x, y: body.y, step: this.stepCount, out });
      this.bodies.splice(index, 1);
      this.#contacts.moved(Infinity);
      this.#isMoving = true;
    }
  }

  /**
   * Ends the drop when nothing moves and the shelf has been fully forward after the last disc left it, or after the
   * maximum number of steps.
   */
  #judge(): void {
    if (this.hasLanded && this.#groundedAt === undefined && !this.bodies.some(({ isRiding }) => isRiding))
      this.#groundedAt = this.stepCount;
    const isForward = this.phase % MACHINE.period === MACHINE.period / 2;
    if (this.#groundedAt !== undefined && this.stepCount > this.#groundedAt && isForward)
      this.#wasPushed = true;
    this.isSettled = (this.#wasPushed && !this.#isMoving) || this.stepCount >= MACHINE.maxSteps;
  }
}

/** Applies Coulomb friction with the table to a disc, then moves the disc one step at the remaining speed. */
function slide(body: DiscBody): void {
  const square = body.speedX * body.speedX + body.speedY * body.speedY;
  if (square <= 0) return;
  const speed = Math.sqrt(square);
  const limit = speed > MACHINE.maxSpeed ? MACHINE.maxSpeed / speed : 1;
  const kept = speed > SLOWED ? (limit * (speed - SLOWED)) / speed : 0;
  body.speedX *= kept;
  body.speedY *= kept;
  body.x += body.speedX * DT;
  body.y += body.speedY * DT;
}
