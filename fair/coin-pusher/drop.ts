import { type Body, Contacts } from './contacts.ts';
import type { DropDraw } from './draw.ts';
import { MACHINE, PHYSICS, STEPS_PER_SECOND, shelfAt } from './machine.ts';
import type { Disc, PieceKind, Table } from './table.ts';

/** A disc that left the table: over the front edge (pays) or into a side gutter (the house keeps it). */
export interface Exit {
  readonly id: number;
  readonly kind: PieceKind;
  /** Where its centre was when it left, u. */
  readonly x: number;
  readonly y: number;
  /** The step in which it left, from 1. */
  readonly step: number;
  readonly out: 'front' | 'left' | 'right';
}

const DT = 1 / STEPS_PER_SECOND;
/** What friction takes of a speed in one step, u/s. */
const SLOWED = MACHINE.friction * DT;
/** A step in which nothing moved further than this is rest, u. */
const STILL = SLOWED * DT * 0.02;

const bodyOf = ({ id, kind, x, y }: Disc): Body => ({
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

const exitOf = ({ x, y }: Body): Exit['out'] | undefined => {
  if (y > MACHINE.front) return 'front';
  if (x < 0) return 'left';
  return x > MACHINE.width ? 'right' : undefined;
};

/**
 * One drop, step by step: the server runs it to the end, the scene draws between two steps. Only + - * / and the square
 * root on doubles, which every JavaScript engine computes to the same bit.
 */
export class Drop {
  readonly draw: DropDraw;
  /** Discs on the table in its order, each where it is and where it was a step ago. The dropped one joins when it lands. */
  readonly bodies: Body[];
  /** Everything that has left so far, in its order. */
  readonly exits: Exit[] = [];
  /** Steps made. */
  stepCount = 0;
  /** Front of the shelf, u, now and a step ago. */
  shelf: number;
  shelfBefore: number;
  /** True when the dropped disc has landed; before that it is falling through the pegs. */
  hasLanded = false;
  /** True when the push is over and nothing moves. */
  isSettled = false;
  /** The deepest overlap that the last pass of this step found, u. */
  worst = 0;
  readonly #contacts = new Contacts();
  #nextId: number;
  #isMoving = false;
  /** Step since which no disc rides on the shelf, counted from the landing. */
  #groundedAt: number | undefined;
  #wasPushed = false;

  /** Refuses a full table and one of another physics with a RangeError. */
  constructor(table: Table, draw: DropDraw) {
    if (table.physics !== PHYSICS) throw new RangeError(`a table of ${table.physics}, not of ${PHYSICS}`);
    if (table.discs.length >= MACHINE.maxDiscs) throw new RangeError('the table is full');
    this.draw = draw;
    this.bodies = table.discs.map(bodyOf);
    this.#nextId = table.nextId;
    this.shelf = shelfAt(draw.phase);
    this.shelfBefore = this.shelf;
  }

  /** The shelf's phase now, steps. */
  get phase(): number {
    return this.draw.phase + this.stepCount;
  }

  /** One step of 1/120 s. */
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

  /** The table as it lies now; the next one when the drop is settled. */
  table(): Table {
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

  /** Riders go with the shelf, the others slide on; says whether anything may touch anything. */
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

  /** Carried by the shelf, scraped off by the back wall; says whether it left the shelf. */
  #ride(body: Body): boolean {
    body.y = Math.max(body.y + (this.shelf - this.shelfBefore), MACHINE.radius);
    if (body.y - MACHINE.tip < this.shelf) return false;
    body.isRiding = false;
    body.gap = body.y - this.shelf;
    this.#contacts.moved(Infinity);
    return true;
  }

  /** A speed is what the step moved, contacts included. */
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

  /** Takes what crossed an edge off the table, the last disc first. */
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

  /** Over when the shelf has been fully forward after the disc left it, and nothing moves. */
  #judge(): void {
    if (this.hasLanded && this.#groundedAt === undefined && !this.bodies.some(({ isRiding }) => isRiding))
      this.#groundedAt = this.stepCount;
    const isForward = this.phase % MACHINE.period === MACHINE.period / 2;
    if (this.#groundedAt !== undefined && this.stepCount > this.#groundedAt && isForward)
      this.#wasPushed = true;
    this.isSettled = (this.#wasPushed && !this.#isMoving) || this.stepCount >= MACHINE.maxSteps;
  }
}

/** Coulomb friction with the table, then one step at the speed that is left. */
function slide(body: Body): void {
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
