import { describe, expect, it } from 'vitest';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { LAYOUT } from '../../parts/reels/tuning.ts';
import { STOPS } from './examples.ts';
import {
  BET,
  boughtOnly,
  createTable,
  eventAt,
  freeOutcome,
  land,
  names,
  PROPS,
  restOn,
  runOn,
  spin,
  spritesOf,
  type Table,
} from './test-kit.ts';

describe('the result of a slot round', () => {
  const soundsOf = (stops: readonly number[], settings = {}): Table => {
    const table = createTable(settings);
    spin(table);
    land(table, boughtOnly(stops));
    runOn(table.player, 2_300);
    return table;
  };

  it('is not celebrated when it is at most the stake', () => {
    const outcome = boughtOnly(STOPS.return);
    expect(outcome.total).toBeGreaterThan(0);
    expect(outcome.total).toBeLessThanOrEqual(BET);
    const table = soundsOf(STOPS.return);
    const cues = table.sounds.played.map(({ cue }) => cue);
    expect(cues).toContain('ui.tick');
    expect(cues.some((cue) => /^(win|count|line|coin)/.test(cue))).toBe(false);
    expect([...spritesOf(table.player.view)].some(({ label }) => ['veil', 'spark'].includes(label))).toBe(
      false,
    );
    expect(eventAt(table.events, 'spin:closed')).toBe(eventAt(table.events, 'spin:shown'));
    table.player.dispose();
  });

  it.each([
    ['small', STOPS.small],
    ['medium', STOPS.good],
    ['big', STOPS.big],
  ] as const)('plays the sound of a %s win', (tier, stops) => {
    const table = soundsOf(stops);
    expect(table.sounds.played.map(({ cue }) => cue)).toContain(`win.${tier}`);
    table.player.dispose();
  });

  it('is celebrated as a medium win in calm mode when it is a big win', () => {
    const table = createTable({ calmMode: true, minRoundMs: 2_500 });
    spin(table);
    land(table, boughtOnly(STOPS.big));
    runOn(table.player, 3_500);
    const cues = table.sounds.played.map(({ cue }) => cue);
    expect(cues).toContain('win.medium');
    expect(cues).not.toContain('win.big');
    table.player.dispose();
  });

  it('jumps to the total at the first press and closes at a later press', () => {
    const table = soundsOf(STOPS.big);
    expect(eventAt(table.events, 'spin:shown')).toBeUndefined();
    table.player.press(10, 10);
    expect(eventAt(table.events, 'spin:shown')).toBe(table.player.time);
    table.player.press(10, 10);
    runOn(table.player, 1_400);
    expect(eventAt(table.events, 'spin:closed')).toBeUndefined();
    runOn(table.player, 200);
    table.player.press(10, 10);
    runOn(table.player, 300);
    expect(eventAt(table.events, 'spin:closed')).toBeDefined();
    table.player.dispose();
  });

  it('stays on the screen until the next spin, even if the page sets other props', () => {
    const table = soundsOf(STOPS.small);
    runOn(table.player, 8_000);
    const shown = describeSprites(table.player.view);
    table.player.props({ ...PROPS, hint: 'something else' });
    expect(describeSprites(table.player.view)).toEqual(shown);
    spin(table);
    land(table, boughtOnly(STOPS.nothing));
    runOn(table.player, 3_000);
    expect(describeSprites(table.player.view)).not.toEqual(shown);
    table.player.dispose();
  });

  it('leaves the scene at rest with no frames, no timers and no looping sound', () => {
    for (const stops of Object.values(STOPS)) {
      const table = soundsOf(stops, { reduceMotion: false });
      runOn(table.player, 30_000);
      // The idle animation runs every six seconds for a minute, then stops.
      runOn(table.player, 90_000, 500);
      expect(table.player.isMoving()).toBe(false);
      expect(table.player.nextWake()).toBeUndefined();
      expect(table.sounds.looping()).toEqual([]);
      table.player.dispose();
    }
  });

  it('is shown within 600 ms in reduced motion, and nothing moves before the outcome is known', () => {
    const table = createTable({ reduceMotion: true });
    spin(table);
    table.player.advance(700);
    expect(table.player.isMoving()).toBe(false);
    expect(names(table)).toEqual(restOn(PROPS.stops));
    land(table, boughtOnly(STOPS.small));
    runOn(table.player, 600, 50);
    expect(eventAt(table.events, 'spin:shown')).toBeLessThanOrEqual(700 + 600);
    table.player.dispose();
  });
});

