import { MAX_ROWS } from './tuning.ts';

/** Picture beside the text: the tier of a jackpot, coins for the Lucky Jackpot, or a game. */
export type Badge = 'mega' | 'major' | 'minor' | 'mini' | 'coin' | 'game';

/** A real win, whose texts appear on the strip in the order `name before amount after`. */
export interface TickerRow {
  readonly id: string;
  /** Masked account name of the winner. */
  readonly name: string;
  /** Text in place of a name in a script that the scene's glyphs cannot write. */
  readonly someone: string;
  readonly before: string;
  /** Amount of the win in hundredths of a coin. */
  readonly amount: number;
  readonly after: string;
  readonly badge: Badge;
}

const sameRow = (a: TickerRow, b: TickerRow): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.someone === b.someone &&
  a.before === b.before &&
  a.amount === b.amount &&
  a.after === b.after &&
  a.badge === b.badge;

/** Chooses the next win to show: new wins first, in order of arrival, then all current wins in turn. */
export class Playlist {
  #rows: readonly TickerRow[] = [];
  #waiting: string[] = [];
  #upNext: string | undefined;
  #last: TickerRow | undefined;

  /** Sets the current wins, newest first; wins after the twentieth and repeated ids are dropped. */
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
    // A row that was removed and came back while it was shown is not new.
    const known = (id: string): boolean => id === this.#last?.id || before.some((row) => row.id === id);
    const fresh = before.length === 0 ? [] : latest.filter((row) => !known(row.id));
    this.#waiting = [...this.#waiting.filter(stays), ...fresh.map((row) => row.id).reverse()].slice(
      -MAX_ROWS,
    );
    // If the row to be shown next was removed, the first remaining row after it is next.
    const from = before.findIndex((row) => row.id === this.#upNext);
    this.#upNext = from < 0 ? undefined : before.slice(from).find((row) => stays(row.id))?.id;
    this.#rows = latest;
  }

  /** Whether there is no win to show. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** Whether `next` would change the strip: there is another row, or the last row has changed since it was shown. */
  get hasOther(): boolean {
    const [first] = this.#rows;
    if (this.#rows.length !== 1 || !first) return this.#rows.length > 1 || this.#last !== undefined;
    return this.#last === undefined || !sameRow(first, this.#last);
  }

  /** Returns the row to show next; undefined if there is none. */
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
