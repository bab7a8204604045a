import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLINKO_TABLES } from '../../../fair/tables/plinko.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { binAt, boardOf, pegAt, rightsOf, touchAt } from '../models/drop/board.ts';
import { ballAt, hopsOf } from '../models/drop/ball-path.ts';
import { studioScene } from './studio.ts';
import { FALL, LAYOUT } from '../models/drop/tuning.ts';
import type { Landing, DropTypes } from '../models/drop/types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];
const binsOf = (rows: number): readonly number[] => PLINKO_TABLES[rows]?.medium ?? [];

interface Table {
  readonly player: ScenePlayer<DropTypes>;
  readonly events: string[];
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
}

function table(settings: Partial<SceneSettings> = {}, rows = 12): Table {
  const events: string[] = [];
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { bins: binsOf(rows) },
    format,
    settings,
    seed: 'test',
    sound: createRecordingSound(),
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return {
    player,
    events,
    play(ms) {
      for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
    },
    rest() {
      for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
    },
  };
}

const landing = (path: readonly number[], payout = 0): Landing => ({
  bins: binsOf(path.length),
  path,
  stake: 20_00,
  payout,
});
const PATH = [1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 0];
const lost = landing(PATH);
const won = landing(PATH, 60_00);

/** Returns the lines that describe the visible sprites with this picture. */
const linesOf = ({ player }: Table, picture: string): string[] =>
  describeSprites(player.view).filter((line) => line.startsWith(`${picture} `));
/** Returns the ball's centre, read from the drawn sprites, in design pixels. */
function ballOf(scene: Table): { readonly x: number; readonly y: number } {
  const words = linesOf(scene, 'ball')[0]?.split(' ') ?? [];
  return { x: Number(words[6]), y: Number(words[7]) };
}
/** Arbitrary paths on boards of 8 to 16 rows. */
const anyPath = fc
  .constantFrom(...ROWS)
  .chain((rows) => fc.array(fc.constantFrom(0, 1), { minLength: rows, maxLength: rows }));

