import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHEEL_TABLES } from '../../../fair/tables/wheel.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import {
  landingMs,
  placeOf,
  playOut,
  playRound,
  setTable,
  type Table,
  revealedBefore,
} from '../models/round/test-kit.ts';
import { mod } from '../../parts/wheel/turn.ts';
import { studioScene } from './studio.ts';
import { LAYOUT, MARGIN, TURN } from './tuning.ts';
import type { Landing, WheelTypes } from './types.ts';

const segments = WHEEL_TABLES[30]?.medium ?? [];
const won: Landing = { segments, segment: 4, stake: 20_00, payout: 40_00 };
const lost: Landing = { segments, segment: 7, stake: 20_00, payout: 0 };

const table = (...settings: Partial<Parameters<typeof setTable>[2]>[]): Table<WheelTypes> =>
  setTable(studioScene, { segments }, Object.assign({}, ...settings));

/**
 * Returns the segment under the pointer, read from the drawn sprites, and the pointer's distance from the segment's
 * centre as a share of the segment.
 */
function underPointer(scene: Table<WheelTypes>, count: number): { segment: number; off: number } {
  // The first sprite is the first segment; its line contains the segment's rotation as a matrix.
  const [, , cos, sin] = scene.linesOf(`wedge-${count}`)[0]?.split(' ').map(Number) ?? [];
  const angle = (Math.atan2(sin ?? Number.NaN, cos ?? Number.NaN) * 180) / Math.PI;
  const place = mod(-angle, 360) / (360 / count);
  const segment = Math.round(place) % count;
  return { segment, off: place - Math.round(place) };
}

describe('wheel', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const isWaiting = name === 'waiting';
      expect(playOut(studioScene, name)).toEqual({ isMoving: isWaiting, looping: [], isDestroyed: true });
    },
  );

  it('stops inside the drawn segment in every round, at whatever time the answer arrives', () => {
    const wheels = Object.values(WHEEL_TABLES).flatMap((risks) => Object.values(risks));
    const round = fc.record({
      pays: fc.constantFrom(...wheels),
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      answer: fc.integer({ min: 0, max: 9_000 }),
    });
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 3 }), settings, (rounds, chosen) => {
        const scene = table(chosen);
        for (const { pays, at, answer } of rounds) {
          const segment = Math.floor(at * pays.length);
          scene.player.props({ segments: pays });
          playRound(scene, { ...lost, segments: pays, segment }, answer);
          scene.rest();
          const under = underPointer(scene, pays.length);
          expect(under.segment).toBe(segment);
          expect(Math.abs(under.off)).toBeLessThanOrEqual(0.5 - MARGIN + 1e-3);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('never turns faster than its full speed', () => {
    const scene = table();
    let before = 0;
    const angleOf = (): number => {
      const { x, y } = placeOf(scene.linesOf('peg')[0]);
      return (Math.atan2(x - LAYOUT.wheel.x, LAYOUT.wheel.y - y) * 180) / Math.PI;
    };
    void scene.player.cue('start', {});
    for (let ms = 0; ms < 900; ms += 10) scene.play(10);
    void scene.player.cue('land', won);
    before = angleOf();
    let most = 0;
    for (let ms = 0; ms < TURN.landMs + 400; ms += 10) {
      scene.play(10);
      const now = angleOf();
      // At full speed the peg is invisible, so its position cannot be read.
      if (Number.isNaN(now)) continue;
      if (!Number.isNaN(before)) most = Math.max(most, mod(now - before, 360));
      before = now;
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual((TURN.speed / 1_000) * 17 + 0.1);
  });

  it('reveals nothing before it stops: until then, colours, lights and texts are the same for every result', () => {
    const revealed = (line: string): string =>
      /^(?:wedge-|peg |label|pointer |blur |bulb)/.test(line) ? line.replace(/ .*/, ' on its way') : line;
    const before = (landing: Landing): string[] => {
      const scene = table();
      const seen = revealedBefore(scene, landing, { ms: TURN.landMs, revealed });
      expect(scene.events).toEqual([]);
      return seen;
    };
    const first = before(lost);
    for (const landing of [won, { ...won, segment: 24, payout: 80_00 }, { ...lost, segment: 1 }])
      expect(before(landing)).toEqual(first);
  });

  it('takes equally long to reveal every outcome', () => {
    const landings = [lost, won, { ...won, segment: 24, payout: 80_00 }, { ...lost, segment: 29 }];
    expect(new Set(landings.map((landing) => landingMs(table(), landing)))).toEqual(new Set([TURN.landMs]));
  });

  it('celebrates a win, but not a loss', () => {
    const amounts = (landing: Landing): number => {
      const scene = table();
      playRound(scene, landing);
      scene.play(TURN.landMs + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(won)).toBeGreaterThan(0);
    expect(amounts(lost)).toBe(0);
  });

  it('shows the result as soon as a press skips the motion, and then closes the round', () => {
    const scene = table();
    playRound(scene, won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain('round:shown {"segment":4,"payout":4000}');
    scene.rest();
    expect(scene.events.at(-1)).toBe('round:closed {"segment":4}');
  });

  it('returns to its previous position if no answer came, and requests no further frame', async () => {
    const scene = table();
    const before = scene.linesOf('wedge-30');
    void scene.player.cue('start', {});
    scene.play(2_000);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(scene.linesOf('wedge-30')).toEqual(before);
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });
});
