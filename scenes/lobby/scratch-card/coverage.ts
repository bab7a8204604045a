import { BRUSH, LAYOUT } from './tuning.ts';

const { grid: GRID, clears: CLEARS } = BRUSH;
const CELL = LAYOUT.cover.size / GRID;
const FACES = 9;
/** Number that marks a grid cell outside all tiles. */
const NO_FACE = 255;

/** Returns the number of the tile, 0..8, at a cell of the measuring grid, or NO_FACE. */
function faceOf(x: number, y: number): number {
  const { tiles, cover } = LAYOUT;
  const across = (at: number, first: number): number => {
    const place = Math.round((at - first) / tiles.pitch);
    return place >= 0 && place < 3 && Math.abs(at - first - place * tiles.pitch) <= tiles.size / 2
      ? place
      : -1;
  };
  const column = across(x, tiles.x - cover.x);
  const row = across(y, tiles.y - cover.y);
  return column < 0 || row < 0 ? NO_FACE : row * 3 + column;
}

/**
 * The measuring grid before any rubbing: 1 for each cell with foil, the tile under each cell, and the number of cells
 * of each tile.
 */
interface Ground {
  readonly foil: Uint8Array;
  readonly faceOf: Uint8Array;
  readonly faceCells: Uint16Array;
  readonly cells: number;
}

let ground: Ground | undefined;

/** Returns the untouched grid, computed for the first card and then kept. */
function readGround(): Ground {
  const { from, to } = LAYOUT.foil;
  const foil = new Uint8Array(GRID * GRID);
  const faceOfCell = new Uint8Array(GRID * GRID);
  const faceCells = new Uint16Array(FACES);
  let cells = 0;
  for (let index = 0; index < GRID * GRID; index++) {
    const x = ((index % GRID) + 0.5) * CELL;
    const y = (Math.floor(index / GRID) + 0.5) * CELL;
    const isFoil = x > from && x < to && y > from && y < to;
    foil[index] = isFoil ? 1 : 0;
    cells += isFoil ? 1 : 0;
    const face = faceOf(x, y);
    faceOfCell[index] = face;
    if (face !== NO_FACE) faceCells[face] = (faceCells[face] ?? 0) + 1;
  }
  return { foil, faceOf: faceOfCell, faceCells, cells };
}

/**
 * Measures the share of the foil that is rubbed off, on a grid in memory, so that the GPU's texture is never read back.
 * Points in design pixels from the cover's top left.
 */
export class Coverage {
  readonly #ground: Ground;
  /** For each cell: 1 with foil, 0 where it was erased or never was. */
  readonly #foil = new Uint8Array(GRID * GRID);
  readonly #faceLeft = new Uint16Array(FACES);
  #left = 0;

  constructor() {
    ground ??= readGround();
    this.#ground = ground;
    this.reset();
  }

  /** Restores the whole foil for a new card. */
  reset(): void {
    this.#foil.set(this.#ground.foil);
    this.#faceLeft.set(this.#ground.faceCells);
    this.#left = this.#ground.cells;
  }

  /** Erases the cells under a dab of the brush at a point. */
  dab(x: number, y: number): void {
    const first = (at: number): number => Math.max(0, Math.floor((at - CLEARS) / CELL));
    const last = (at: number): number => Math.min(GRID - 1, Math.floor((at + CLEARS) / CELL));
    const [left, right] = [first(x), last(x)];
    for (let row = first(y); row <= last(y); row++) {
      for (let column = left; column <= right; column++) {
        const index = row * GRID + column;
        if (this.#foil[index] !== 1) continue;
        const away = ((column + 0.5) * CELL - x) ** 2 + ((row + 0.5) * CELL - y) ** 2;
        if (away > CLEARS * CLEARS) continue;
        this.#foil[index] = 0;
        this.#left -= 1;
        const face = this.#ground.faceOf[index] ?? NO_FACE;
        if (face !== NO_FACE) this.#faceLeft[face] = (this.#faceLeft[face] ?? 0) - 1;
      }
    }
  }

  /** Share of the whole foil that is rubbed off, 0..1. */
  get part(): number {
    return 1 - this.#left / this.#ground.cells;
  }

  /** Returns the share of the foil over a tile that is rubbed off, 0..1. */
  facePart(face: number): number {
    return 1 - (this.#faceLeft[face] ?? 0) / (this.#ground.faceCells[face] ?? 1);
  }
}
