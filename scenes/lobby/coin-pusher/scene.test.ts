import { describe, expect, it } from 'vitest';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { BUTTON, RAIL, TABLE as AT, toY } from './layout.ts';
import { STEP_MS } from './drop-simulation.ts';
import {
  settle,
  createPusher,
  discsOf,
  eventsOf,
  simulate,
  layer,
  play,
  PROPS,
  runOn,
  shownDiscs,
  TABLE,
} from './test-kit.ts';
import { FADE, RAIL as RAIL_TUNING } from './tuning.ts';

const ms = (steps: number): number => steps * STEP_MS;
const strokesTo = (phase: number): number => (phase - MACHINE.period / 2 + MACHINE.period) % MACHINE.period;

describe('a drop of the coin pusher', () => {
  it('ends with every disc exactly where the server’s table has it, for eight drops in a row', () => {
    const pusher = createPusher();
    let table = TABLE;
    for (let nonce = 0; nonce < 8; nonce++) {
      const settlement = settle(table, (nonce * 277) % 1001, nonce);
      void play(pusher, settlement);
      runOn(pusher, 6_000);
      table = settlement.after;
      expect(shownDiscs(pusher)).toEqual(discsOf(table));
    }
    expect(eventsOf(pusher, 'table:differed')).toEqual([]);
    expect(eventsOf(pusher, 'drop:shown').map(({ id }) => id)).toEqual(
      Array.from({ length: 8 }, (_, nonce) => `drop-${nonce}`),
    );
    pusher.player.dispose();
  });

  it('starts when the shelf reaches the phase given by the seed and takes as long as the simulation', () => {
    for (let nonce = 20; nonce < 26; nonce++) {
      const pusher = createPusher();
      const settlement = settle(TABLE, 500, nonce);
      const { phase, steps } = simulate(settlement);
      pusher.player.advance(40);
      void play(pusher, settlement);
      runOn(pusher, 8_000, 7);
      const released = eventsOf(pusher, 'drop:released')[0]?.at ?? 0;
      const shown = eventsOf(pusher, 'drop:shown')[0]?.at ?? 0;
      expect(released - 40).toBeCloseTo(ms(strokesTo(phase) + 1), 6);
      expect(shown - 40).toBeCloseTo(ms(strokesTo(phase) + steps), 6);
      pusher.player.dispose();
    }
  });

  it('looks the same at 24, 30, 60 and 120 frames a second', () => {
    const settlement = settle(TABLE, 420, 3);
    const instants = [313, 977, 1_361, 1_783, 2_211, 2_989, 4_003];
    const pictures = [1000 / 24, 1000 / 30, 1000 / 60, 1000 / 120].map((frame) => {
      const pusher = createPusher();
      void play(pusher, settlement);
      const seen = instants.map((at) => {
        runOn(pusher, at - pusher.player.time, frame);
        return describeSprites(pusher.player.view);
      });
      pusher.player.dispose();
      return seen;
    });
    for (const seen of pictures) expect(seen).toEqual(pictures[0]);
    expect(new Set(pictures[0]?.map((lines) => lines.join()))).toHaveProperty('size', instants.length);
  });

  it('moves no disc and no shelf before its answer arrives, even after 12 s', () => {
    const pusher = createPusher();
    const shelf = describeSprites(layer(pusher, 'machine')).filter((line) => line.startsWith('shelf'));
    void pusher.player.cue('drop', { id: 'late', x: 300 });
    for (let at = 0; at < 12_000; at += 500) {
      runOn(pusher, 500);
      expect(shownDiscs(pusher)).toEqual(discsOf(TABLE));
      expect(describeSprites(layer(pusher, 'machine')).filter((line) => line.startsWith('shelf'))).toEqual(
        shelf,
      );
    }
    expect(pusher.events).toEqual([]);
    pusher.player.dispose();
  });

  it('requests no frame once the discs are at rest', () => {
    const pusher = createPusher();
    expect(pusher.player.isMoving()).toBe(false);
    void play(pusher, settle(TABLE, 500, 1));
    runOn(pusher, 5_900);
    expect(eventsOf(pusher, 'drop:shown')).toHaveLength(1);
    expect(pusher.player.isMoving()).toBe(false);
    runOn(pusher, 80_000, 250);
    expect(pusher.player.isMoving()).toBe(false);
    expect(pusher.player.nextWake()).toBeGreaterThan(0);
    pusher.player.dispose();
  });

  it('takes half the time in turbo mode and ends on the same table', () => {
    const settlement = settle(TABLE, 700, 4);
    const { phase, steps } = simulate(settlement);
    const pusher = createPusher({ turbo: true });
    void play(pusher, settlement);
    runOn(pusher, 4_000);
    const shown = eventsOf(pusher, 'drop:shown')[0]?.at ?? 0;
    expect(Math.abs(shown - ms((strokesTo(phase) + steps) / 2))).toBeLessThan(STEP_MS + 1e-6);
    expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
    pusher.player.dispose();
  });

  it('is not reported as shown before the market’s minimum duration of a round has passed', () => {
    const pusher = createPusher({ minRoundMs: 9_000 });
    void play(pusher, settle(TABLE, 500, 1));
    runOn(pusher, 12_000);
    expect(eventsOf(pusher, 'drop:shown')[0]?.at).toBeCloseTo(9_000, 6);
    pusher.player.dispose();
  });

  it('fades to its final table within 600 ms when motion is reduced', () => {
    const settlement = settle(TABLE, 500, 2);
    const pusher = createPusher({ reduceMotion: true });
    void pusher.player.cue('drop', { id: settlement.id, x: settlement.x });
    pusher.player.advance(300);
    expect(pusher.player.isMoving()).toBe(false);
    void pusher.player.cue('settle', settlement);
    runOn(pusher, 600);
    expect(eventsOf(pusher, 'drop:shown')[0]?.at).toBeCloseTo(300 + FADE, 6);
    expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
    expect(pusher.player.isMoving()).toBe(false);
    pusher.player.dispose();
  });

  it('can be skipped at any time: it ends on the same table, equally fast for every outcome', () => {
    for (const nonce of [1, 2]) {
      const settlement = settle(TABLE, 500, nonce);
      for (let at = 50; at < 4_000; at += 447) {
        const pusher = createPusher();
        void play(pusher, settlement);
        runOn(pusher, at);
        const wasOver = eventsOf(pusher, 'drop:shown').length > 0;
        pusher.player.press(360, 60);
        runOn(pusher, FADE + 50);
        expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
        if (!wasOver) expect(eventsOf(pusher, 'drop:shown')[0]?.at).toBeCloseTo(at + FADE, 6);
        pusher.player.dispose();
      }
    }
  });
});

