import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/config.ts';
import { gridRows } from './grid-rows.ts';
import { rowsBetween } from './use-visible-rows.ts';

const game = (id: number, title: string, type = 'slots'): Game => ({
  id,
  slug: String(id),
  title,
  type,
  brand: 'parola',
  platform: 'web',
  rtpBp: 9600,
  minBet: 100,
  maxBet: 1000,
  isNew: false,
  isHot: false,
  hasJackpot: false,
  sort: id,
  tile: '',
});

const titles = (games: readonly Game[]): string[] => games.map(({ title }) => title);

describe('grid rows', () => {
  it('follow the order of the categories, each with its heading, and together contain every game', () => {
    const games = [
      game(1, 'a', 'live'),
      game(2, 'b'),
      game(3, 'c'),
      game(4, 'd'),
      game(5, 'e'),
      game(6, 'f', 'odd'),
    ];
    const rows = gridRows(games, ['slots', 'live'], 390);
    expect(rows.map((row) => (row.kind === 'heading' ? row.type : titles(row.games).join('')))).toEqual([
      'slots',
      'bcd',
      'e',
      'live',
      'a',
      'odd',
      'f',
    ]);
  });

  it('have no heading if all games are of one category', () => {
    expect(gridRows([game(1, 'a')], ['slots'], 1440).map(({ kind }) => kind)).toEqual(['tiles']);
  });

  it('are rendered only if they touch the window', () => {
    const offsets = Array.from({ length: 101 }, (_, index) => index * 100);
    expect(rowsBetween(offsets, -500, 300)).toEqual([0, 4]);
    expect(rowsBetween(offsets, 250, 450)).toEqual([2, 5]);
    expect(rowsBetween(offsets, 20_000, 21_000)).toEqual([99, 100]);
    expect(rowsBetween([0], 0, 500)).toEqual([0, 0]);
  });
});
