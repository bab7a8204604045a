import { describe, expect, it } from 'vitest';
import type { SceneSettings } from '../../engine/definition.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { HUB } from './layout.ts';
import { cellAfter, stopSchedule, walkMs } from './schedule.ts';
import { createGrid, eventAt, litCells, PROPS, runOn, win } from './test-kit.ts';
import type { Landing } from './types.ts';

describe('the light of the Lucky Jackpot', () => {
  it('lands on each of the twelve cells from each cell, at the planned time, at 60 frames a second', () => {
    const { player, events: heard } = createGrid({ quality: 'low' });
    for (let from = 0; from < 12; from++) {
      for (let target = 0; target < 12; target++) {
        player.props({ ...PROPS, restCell: from });
        const begin = player.time;
        heard.length = 0;
        void player.cue('start', {});
        player.advance(300);
        void player.cue('land', win(target));
        while (eventAt(heard, 'spin:landed') === undefined && player.time < begin + 10_000)
          player.advance(1_000 / 60);
        const landed = heard.find((entry) => entry.event === 'spin:landed');
        expect(landed?.cell).toBe(target);
        expect((landed?.at ?? 0) - begin).toBeCloseTo(200 + walkMs(from, target, 2), 6);
        expect(litCells(player).every((lit) => lit.cell === target)).toBe(true);
        while (eventAt(heard, 'spin:closed') === undefined && player.time < begin + 20_000)
          player.advance(100);
        expect(eventAt(heard, 'spin:closed')).toBeDefined();
        expect(litCells(player)).toEqual([{ cell: target, alpha: 1 }]);
      }
    }
    player.dispose();
  });

  it.each([
    ['a result late at any move', {}],
    ['turbo', { turbo: true }],
    ['turbo with a shortest round', { turbo: true, minRoundMs: 4_000 }],
  ] as const)(
    'lands on the right cell at the planned time with %s',
    (_name, settings: Partial<SceneSettings>) => {
      for (let arrival = 0; arrival <= 4_000; arrival += 170) {
        const { player, events: heard } = createGrid(settings);
        const target = (arrival / 170) % 12;
        void player.cue('start', {});
        player.advance(arrival);
        void player.cue('land', win(target));
        const moved = Math.max(0, Math.ceil((arrival - 200) / 80));
        const boundary = 200 + moved * 80;
        const waits = stopSchedule({
          head: cellAfter(8, moved),
          target,
          moved,
          laps: settings.turbo ? 0 : 2,
          atLeast: (settings.minRoundMs ?? 0) - boundary,
        });
        while (!heard.some((entry) => entry.event === 'spin:landed') && player.time < 20_000)
          player.advance(1_000 / 30);
        const landed = heard.find((entry) => entry.event === 'spin:landed');
        expect(landed?.cell).toBe(target);
        expect(landed?.at).toBeCloseTo(boundary + waits.reduce((sum, wait) => sum + wait, 0), 6);
        expect(landed?.at).toBeGreaterThanOrEqual(settings.minRoundMs ?? 0);
        player.dispose();
      }
    },
  );
});

describe('the light before its landing', () => {
  it('looks and sounds the same for every prize until it lands', () => {
    // Two results on the same cell: until the light lands there, they must look and sound the same.
    const walk = (landing: Landing): { pictures: string[][]; sounds: string[] } => {
      const { player, sounds } = createGrid();
      const pictures: string[][] = [];
      void player.cue('start', {});
      player.advance(400);
      void player.cue('land', landing);
      const end = 200 + walkMs(8, landing.cell, 2);
      while (player.time + 50 < end) {
        player.advance(50);
        pictures.push(describeSprites(player.view));
      }
      const heard = sounds.played.map(({ cue, rate, gain }) => `${cue} ${rate} ${gain}`);
      player.dispose();
      return { pictures, sounds: heard };
    };
    const small = walk({ cell: 5, amount: 100 });
    const huge = walk({ cell: 5, amount: 50_000 });
    expect(huge).toEqual(small);
    const near = walk({ cell: 4, amount: 2 });
    // At full speed the light moves in the same way for every target; only the start of the slowdown depends on the
    // target's distance.
    expect(small.pictures.slice(0, 30)).toEqual(near.pictures.slice(0, 30));
  });

  it('lights one cell at a time, in order', () => {
    const { player } = createGrid();
    void player.cue('start', {});
    player.advance(500);
    void player.cue('land', win(2));
    const end = 200 + walkMs(8, 2, 2);
    let moves = 0;
    let before: number | undefined;
    while (player.time + 20 < end) {
      player.advance(20);
      const lit = litCells(player);
      expect(lit.length).toBeLessThanOrEqual(1);
      const cell = lit[0]?.cell;
      if (cell === before || cell === undefined) continue;
      if (before !== undefined) expect(cell).toBe(cellAfter(before, 1));
      before = cell;
      moves += 1;
    }
    // The light makes 30 moves at full speed and 12 in the slowdown; three come before the first sample, and the last
    // one lands.
    expect(moves).toBe(30 + 12 - 3 - 1);
    player.dispose();
  });

  it('goes out without lighting a prize, no matter when the request fails', () => {
    for (let at = 0; at <= 9_000; at += 500) {
      const { player, events: heard } = createGrid();
      void player.cue('start', {});
      player.advance(at);
      void player.cue('fail', {});
      player.advance(300);
      expect(litCells(player)).toEqual([]);
      runOn(player, 3_000);
      expect(heard.map((entry) => entry.event)).toEqual(['spin:started']);
      // The button is enabled again, so the player can retry.
      expect(player.press(HUB.x, HUB.y)).toBe(true);
      expect(heard.at(-1)?.event).toBe('spin:pressed');
      player.dispose();
    }
  });

  it('dims after six seconds without a result and is bright again when the result arrives', () => {
    const { player, events: heard } = createGrid();
    void player.cue('start', {});
    player.advance(5_990);
    expect(litCells(player)[0]?.alpha).toBe(1);
    player.advance(700);
    expect(litCells(player)[0]?.alpha).toBeCloseTo(0.7);
    void player.cue('land', win(4));
    player.advance(400);
    expect(litCells(player)[0]?.alpha).toBe(1);
    runOn(player, 6_000);
    expect(heard.find((entry) => entry.event === 'spin:landed')?.cell).toBe(4);
    player.dispose();
  });
});