describe('several drops of the coin pusher', () => {
  it('are played in the order of payment, each on the table that the previous one left', () => {
    const first = settle(TABLE, 350, 1);
    const second = settle(first.after, 640, 2);
    const third = settle(second.after, 350, 3);
    const pusher = createPusher();
    for (const { id, x } of [first, second, third]) void pusher.player.cue('drop', { id, x });
    runOn(pusher, 200);
    // Answers that arrive out of order wait for their turn.
    void pusher.player.cue('settle', third);
    void pusher.player.cue('settle', second);
    runOn(pusher, 1_000);
    expect(shownDiscs(pusher)).toEqual(discsOf(TABLE));
    void pusher.player.cue('settle', first);
    runOn(pusher, 15_000);
    expect(eventsOf(pusher, 'drop:shown').map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(shownDiscs(pusher)).toEqual(discsOf(third.after));
    expect(eventsOf(pusher, 'table:differed')).toEqual([]);
    pusher.player.dispose();
  });

  it('are all skipped by one press', () => {
    const first = settle(TABLE, 350, 1);
    const second = settle(first.after, 640, 2);
    const pusher = createPusher();
    for (const settlement of [first, second]) void play(pusher, settlement);
    runOn(pusher, 700);
    void pusher.player.cue('skip', {});
    runOn(pusher, 2 * FADE + 50);
    expect(shownDiscs(pusher)).toEqual(discsOf(second.after));
    pusher.player.dispose();
  });
});

describe('a failed drop of the coin pusher', () => {
  it('leaves the table unchanged and its coin grey on the rail, no matter when the failure is reported', () => {
    for (let at = 0; at <= 10_000; at += 500) {
      const pusher = createPusher();
      void pusher.player.cue('drop', { id: 'lost', x: 500 });
      runOn(pusher, at);
      void pusher.player.cue('fail', { id: 'lost' });
      runOn(pusher, 1_000);
      expect(shownDiscs(pusher)).toEqual(discsOf(TABLE));
      const coins = layer(pusher, 'rail-coins').children;
      expect(coins.map(({ tint }) => tint)).toEqual([RAIL_TUNING.lostTint]);
      expect(pusher.player.isMoving()).toBe(false);
      pusher.player.press(BUTTON.x, BUTTON.y);
      expect(pusher.events.map(({ event }) => event)).toEqual(['result:asked']);
      pusher.player.dispose();
    }
  });

  it('is played when its stored answer arrives later', () => {
    const settlement = settle(TABLE, 500, 5);
    const pusher = createPusher();
    void pusher.player.cue('drop', { id: settlement.id, x: 500 });
    runOn(pusher, 500);
    void pusher.player.cue('fail', {});
    runOn(pusher, 500);
    void pusher.player.cue('settle', settlement);
    runOn(pusher, 6_000);
    expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
    pusher.player.press(BUTTON.x, BUTTON.y);
    expect(pusher.events.at(-1)).toMatchObject({ event: 'drop:asked', x: 500 });
    pusher.player.dispose();
  });

  it('lifts its coin off the rail when the server refused it, and offers the next coin', () => {
    const pusher = createPusher();
    void pusher.player.cue('drop', { id: 'refused', x: 500 });
    runOn(pusher, 300);
    void pusher.player.cue('fail', { refused: true });
    runOn(pusher, 600);
    expect(layer(pusher, 'rail-coins').children.map(({ tint, alpha }) => [tint, alpha])).toEqual([
      [0xffffff, 1],
    ]);
    expect(shownDiscs(pusher)).toEqual(discsOf(TABLE));
    expect(pusher.player.isMoving()).toBe(false);
    pusher.player.dispose();
  });
});

describe('the server’s table of the coin pusher', () => {
  it('is drawn, and the difference reported, when the scene’s simulation ends on another table', () => {
    const settlement = settle(TABLE, 500, 1);
    const other = settle(TABLE, 800, 2);
    const pusher = createPusher();
    void play(pusher, { ...settlement, after: other.after });
    runOn(pusher, 6_000);
    expect(eventsOf(pusher, 'table:differed')).toMatchObject([{ id: settlement.id }]);
    expect(eventsOf(pusher, 'drop:shown')).toHaveLength(1);
    expect(shownDiscs(pusher)).toEqual(discsOf(other.after));
    pusher.player.dispose();
  });

  it('is drawn when the drop uses a physics version that this scene cannot play', () => {
    const settlement = settle(TABLE, 500, 1);
    const pusher = createPusher();
    void play(pusher, { ...settlement, before: { ...TABLE, physics: 'pusher-9' } });
    runOn(pusher, 1_000);
    expect(eventsOf(pusher, 'table:differed')).toHaveLength(1);
    expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
    pusher.player.dispose();
  });

  it('from before a stored drop is shown first, and then that drop, if another table is on the screen', () => {
    const earlier = settle(TABLE, 500, 1);
    const stored = settle(earlier.after, 400, 2);
    const pusher = createPusher();
    void pusher.player.cue('settle', { ...stored, instant: true });
    runOn(pusher, FADE - 10);
    expect(eventsOf(pusher, 'drop:shown')).toEqual([]);
    runOn(pusher, 2 * FADE);
    expect(shownDiscs(pusher)).toEqual(discsOf(stored.after));
    expect(eventsOf(pusher, 'table:differed')).toEqual([]);
    pusher.player.dispose();
  });

  it('replaces the table of a running drop at any time', () => {
    const settlement = settle(TABLE, 500, 1);
    const other = settle(TABLE, 800, 2).after;
    for (let at = 100; at < 3_500; at += 400) {
      const pusher = createPusher();
      void play(pusher, settlement);
      runOn(pusher, at);
      void pusher.player.cue('replace', { table: other });
      runOn(pusher, 2_000);
      expect(shownDiscs(pusher)).toEqual(discsOf(other));
      expect(pusher.player.isMoving()).toBe(false);
      pusher.player.dispose();
    }
  });

  it('is not replaced by props that are older than the last drop', () => {
    const settlement = settle(TABLE, 500, 1);
    const pusher = createPusher();
    void play(pusher, settlement);
    runOn(pusher, 6_000);
    pusher.player.props({ ...PROPS, aim: 700 });
    expect(shownDiscs(pusher)).toEqual(discsOf(settlement.after));
    const next = settle(settlement.after, 200, 2).after;
    pusher.player.props({ ...PROPS, aim: 700, table: next });
    expect(shownDiscs(pusher)).toEqual(discsOf(next));
    pusher.player.dispose();
  });
});

describe('the coin pusher', () => {
  it('drops a coin where the table is pressed, and at the current aim when the button is pressed', () => {
    const pusher = createPusher();
    const { player, events } = pusher;
    expect(player.press(RAIL.left, AT.back + 100)).toBe(true);
    expect(player.press(RAIL.right + 90, toY(300))).toBe(true);
    expect(player.press((RAIL.left + RAIL.right) / 2, RAIL.y)).toBe(true);
    expect(player.press(BUTTON.x, BUTTON.y)).toBe(true);
    expect(events.map(({ x }) => x)).toEqual([0, 1_000, 500, 500]);
    expect(player.press(360, 20)).toBe(false);
    player.dispose();
  });

  it('ignores presses while no drop is possible', () => {
    const pusher = createPusher({}, { canDrop: false, hint: 'No coins' });
    pusher.player.press(360, toY(300));
    pusher.player.press(BUTTON.x, BUTTON.y);
    expect(pusher.events).toEqual([]);
    expect(layer(pusher, 'rail-coins').children).toEqual([]);
    pusher.player.dispose();
  });

  it('does not change when the same props are set again', () => {
    const pusher = createPusher();
    const before = describeSprites(pusher.player.view);
    pusher.player.props({ ...PROPS });
    expect(describeSprites(pusher.player.view)).toEqual(before);
    expect(pusher.player.isMoving()).toBe(false);
    pusher.player.dispose();
  });
});
