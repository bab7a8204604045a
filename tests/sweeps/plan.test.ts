// Reads: src/pages/pages.ts, src/game-frame/games.ts
import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/pages/pages.ts';
import { GAME_TITLES } from '../e2e/support/hall-game.ts';
import { readTable } from './inputs.ts';
import { selectSweeps } from './plan.ts';
import { failedSubjects } from './report.ts';

const hashes = (count: number, hash: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`page${index}`, hash]));

describe('the selection of sweeps', () => {
  it('finds the module of every page and of every game', () => {
    expect([...readTable('src/pages/pages.ts').keys()].toSorted()).toEqual(
      pageList.map(([name]) => name).toSorted(),
    );
    const games = readTable('src/game-frame/games.ts');
    expect([...games.keys()].toSorted()).toEqual(GAME_TITLES.map(({ game }) => game).toSorted());
  });

  it('contains every changed page, and a tenth of the unchanged pages, chosen by the seed', () => {
    const now = { pages: { ...hashes(50, 'same'), page7: 'new' }, games: {} };
    const recorded = { pages: hashes(50, 'same'), games: {} };
    const { pages } = selectSweeps(now, recorded, 'monday');
    expect(pages[0]).toBe('page7');
    expect(new Set(pages).size).toBe(6);
    expect(selectSweeps(now, recorded, 'tuesday').pages).not.toEqual(pages);
    expect(selectSweeps(now, { pages: {}, games: {} }, 'monday').pages).toHaveLength(50);
  });

  it('reads from a report which pages and games have failed sweeps', () => {
    const specs = [
      { title: 'member: a player reads it', ok: false },
      { title: 'home: a guest reads it', ok: true },
    ];
    expect([...failedSubjects({ suites: [{ suites: [{ specs }] }] })]).toEqual(['member']);
  });
});
