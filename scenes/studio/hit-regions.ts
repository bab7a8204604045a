/** A rectangle of the scene that accepts presses, in design pixels. */
export interface HitRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between the first test presses, design pixels: half the side of the smallest allowed hit region. */
const PITCH = 42;
/** Accuracy of an edge, design pixels. */
const EXACT = 2;

/** Presses a new copy of the scene at a point, in design pixels; returns true if the scene used the press. */
type Probe = (x: number, y: number) => boolean;

/** Returns the last accepted position between an accepted and a refused position on a line. */
function edge(taken: number, refused: number, isTaken: (at: number) => boolean): number {
  let [inside, outside] = [taken, refused];
  while (Math.abs(outside - inside) > EXACT) {
    const middle = (inside + outside) / 2;
    if (isTaken(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/**
 * Finds the hit regions of a scene by pressing it at many points. It yields between presses, so that the page stays
 * responsive. A scene that accepts presses at its corners and centre is one region.
 */
export function* findHitRegions(
  size: { readonly width: number; readonly height: number },
  probe: Probe,
): Generator<undefined, HitRegion[]> {
  const { width, height } = size;
  const ends = [
    [1, 1],
    [width - 1, 1],
    [1, height - 1],
    [width - 1, height - 1],
    [width / 2, height / 2],
  ] as const;
  if (ends.every(([x, y]) => probe(x, y))) return [{ x: 0, y: 0, width, height }];

  const pitch = Math.min(PITCH, height / 3);
  const columns = Math.ceil(width / pitch);
  const rows = Math.ceil(height / pitch);
  const middleOf = (cell: number): [number, number] => [
    ((cell % columns) + 0.5) * (width / columns),
    (Math.floor(cell / columns) + 0.5) * (height / rows),
  ];
  const taken = new Set<number>();
  for (let cell = 0; cell < columns * rows; cell++) {
    if (probe(...middleOf(cell))) taken.add(cell);
    yield undefined;
  }

  const regions: HitRegion[] = [];
  while (taken.size > 0) {
    const group = takeGroup(taken, columns);
    const points = group.map(middleOf);
    const centre = points.reduce(
      ([x, y], [px, py]) => [x + px / points.length, y + py / points.length] as const,
      [0, 0] as const,
    );
    // Search the edges from the point of the group that is nearest to the group's centre: it is likely to be inside the
    // region.
    const [cx, cy] = points
      .slice()
      .sort(
        (a, b) =>
          Math.hypot(a[0] - centre[0], a[1] - centre[1]) - Math.hypot(b[0] - centre[0], b[1] - centre[1]),
      )[0] ?? [0, 0];
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const cellWidth = width / columns;
    const cellHeight = height / rows;
    const across = (x: number): boolean => x >= 0 && x <= width && probe(x, cy);
    const down = (y: number): boolean => y >= 0 && y <= height && probe(cx, y);
    const left = edge(across(Math.min(...xs)) ? Math.min(...xs) : cx, Math.min(...xs) - cellWidth, across);
    yield undefined;
    const right = edge(across(Math.max(...xs)) ? Math.max(...xs) : cx, Math.max(...xs) + cellWidth, across);
    yield undefined;
    const top = edge(down(Math.min(...ys)) ? Math.min(...ys) : cy, Math.min(...ys) - cellHeight, down);
    yield undefined;
    const bottom = edge(down(Math.max(...ys)) ? Math.max(...ys) : cy, Math.max(...ys) + cellHeight, down);
    yield undefined;
    regions.push({ x: left, y: top, width: right - left, height: bottom - top });
  }
  return regions;
}

/** Removes a group of neighbouring cells from the set and returns them. */
function takeGroup(cells: Set<number>, columns: number): number[] {
  const [first] = cells;
  const group: number[] = [];
  const open = first === undefined ? [] : [first];
  while (open.length > 0) {
    const cell = open.pop();
    if (cell === undefined || !cells.delete(cell)) continue;
    group.push(cell);
    const column = cell % columns;
    if (column > 0) open.push(cell - 1);
    if (column < columns - 1) open.push(cell + 1);
    open.push(cell - columns, cell + columns);
  }
  return group;
}
