/** One measured thing beside its goal (design/performance). */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  /** Undefined when it could not be measured here; value then says why. */
  readonly ok?: boolean;
}

/** Middle of some values; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Lays rows out in aligned columns. */
export function layTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, value, goal, ok }) => [
    ok === undefined ? '  ?' : ok ? ' ok' : 'BAD',
    what,
    value,
    goal,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How many goals were met, missed and not measured. */
export function summary(rows: readonly Row[]): string {
  const met = rows.filter(({ ok }) => ok === true).length;
  const missed = rows.filter(({ ok }) => ok === false).length;
  return `${met} goals met, ${missed} missed, ${rows.length - met - missed} not measured`;
}