describe('the path of a ball', () => {
  it('ends in the drawn bin for any drawn path on any board', () => {
    let farthest = 0;
    for (const rows of ROWS) {
      const board = boardOf(rows);
      for (let way = 0; way < 2 ** rows; way++) {
        const path = Array.from({ length: rows }, (_, row) => (way >> row) & 1);
        const end = ballAt(board, path, LAYOUT.mouth, hopsOf(board));
        farthest = Math.max(farthest, Math.abs(end.x - binAt(board, rightsOf(path)).x));
      }
    }
    expect(farthest).toBeLessThan(1e-9);
  });

  it('leads to the left or to the right of each peg, as the server drew it', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const board = boardOf(path.length);
        for (const [row, right] of path.entries()) {
          const hit = ballAt(board, path, LAYOUT.mouth, row + 1);
          const next = ballAt(board, path, LAYOUT.mouth, row + 2);
          expect(hit.x).toBeCloseTo(pegAt(board, row, rightsOf(path, row) + 1).x, 6);
          expect(next.x - hit.x).toBeCloseTo((right === 1 ? 0.5 : -0.5) * board.pitch, 6);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('does not reveal a turn before the ball reaches the peg', () => {
    fc.assert(
      fc.property(anyPath, fc.nat(), fc.double({ min: 0, max: 0.99, noNaN: true }), (path, seen, share) => {
        const board = boardOf(path.length);
        const known = seen % path.length;
        const other = path.map((step, row) => (row < known ? step : 1 - step));
        const at = known + share;
        expect(ballAt(board, other, LAYOUT.mouth, at)).toEqual(ballAt(board, path, LAYOUT.mouth, at));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps clear of the pegs that the ball does not hit', () => {
    for (const rows of ROWS) {
      const { pitch, pegRadius, ballRadius } = boardOf(rows);
      expect(2 * (pegRadius + ballRadius)).toBeLessThan(pitch);
    }
  });
});

describe('plinko', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format, sound });
      for (let guard = 0; guard < 500 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
      expect(player.isMoving()).toBe(name === 'waiting');
      player.dispose();
      expect(sound.looping()).toEqual([]);
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('lands every ball in the drawn bin, at whatever time the answer arrives', () => {
    const ball = fc.tuple(anyPath, fc.integer({ min: 0, max: 9_000 }));
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(fc.array(ball, { minLength: 1, maxLength: 3 }), settings, (balls, chosen) => {
        const scene = table(chosen);
        for (const [path, answer] of balls) {
          scene.player.props({ bins: binsOf(path.length) });
          void scene.player.cue('start', {});
          scene.play(answer);
          void scene.player.cue('land', landing(path));
          scene.rest();
          const { x, y } = touchAt(boardOf(path.length), path, path.length);
          expect(ballOf(scene).x).toBeCloseTo(x, 3);
          expect(ballOf(scene).y).toBeCloseTo(y, 3);
          expect(scene.events.at(-1)).toBe(`round:closed {"bin":${rightsOf(path)}}`);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('reveals the result only when the ball has landed', () => {
    const scene = table();
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    scene.play(13 * FALL.hopMs - 1);
    expect(scene.events).toEqual([]);
    expect(linesOf(scene, 'lit-slim')).toEqual([]);
    scene.play(FALL.dipMs + 1);
    expect(scene.events).toEqual([`round:landed {"bin":${rightsOf(PATH)}}`]);
    expect(linesOf(scene, 'lit-slim')).toHaveLength(1);
  });

  it.each([8, 12, 16])('takes the same time for every path through %i rows', (rows) => {
    const left = Array.from({ length: rows }, () => 0);
    const paths = [left, left.map(() => 1), left.map((_, row) => row % 2)];
    const times = paths.map((path, index) => {
      const scene = table({}, rows);
      void scene.player.cue('start', {});
      scene.play(340);
      void scene.player.cue('land', landing(path, index === 0 ? 2_000_00 : 0));
      let ms = 0;
      for (; !scene.events.some((event) => event.startsWith('round:landed')); ms += 2) scene.play(2);
      return ms;
    });
    expect(new Set(times)).toEqual(new Set([(rows + 1) * FALL.hopMs + FALL.dipMs]));
  });

  it('celebrates a win, but not a returned stake or a loss', () => {
    const amounts = (payout: number): number => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', { ...won, payout });
      scene.play(13 * FALL.hopMs + FALL.dipMs + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(60_00)).toBeGreaterThan(0);
    expect(amounts(20_00)).toBe(0);
    expect(amounts(0)).toBe(0);
  });

  it('shows the result as soon as a press skips the motion, and then closes the round', () => {
    const scene = table();
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain(`round:shown {"bin":${rightsOf(PATH)},"payout":6000}`);
    scene.rest();
    expect(scene.events.at(-1)).toBe(`round:closed {"bin":${rightsOf(PATH)}}`);
  });

  it('keeps the ball in its bin until the next round, and requests no further frame', () => {
    const scene = table();
    void scene.player.cue('land', { ...won, instant: true });
    scene.rest();
    expect(ballOf(scene).x).toBeCloseTo(binAt(boardOf(12), rightsOf(PATH)).x, 3);
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });

  it('shows the ball in its previous place again if no answer came', async () => {
    const scene = table();
    void scene.player.cue('land', { ...lost, instant: true });
    scene.rest();
    const before = linesOf(scene, 'ball');
    void scene.player.cue('start', {});
    scene.play(900);
    expect(linesOf(scene, 'ball')).not.toEqual(before);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(linesOf(scene, 'ball')).toEqual(before);
  });

  it("marks the ball's path in reduced motion, without moving the ball", () => {
    const scene = table({ reduceMotion: true });
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', lost);
    const seen = new Set<number>();
    for (let step = 0; step < 30; step++) {
      scene.play(17);
      seen.add(ballOf(scene).x);
    }
    seen.delete(Number.NaN);
    expect(seen).toEqual(new Set([ballOf(scene).x]));
    expect(linesOf(scene, 'mark')).toHaveLength(12);
  });

  it('shows the pegs and bins of a board that was chosen during a round only when the next round begins', () => {
    const scene = table();
    const counts = () => [linesOf(scene, 'peg').length, linesOf(scene, 'bin-slim').length];
    expect(counts()).toEqual([102, 13]);
    void scene.player.cue('start', {});
    scene.player.props({ bins: binsOf(16) });
    expect(counts()).toEqual([102, 13]);
    void scene.player.cue('land', lost);
    scene.rest();
    expect(counts()).toEqual([102, 13]);
    void scene.player.cue('start', {});
    expect(counts()).toEqual([168, 17]);
  });

  it('shows a stored round on the board on which it was played', () => {
    const scene = table({}, 16);
    void scene.player.cue('land', { ...lost, instant: true });
    scene.rest();
    expect(linesOf(scene, 'bin-slim')).toHaveLength(13);
  });
});
