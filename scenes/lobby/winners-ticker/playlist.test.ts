import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Playlist, type TickerRow } from './playlist.ts';

const row = (id: string): TickerRow => ({
  id,
  name: `P***${id}`,
  someone: 'A player',
  before: 'won',
  amount: 100,
  after: 'on the grid',
  badge: 'coin',
});
const rows = (...ids: readonly string[]): TickerRow[] => ids.map(row);
const takeIds = (list: Playlist, count: number): (string | undefined)[] =>
  Array.from({ length: count }, () => list.next()?.id);

describe('the playlist of the winners ticker', () => {
  it('repeats the current rows endlessly, newest first', () => {
    const list = new Playlist();
    list.setRows(rows('c', 'b', 'a'));
    expect(takeIds(list, 7)).toEqual(['c', 'b', 'a', 'c', 'b', 'a', 'c']);
  });

  it('shows new wins next, oldest first, and then continues where the new wins interrupted it', () => {
    const list = new Playlist();
    list.setRows(rows('c', 'b', 'a'));
    expect(takeIds(list, 1)).toEqual(['c']);
    list.setRows(rows('e', 'd', 'c', 'b', 'a'));
    expect(takeIds(list, 6)).toEqual(['d', 'e', 'b', 'a', 'e', 'd']);
  });

  it('keeps the latest twenty new wins and drops older ones', () => {
    const list = new Playlist();
    list.setRows(rows('a'));
    list.next();
    const many = Array.from({ length: 30 }, (_, index) => `n${29 - index}`);
    list.setRows(rows(...many, 'a'));
    expect(takeIds(list, 20)).toEqual(many.slice(0, 20).reverse());
  });

  it('continues with the first remaining row after one that was removed before its turn', () => {
    const list = new Playlist();
    list.setRows(rows('d', 'c', 'b', 'a'));
    expect(takeIds(list, 1)).toEqual(['d']);
    list.setRows(rows('d', 'b', 'a'));
    expect(takeIds(list, 2)).toEqual(['b', 'a']);
  });

  it('does not show a new win that is removed before its turn', () => {
    const list = new Playlist();
    list.setRows(rows('b', 'a'));
    list.next();
    list.setRows(rows('c', 'b', 'a'));
    list.setRows(rows('b', 'a'));
    expect(takeIds(list, 2)).toEqual(['a', 'b']);
  });

  it('does not treat a row as new if it was removed and came back while it was shown', () => {
    const list = new Playlist();
    list.setRows(rows('c', 'b', 'a'));
    expect(takeIds(list, 1)).toEqual(['c']);
    list.setRows(rows('b', 'a'));
    list.setRows(rows('c', 'b', 'a'));
    expect(takeIds(list, 3)).toEqual(['b', 'a', 'c']);
  });

  it('with a single row has nothing else to show until that row changes or is removed', () => {
    const list = new Playlist();
    expect(list.hasOther).toBe(false);
    list.setRows(rows('a'));
    expect(list.hasOther).toBe(true);
    list.next();
    expect(list.hasOther).toBe(false);
    list.setRows([{ ...row('a'), after: 'sa grid' }]);
    expect(list.hasOther).toBe(true);
    list.next();
    list.setRows([]);
    expect(list.hasOther).toBe(true);
    expect(list.next()).toBeUndefined();
    expect(list.hasOther).toBe(false);
  });

  it('never repeats a row immediately if there are others, and never shows a removed row', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 25 });
    const step = fc.oneof(
      fc.constant({ kind: 'take' as const }),
      ids.map((given) => ({ kind: 'give' as const, given })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const list = new Playlist();
        let given: readonly string[] = [];
        let last: string | undefined;
        for (const one of steps) {
          if (one.kind === 'give') {
            given = one.given.slice(0, 20);
            list.setRows(rows(...one.given));
            continue;
          }
          const taken = list.next()?.id;
          expect(taken === undefined).toBe(given.length === 0);
          if (taken !== undefined) expect(given).toContain(taken);
          if (given.length > 1) expect(taken).not.toBe(last);
          last = taken;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('shows every row once before it repeats one, when no new wins arrive', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 40 }), (count, ahead) => {
        const list = new Playlist();
        const all = Array.from({ length: count }, (_, index) => `r${index}`);
        list.setRows(rows(...all));
        takeIds(list, ahead);
        expect(new Set(takeIds(list, count))).toEqual(new Set(all));
      }),
    );
  });
});
