import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KENO_TABLES } from '../../../fair/tables/keno.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { landingMs, placeOf, playOut, playRound, setTable, type Table } from '../models/round/test-kit.ts';
import { studioScene } from './studio.ts';
import { drawTimes } from './draw-times.ts';
import { hitsOf } from './keno-stage.ts';
import { kenoTicketPlaceOf } from './places.ts';
import { BOARD, LAYOUT, TICKETS } from './tuning.ts';
import type { KenoTypes, Landing } from './types.ts';

const picks = [4, 11, 18, 23, 29, 36];
const pays = KENO_TABLES.classic[6] ?? [];
const won: Landing = {
  picks,
  pays,
  drawn: [7, 18, 40, 4, 31, 12, 23, 2, 36, 15],
  stake: 20_00,
  payout: 140_20,
};
const lost: Landing = { picks, pays, drawn: [7, 18, 40, 1, 31, 12, 22, 2, 35, 15], stake: 20_00, payout: 0 };

const table = (settings: Parameters<typeof setTable>[2] = {}): Table<KenoTypes> =>
  setTable(studioScene, { picks, pays, hint: 'Pick' }, settings);

/** Returns how the tickets look, read from the drawn sprites, in the order of their numbers. */
function looks(scene: Table<KenoTypes>): readonly string[] {
  const seen = new Map<string, string>();
  for (const line of scene.linesOf('ticket')) {
    const { x, y } = placeOf(line);
    const tint = Number.parseInt(/tint (\w+)/.exec(line)?.[1] ?? '', 16);
    const look = Object.entries(TICKETS).find(([, colours]) => colours.tint === tint)?.[0] ?? 'none';
    seen.set(`${Math.round(x)} ${Math.round(y)}`, look);
  }
  return Array.from({ length: BOARD.tickets }, (_, index) => {
    const { x, y } = kenoTicketPlaceOf(index + 1);
    return seen.get(`${x} ${y}`) ?? 'gone';
  });
}
const lookOf = ({ picks: picked, drawn }: Landing, number: number): string => {
  if (drawn.includes(number)) return picked.includes(number) ? 'hit' : 'drawn';
  return picked.includes(number) ? 'picked' : 'free';
};
/** Returns the number of balls that lie in the tray. */
const inTray = (scene: Table<KenoTypes>): number =>
  scene.linesOf('face').filter((line) => placeOf(line).y === LAYOUT.tray.y).length;

describe('keno', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const isMoving = name === 'waiting';
      expect(playOut(studioScene, name)).toEqual({ isMoving, looping: [], isDestroyed: true });
    },
  );

  it('lights the tickets with drawn numbers in every round, at whatever time the answer arrives', () => {
    const numbers = Array.from({ length: BOARD.tickets }, (_, index) => index + 1);
    const some = (min: number, max: number) =>
      fc.shuffledSubarray(numbers, { minLength: min, maxLength: max });
    const round = fc.record({
      picked: some(1, 10),
      drawn: some(10, 10),
      answer: fc.integer({ min: 0, max: 8_000 }),
    });
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 3 }), settings, (rounds, chosen) => {
        const scene = table(chosen);
        for (const { picked, drawn, answer } of rounds) {
          const landing: Landing = {
            ...lost,
            picks: picked,
            pays: KENO_TABLES.low[picked.length] ?? [],
            drawn,
          };
          scene.player.props({ picks: picked, pays: landing.pays, hint: '' });
          playRound(scene, landing, answer);
          scene.rest();
          expect(looks(scene)).toEqual(numbers.map((number) => lookOf(landing, number)));
          expect(inTray(scene)).toBe(BOARD.drawn);
          expect(scene.events.at(-1)).toBe(`round:closed {"hits":${hitsOf(landing)}}`);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('shows the balls one by one, and lights no ticket before its ball lies in the tray', () => {
    const scene = table();
    playRound(scene, won);
    const { starts, flightMs } = drawTimes(false);
    for (const [ball, start] of starts.entries()) {
      const at = 300 + start + flightMs;
      scene.play(at - 20 - scene.player.time);
      expect(inTray(scene)).toBe(ball);
      // The numbers of balls still in flight are not lit.
      for (const number of won.drawn.slice(ball))
        expect(looks(scene)[number - 1]).toBe(picks.includes(number) ? 'picked' : 'free');
      expect(scene.events).toEqual([]);
      scene.play(40);
      expect(inTray(scene)).toBe(ball + 1);
    }
  });

  it('takes equally long to reveal every outcome', () => {
    const ms = [won, lost].map((landing) => landingMs(table(), landing));
    expect(new Set(ms).size).toBe(1);
    expect(ms[0]).toBeCloseTo(drawTimes(false).length, -1);
  });

  it('celebrates a win, but not a returned stake or a loss', () => {
    const amounts = (payout: number): number => {
      const scene = table();
      playRound(scene, { ...won, payout });
      scene.play(drawTimes(false).length + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(140_20)).toBeGreaterThan(0);
    expect([amounts(20_00), amounts(9_40), amounts(0)]).toEqual([0, 0, 0]);
  });

  it('shows the result at once if a press skips the motion, and keeps it on the board until the picks change', () => {
    const scene = table();
    playRound(scene, won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain('round:shown {"hits":4,"payout":14020}');
    scene.rest();
    expect(looks(scene)[17]).toBe('hit');
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
    scene.player.props({ picks: [1], pays: KENO_TABLES.classic[1] ?? [], hint: '' });
    expect(looks(scene).filter((look) => look === 'free')).toHaveLength(39);
    expect(inTray(scene)).toBe(0);
  });

  it('shows the tickets as before the press if no answer came', async () => {
    const scene = table();
    const before = looks(scene);
    void scene.player.cue('start', {});
    scene.play(2_000);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(looks(scene)).toEqual(before);
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });
});
