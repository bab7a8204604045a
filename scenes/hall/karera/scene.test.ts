import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { karera } from './definition.ts';
import { finishMs, progressOf, standing } from './race.ts';
import { LAYOUT, RUNNERS } from './tuning.ts';

const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: RUNNERS, maxLength: RUNNERS });

it('all runners finish in the drawn order without moving back, and are close together halfway', () => {
  fc.assert(
    fc.property(orders, fc.nat(10_000_000), (order, number) => {
      const race = { order, number };
      const times = order.map((runner) => finishMs(race, runner));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(12_000);
      for (const runner of order) {
        let before = 0;
        for (let ms = 0; ms <= 12_000; ms += 40) {
          const now = progressOf(race, runner, ms);
          expect(now).toBeGreaterThanOrEqual(before - 1e-9);
          before = now;
        }
        expect(progressOf(race, runner, finishMs(race, runner) - 1)).toBeLessThanOrEqual(1);
        expect(before).toBeGreaterThanOrEqual(1);
      }
      expect(standing(race, 12_400)).toEqual(order);
      const half = order.map((runner) => progressOf(race, runner, 5_000));
      expect(Math.max(...half) - Math.min(...half)).toBeLessThan(0.15);
    }),
    { numRuns: 40 },
  );
});

it('the board shows the drawn order after a race, with and without motion, also if the page joined during the race', () => {
  fc.assert(
    fc.property(
      orders,
      fc.nat(1_000),
      fc.nat(11_000),
      fc.boolean(),
      (order, number, elapsedMs, reduceMotion) => {
        const player = createScenePlayer(karera, {
          art: createBlankArt(),
          props: { line: '', mine: [] },
          format: { exact: String, prize: String },
          settings: { reduceMotion },
          seed: 'test',
        });
        void player.cue('race', { order, number, elapsedMs });
        for (let ms = elapsedMs; ms < 12_000; ms += 50) player.advance(50);
        void player.cue('result', { order, number });
        const place = (line: string): readonly number[] => line.split(' ').slice(6, 8).map(Number);
        const shown = describeSprites(player.view)
          .filter((line) => line.startsWith('number-') && place(line)[1] === LAYOUT.order.y)
          .toSorted((a, b) => (place(a)[0] ?? 0) - (place(b)[0] ?? 0))
          .map((line) => Number(/^number-(\d)/.exec(line)?.[1]) - 1);
        expect(shown).toEqual(order);
        expect(player.isMoving()).toBe(false);
        player.dispose();
      },
    ),
    { numRuns: 15 },
  );
});
