import { describe, expect, it } from 'vitest';
import { checkHundredths, checkLedgerWrites, percentages, tablesOf } from './money-rules.ts';
import { allSources, listFiles, readText, sourceOf } from './source.ts';

const LEDGER = 'server/db/migrations/010-ledger.sql';
/**
 * The migration with the tables of players' totals: only SQL functions write them, TypeScript calls those functions.
 */
const SUMS = 'server/db/migrations/011-player-sums.sql';
/**
 * Fills a test database with bulk inserts instead of calls of the ledger, with which a million players would take a
 * day.
 */
const BULK_PLAYERS = 'server/testing/bulk-players.ts';

describe('money', () => {
  it('is split into units and hundredths only in contract/money.ts', () => {
    expect(checkHundredths(allSources(), percentages)).toEqual([]);
  });

  it('is moved only by the ledger: no other code writes its tables', () => {
    const tables = tablesOf(readText(LEDGER));
    expect(tables).toEqual(expect.arrayContaining(['accounts', 'journals', 'postings', 'holds', 'commands']));
    const files = listFiles()
      .filter(
        (path) =>
          /^server\/.*\.(ts|mjs|sql)$/.test(path) && !path.endsWith('.test.ts') && path !== BULK_PLAYERS,
      )
      .map((path) => ({ path, text: readText(path) }));
    expect(checkLedgerWrites(files, tables)).toEqual([]);
    const code = files.filter(({ path }) => !path.endsWith('.sql'));
    expect(checkLedgerWrites(code, tablesOf(readText(SUMS)))).toEqual([]);
  });
});

describe('the money rules', () => {
  it.each(['a / 100', 'a % 100', 'a * 0.01'])('reports %s outside of the listed files', (text) => {
    expect(checkHundredths([sourceOf('src/ui/a.ts', `export const x = ${text};`)], {})).toHaveLength(1);
    expect(
      checkHundredths([sourceOf('src/ui/a.ts', `export const x = ${text};`)], { 'src/ui/a.ts': 'a ratio' }),
    ).toEqual([]);
  });

  it('reports a listed file that no longer divides by 100', () => {
    expect(
      checkHundredths([sourceOf('src/ui/a.ts', 'export const x = 1 / 10;')], { 'src/ui/a.ts': 'old' }),
    ).toHaveLength(1);
  });

  it.each([
    'insert into accounts (owner) values (1)',
    'UPDATE\n  postings set amount = 0',
    'delete from public.journals',
    "db.insertInto('holds').values({})",
  ])('reports outside of the ledger: %s', (text) => {
    const tables = ['accounts', 'postings', 'journals', 'holds'];
    expect(checkLedgerWrites([{ path: 'server/jackpot/draw.ts', text }], tables)).toHaveLength(1);
    expect(checkLedgerWrites([{ path: 'server/db/functions/games/play.sql', text }], tables)).toHaveLength(1);
    for (const path of ['server/ledger/post.ts', 'server/db/functions/ledger/ledger-post.sql'])
      expect(checkLedgerWrites([{ path, text }], tables)).toEqual([]);
  });
});
