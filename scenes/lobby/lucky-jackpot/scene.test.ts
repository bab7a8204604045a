import { describe, expect, it } from 'vitest';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { HUB } from './layout.ts';
import { walkMs } from './schedule.ts';
import { createGrid, eventAt, litCells, PROPS, runOn, win } from './test-kit.ts';

describe('a press on the Lucky Jackpot', () => {
  it('requests a spin only on the enabled button', () => {
    const live = createGrid();
    expect(live.player.press(100, 100)).toBe(false);
    expect(live.player.press(HUB.x, HUB.y)).toBe(true);
    expect(live.events.map((entry) => entry.event)).toEqual(['spin:pressed']);
    live.player.dispose();
    const blocked = createGrid({}, { canSpin: false, hint: 'Bet more' });
    expect(blocked.player.press(HUB.x, HUB.y)).toBe(true);
    expect(blocked.events).toEqual([]);
    expect(blocked.player.isMoving()).toBe(true);
    blocked.player.dispose();
  });

  it('does not skip if it is the second tap of a double tap on the start button', () => {
    const { player, events: heard } = createGrid();
    void player.cue('start', {});
    player.advance(100);
    void player.cue('land', win(3));
    player.press(HUB.x, HUB.y);
    player.advance(1_000);
    expect(eventAt(heard, 'spin:landed')).toBeUndefined();
    player.dispose();
  });

  it('lands the light 80 ms later on the winning cell, for each kind of prize and press time', () => {
    // Cells of a small prize, a good one, a big one and the jackpot.
    for (const cell of [0, 3, 5, 9]) {
      for (let at = 320; at < 4_500; at += 190) {
        const { player, events: heard } = createGrid();
        void player.cue('start', {});
        player.advance(300);
        void player.cue('land', win(cell));
        player.advance(at - 300);
        player.press(10, 10);
        player.advance(100);
        const landed = heard.find((entry) => entry.event === 'spin:landed');
        expect(landed).toMatchObject({ cell, at: at + 80 });
        runOn(player, 20_000);
        expect(heard.map((entry) => entry.event)).toEqual([
          'spin:started',
          'spin:landed',
          'spin:shown',
          'spin:closed',
        ]);
        expect(litCells(player)).toEqual([{ cell, alpha: 1 }]);
        player.dispose();
      }
    }
  });

  it('is remembered until the result arrives, and then skips', () => {
    const { player, events: heard } = createGrid();
    void player.cue('start', {});
    player.advance(1_000);
    player.press(10, 10);
    player.advance(2_000);
    expect(eventAt(heard, 'spin:landed')).toBeUndefined();
    void player.cue('land', win(7));
    player.advance(80);
    expect(heard.at(-1)).toMatchObject({ event: 'spin:landed', cell: 7, at: 3_080 });
    player.dispose();
  });

  it('does not make a round shorter than the market’s minimum duration', () => {
    const { player, events: heard } = createGrid({ minRoundMs: 2_500 });
    void player.cue('start', {});
    player.advance(400);
    void player.cue('land', win(7));
    player.press(10, 10);
    runOn(player, 4_000);
    expect(eventAt(heard, 'spin:landed')).toBe(2_500);
    player.dispose();
  });

  it('jumps to the final amount the first time and closes the celebration the second time', () => {
    const { player, events: heard } = createGrid();
    void player.cue('land', { ...win(5), instant: true });
    player.advance(80 + 600);
    player.press(10, 10);
    expect(eventAt(heard, 'spin:shown')).toBe(680);
    expect(eventAt(heard, 'spin:closed')).toBeUndefined();
    player.press(10, 10);
    player.advance(400);
    expect(eventAt(heard, 'spin:closed')).toBeUndefined();
    player.advance(1_200);
    player.press(10, 10);
    player.advance(600);
    expect(eventAt(heard, 'spin:closed')).toBeDefined();
    player.dispose();
  });
});

describe('results of the Lucky Jackpot', () => {
  it('let the page open the jackpot wheel 1,400 ms after the light lands on the jackpot', () => {
    const { player, events: heard } = createGrid();
    void player.cue('land', { ...win(9), instant: true });
    player.advance(2_000);
    expect(eventAt(heard, 'spin:shown')).toBe(80 + 1_400);
    expect(eventAt(heard, 'spin:closed')).toBe(80 + 1_400 + 500);
    player.dispose();
  });

  it('are shown within 600 ms in reduced motion, without a moving light', () => {
    const { player, events: heard } = createGrid({ reduceMotion: true }, { restCell: 1 });
    void player.cue('start', {});
    player.advance(700);
    expect(player.isMoving()).toBe(false);
    expect(litCells(player)).toEqual([{ cell: 1, alpha: 1 }]);
    void player.cue('land', win(5));
    player.advance(600);
    expect(eventAt(heard, 'spin:landed')).toBe(900);
    expect(eventAt(heard, 'spin:shown')).toBeLessThanOrEqual(1_300);
    expect(litCells(player)).toEqual([{ cell: 5, alpha: 1 }]);
    player.dispose();
  });

  it('in calm mode celebrate a big win as a medium one', () => {
    const { player, sounds } = createGrid({ calmMode: true });
    void player.cue('land', { ...win(5), instant: true });
    runOn(player, 2_000);
    expect(sounds.played.map(({ cue }) => cue)).toContain('win.medium');
    expect(sounds.played.map(({ cue }) => cue)).not.toContain('win.big');
    player.dispose();
  });

  it('leave no looping sound when the next spin interrupts them', () => {
    for (const at of [100, 400, 1_000, 3_000, 9_000]) {
      const { player, sounds } = createGrid();
      void player.cue('land', { ...win(5), instant: true });
      player.advance(at);
      void player.cue('start', {});
      player.advance(100);
      expect(sounds.looping()).toEqual([]);
      player.dispose();
    }
  });

  it('leave the light on the winning cell, where the next spin starts', () => {
    const { player, events: heard } = createGrid();
    for (const [from, cell] of [
      [8, 4],
      [4, 11],
      [11, 11],
    ] as const) {
      const begin = player.time;
      heard.length = 0;
      void player.cue('start', {});
      player.advance(10);
      void player.cue('land', win(cell));
      runOn(player, 12_000);
      expect((eventAt(heard, 'spin:landed') ?? 0) - begin).toBe(200 + walkMs(from, cell, 2));
    }
    player.dispose();
  });
});

describe('the Lucky Jackpot at rest', () => {
  it('animates in short bursts for a minute, and after that only counts up changed pools', () => {
    const { player } = createGrid();
    expect(player.isMoving()).toBe(false);
    player.advance(6_100);
    expect(player.isMoving()).toBe(true);
    player.advance(1_600);
    expect(player.isMoving()).toBe(false);
    runOn(player, 70_000);
    expect(player.nextWake()).toBeUndefined();
    player.props({ ...PROPS, pools: { ...PROPS.pools, mini: 51_239 } });
    expect(player.isMoving()).toBe(true);
    player.advance(950);
    expect(player.isMoving()).toBe(false);
    player.dispose();
  });

  it('changes nothing when the same props are set twice', () => {
    const { player } = createGrid({}, { restCell: 3 });
    const before = describeSprites(player.view);
    player.props({ ...PROPS, restCell: 3 });
    expect(describeSprites(player.view)).toEqual(before);
    expect(player.isMoving()).toBe(false);
    player.dispose();
  });
});
