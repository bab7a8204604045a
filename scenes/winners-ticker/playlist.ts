import { MAX_ROWS } from './tuning.ts';

/** What a line shows beside the words: the tier of a jackpot, coins of the grid, a game. */
export type Badge = 'mega' | 'major' | 'minor' | 'mini' | 'coin' | 'game';

/** A real win as the strip writes it: `name before amount after`. */
export interface TickerRow {
  readonly id: string;
  /** Masked account. */
  readonly name: string;
  readonly before: string;
  /** Hundredths. */
  readonly amount: number;
  readonly after: string;
  readonly badge: Badge;
}

const sameRow = (a: TickerRow, b: TickerRow): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.before === b.before &&
  a.amount === b.amount &&
  a.after === b.after &&
  a.badge === b.badge;

/** Decides which real win is shown next: new ones first, in order of arrival, else the loop goes on where it was. */
export class Playlist {
  #rows: readonly TickerRow[] = [];
  #waiting: string[] = [];
  #upNext: string | undefined;
  #last: TickerRow | undefined;

  /** The latest wins, newest first; those beyond the twentieth are left out, an id is counted once. */
  setRows(rows: readonly TickerRow[]): void {
    const seen = new Set<string>();
    const latest = rows
      .filter((row) => {
        if (seen.has(row.id)) return false;
        seen.add(row.id);
        return true;
      })
      .slice(0, MAX_ROWS);
    const before = this.#rows;
    const stays = (id: string): boolean => latest.some((row) => row.id === id);
    // A row that left and came back while it was on show is not new.
    const known = (id: string): boolean => id === this.#last?.id || before.some((row) => row.id === id);
    const fresh = before.length === 0 ? [] : latest.filter((row) => !known(row.id));
    this.#waiting = [...this.#waiting.filter(stays), ...fresh.map((row) => row.id).reverse()].slice(
      -MAX_ROWS,
    );
    // A row that fell out hands the loop's place to the first one after it that is still there.
    const from = before.findIndex((row) => row.id === this.#upNext);
    this.#upNext = from < 0 ? undefined : before.slice(from).find((row) => stays(row.id))?.id;
    this.#rows = latest;
  }

  /** True when there is no win to show. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** True when the row last taken is not the only one to show, or has changed since it was shown. */
  get hasOther(): boolean {
    const [first] = this.#rows;
    if (this.#rows.length !== 1 || !first) return this.#rows.length > 1 || this.#last !== undefined;
    return this.#last === undefined || !sameRow(first, this.#last);
  }

  /** Returns the next row; undefined when there is none. */
  next(): TickerRow | undefined {
    this.#last = this.#takeWaiting() ?? this.#takeLooping();
    return this.#last;
  }

  #takeWaiting(): TickerRow | undefined {
    const id = this.#waiting.shift();
    return id === undefined ? undefined : this.#rows.find((row) => row.id === id);
  }

  #takeLooping(): TickerRow | undefined {
    const count = this.#rows.length;
    let index = Math.max(
      0,
      this.#rows.findIndex((row) => row.id === this.#upNext),
    );
    if (count > 1 && this.#rows[index]?.id === this.#last?.id) index = (index + 1) % count;
    this.#upNext = this.#rows[(index + 1) % count]?.id;
    return this.#rows[index];
  }
}
