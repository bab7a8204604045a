/** One measurement and its goal (docs/performance.md). */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** Goal as printed, such as `≤ 60`; empty if the value has none. */
  readonly goal: string;
  /**
   * Whether the goal is met. Undefined if there is no goal, or if this machine cannot measure the value; `value` is then
   * the reason.
   */
  readonly ok?: boolean;
  /** Reason why the goal cannot be met, printed under the row. */
  readonly note?: string;
}

/** Returns the median of the values; 0 if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Returns a row for each step in the table that `npm test` prints at its end. */
export function stepsOf(output: string): Row[] {
  return [...output.matchAll(/^ {2}(\S.*?) +(\d+\.\d s) {3}(\d+ passed, \d+ failed)$/gm)].map(
    ([, step = '', seconds = '', counts = '']) => ({
      what: `npm test: ${step}`,
      value: `${seconds}, ${counts}`,
      goal: '',
    }),
  );
}

/** Formats rows in aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const head = ['', 'what', 'measured', 'goal'];
  const lines = rows.map((row) => [verdictOf(row), row.what, row.value, row.goal]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const formatLine = (line: readonly string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  return [
    formatLine(head),
    ...lines.flatMap((line, index) => {
      const note = rows[index]?.note;
      return note === undefined ? [formatLine(line)] : [formatLine(line), `${indent}^ ${note}`];
    }),
  ].join('\n');
}

function verdictOf({ goal, ok }: Row): string {
  if (ok === undefined) return goal === '' ? '' : 'unknown';
  return ok ? 'met' : 'MISSED';
}

/** Returns how many rows meet their goal; a row that could not be measured does not meet it. */
export function summary(rows: readonly Row[]): string {
  const judged = rows.filter(({ goal }) => goal !== '');
  const met = judged.filter(({ ok }) => ok === true).length;
  return `${met} of ${judged.length} rows with a goal are met`;
}