describe('free spins of a slot round', () => {
  it('are all played, in order, and end at the given total', () => {
    const outcome = freeOutcome(STOPS.small, STOPS.nothing, STOPS.return);
    const table = createTable();
    spin(table);
    land(table, outcome);
    runOn(table.player, 60_000);
    const free = table.events.filter(({ event }) => event === 'free:landed').map(({ detail }) => detail);
    expect(free).toEqual(
      outcome.spins.slice(1).map(({ win }, index) => ({ spin: index + 1, left: 7 - index, win })),
    );
    expect(table.events.at(-2)).toMatchObject({ event: 'spin:shown', detail: { total: outcome.total } });
    expect(table.events.at(-1)).toMatchObject({ event: 'spin:closed' });
    expect(names(table)).toEqual(restOn(STOPS.nothing));
    table.player.dispose();
  });

  it('jump to the total of the round when all are skipped, at any moment', () => {
    const outcome = freeOutcome(STOPS.small);
    for (let at = 3_000; at < 12_000; at += 330) {
      const table = createTable();
      spin(table);
      land(table, outcome);
      runOn(table.player, at);
      void table.player.cue('skip', { all: true });
      runOn(table.player, 9_000);
      expect(table.events.at(-1)).toMatchObject({ event: 'spin:closed', detail: { total: outcome.total } });
      expect(names(table)).toEqual(restOn(STOPS.nothing));
      expect(table.sounds.looping()).toEqual([]);
      table.player.dispose();
    }
  });

  it('are skipped one by one by presses', () => {
    const table = createTable();
    spin(table);
    land(table, freeOutcome(STOPS.good));
    runOn(table.player, 3_000);
    for (let press = 0; press < 200; press++) {
      table.player.press(10, 10);
      table.player.advance(150);
    }
    expect(table.events.filter(({ event }) => event === 'free:landed')).toHaveLength(8);
    expect(table.events.at(-1)).toMatchObject({ event: 'spin:closed' });
    table.player.dispose();
  });
});

describe('a press on the slot', () => {
  it('requests the action of the button under it', () => {
    const table = createTable({}, { props: { ...PROPS, turbo: false, canLower: false } });
    table.player.press(LAYOUT.spin.x, LAYOUT.spin.y);
    table.player.press(LAYOUT.bet.x + 60, LAYOUT.bet.y);
    expect(table.player.press(LAYOUT.bet.x - 60, LAYOUT.bet.y)).toBe(false);
    table.player.press(LAYOUT.turbo.x, LAYOUT.turbo.y);
    table.player.press(LAYOUT.rules.x, LAYOUT.rules.y);
    expect(table.player.press(360, 600)).toBe(false);
    expect(table.events.map(({ event, detail }) => [event, detail])).toEqual([
      ['spin:asked', {}],
      ['bet:asked', { step: 1 }],
      ['turbo:asked', {}],
      ['rules:asked', {}],
    ]);
    table.player.dispose();
  });

  it('does nothing on a disabled button', () => {
    const table = createTable({}, { props: { ...PROPS, canSpin: false } });
    expect(table.player.press(LAYOUT.spin.x, LAYOUT.spin.y)).toBe(false);
    expect(table.events).toEqual([]);
    table.player.dispose();
  });
});
