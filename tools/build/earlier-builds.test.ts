import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlierFiles, keepEarlier, sweepEarlier } from './earlier-builds.ts';

const DAY = 86_400_000;

describe('files of earlier builds', () => {
  it('are kept for seven days after another build has replaced them, regardless of their age', () => {
    const built = new Set(['assets/b.js']);
    const there = ['assets/a.js', 'assets/a.js.br', 'assets/b.js', 'assets/b.js.br'];
    const first = keepEarlier(there, built, {}, 40 * DAY);
    expect(first).toEqual({ goneSince: { 'assets/a.js': 40 * DAY }, remove: [] });
    const later = keepEarlier(there, built, first.goneSince, 47 * DAY);
    expect(later).toEqual(first);
    expect(keepEarlier(there, built, later.goneSince, 47 * DAY + 1)).toEqual({
      goneSince: {},
      remove: ['assets/a.js', 'assets/a.js.br'],
    });
  });

  it('are kept for another seven days if a newer build contained them again', () => {
    const again = keepEarlier(['assets/a.js'], new Set(['assets/a.js']), { 'assets/a.js': 0 }, 6 * DAY);
    expect(again.goneSince).toEqual({});
    expect(keepEarlier(['assets/a.js'], new Set(), again.goneSince, 8 * DAY).remove).toEqual([]);
  });

  it('are either recorded as kept or removed; files of the newest build are neither', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(
        names,
        names,
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(20)),
        fc.nat(20),
        (there, own, days, day) => {
          const before = Object.fromEntries(Object.entries(days).map(([name, since]) => [name, since * DAY]));
          const { goneSince, remove } = keepEarlier(there, new Set(own), before, day * DAY);
          expect([...Object.keys(goneSince), ...remove].toSorted()).toEqual(
            there.filter((name) => !own.includes(name)).toSorted(),
          );
          for (const name of remove) expect(day * DAY - (before[name] ?? day * DAY)).toBeGreaterThan(7 * DAY);
        },
      ),
    );
  });
});

describe('folder of builds', () => {
  let folder: string;
  let out: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'perya-builds-'));
    out = join(folder, 'client');
    mkdirSync(join(out, 'assets'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (...names: string[]) => {
    for (const name of names) writeFileSync(join(out, 'assets', name), name);
  };
  const there = () => readdirSync(join(out, 'assets')).toSorted();

  it('keeps the previous build’s files and distinguishes them from those of the newest build', async () => {
    write('one-1.js', 'one-1.js.br', 'both.js');
    await sweepEarlier(out, new Set(['assets/one-1.js', 'assets/both.js']), DAY);
    expect(await earlierFiles(out)).toEqual(new Set());
    write('one-2.js');
    const second = new Set(['assets/one-2.js', 'assets/both.js']);
    await sweepEarlier(out, second, 2 * DAY);
    expect(there()).toEqual(['both.js', 'one-1.js', 'one-1.js.br', 'one-2.js']);
    expect(await earlierFiles(out)).toEqual(new Set(['assets/one-1.js']));
    await sweepEarlier(out, second, 9 * DAY);
    expect(there()).toContain('one-1.js');
    await sweepEarlier(out, second, 9 * DAY + 1);
    expect(there()).toEqual(['both.js', 'one-2.js']);
    expect(await earlierFiles(out)).toEqual(new Set());
  });
});
