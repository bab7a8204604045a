import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOf } from '../../../fair/instant/diamonds.ts';
import { DIAMOND_HANDS } from '../../../fair/tables/diamonds.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { landingMs, placeOf, playOut, playRound, setTable, type Table } from '../models/round/test-kit.ts';
import { studioScene } from './studio.ts';
import { landMsOf } from './diamonds-stage.ts';
import { pedestalX } from './gem-row.ts';
import { groupsOf } from './groups.ts';
import { GEMS, LAYOUT, SHOWCASE } from './tuning.ts';
import type { DiamondsTypes, Landing } from './types.ts';

const props = studioScene.examples['ready']?.props ?? { hands: [] };
const table = (settings: Parameters<typeof setTable>[2] = {}): Table<DiamondsTypes> =>
  setTable(studioScene, props, settings);

/** Returns the result for these five gems at a stake of ₱20. */
function landingOf(gems: readonly number[]): Landing {
  const hand = handOf(gems);
  return { gems, hand, stake: 20_00, payout: 20 * DIAMOND_HANDS[hand] };
}
const won = landingOf([1, 5, 1, 3, 5]);
const pair = landingOf([2, 6, 4, 2, 0]);
const nothing = landingOf([0, 1, 2, 3, 4]);

/**
 * Returns the gems on the pedestals, from the left, read from the drawn sprites; undefined for a pedestal without a
 * gem.
 */
const lying = (scene: Table<DiamondsTypes>): readonly (number | undefined)[] =>
  Array.from({ length: GEMS }, (_, place) => {
    const line = describeSprites(scene.player.view).find(
      (one) =>
        one.startsWith('gem-') && placeOf(one).x === pedestalX(place) && placeOf(one).y === LAYOUT.gem.y,
    );
    return line === undefined ? undefined : Number(/^gem-(\d)/.exec(line)?.[1]);
  });

describe('diamonds', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const isMoving = name === 'waiting';
      expect(playOut(studioScene, name)).toEqual({ isMoving, looping: [], isDestroyed: true });
    },
  );

  it('lays the drawn gems in every round of a series, and joins equal gems with light', () => {
    const hand = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: GEMS, maxLength: GEMS });
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hand, fc.integer({ min: 0, max: 8_000 })), { minLength: 1, maxLength: 3 }),
        settings,
        (rounds, chosen) => {
          const scene = table(chosen);
          for (const [gems, answer] of rounds) {
            playRound(scene, landingOf(gems), answer);
            scene.rest();
            expect(lying(scene)).toEqual(gems);
            expect(scene.linesOf('thread')).toHaveLength(groupsOf(gems).length);
            expect(scene.linesOf('knot')).toHaveLength(
              groupsOf(gems).reduce((sum, { places }) => sum + places.length, 0),
            );
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('lays the gems one by one, and joins equal gems only when all five lie', () => {
    const scene = table();
    playRound(scene, won);
    const counts: number[] = [];
    for (let ms = 0; ms < landMsOf(false) - 340; ms += 20) {
      scene.play(20);
      counts.push(lying(scene).filter((gem) => gem !== undefined).length);
      expect(scene.linesOf('thread')).toEqual([]);
      expect(scene.events).toEqual([]);
    }
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('takes equally long to reveal every outcome', () => {
    const ms = [won, pair, nothing].map((landing) => landingMs(table(), landing));
    expect(new Set(ms)).toEqual(new Set([landMsOf(false)]));
  });

  it('celebrates two pairs, but not one pair or a loss', () => {
    const amounts = (landing: Landing): number => {
      const scene = table();
      playRound(scene, landing);
      scene.play(landMsOf(false) + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(won)).toBeGreaterThan(0);
    expect([amounts(pair), amounts(nothing)]).toEqual([0, 0]);
  });

  it('shows the result at once if a press skips the motion, then comes to rest and requests no further frame', () => {
    const scene = table();
    playRound(scene, won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain('round:shown {"hand":"twoPairs","payout":4000}');
    scene.rest();
    expect(scene.events.at(-1)).toBe('round:closed {"hand":"twoPairs"}');
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });

  it('shows the previous gems again if no answer came', async () => {
    const scene = table();
    expect(lying(scene)).toEqual(SHOWCASE);
    void scene.player.cue('start', {});
    scene.play(2_000);
    expect(lying(scene)).not.toEqual(SHOWCASE);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(lying(scene)).toEqual(SHOWCASE);
  });
});
