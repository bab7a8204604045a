import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { LAYOUT, RISE, WAIT } from './tuning.ts';
import type { Landing, LimboTypes } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const props: LimboTypes['props'] = { target: 2_00, mark: '2x', line: 'Reach 2x' };

interface Table {
  readonly player: ScenePlayer<LimboTypes>;
  readonly events: string[];
  readonly sound: RecordingSound;
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
}

function table(settings: Partial<SceneSettings> = {}, more: Partial<LimboTypes['props']> = {}): Table {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { ...props, ...more },
    format,
    settings,
    seed: 'test',
    sound,
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return {
    player,
    events,
    sound,
    play(ms) {
      for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
    },
    rest() {
      for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
    },
  };
}

const lost: Landing = { result: 1_38, stake: 20_00, payout: 0 };
const won: Landing = { result: 3_47, stake: 20_00, payout: 40_00 };

/** Returns the lines that describe the visible sprites with this picture. */
const linesOf = ({ player }: Table, picture: string): string[] =>
  describeSprites(player.view).filter((line) => line.startsWith(`${picture} `));
/** Returns the y of a picture, read from the drawn sprites, in design pixels. */
const heightOn = (scene: Table, picture: string): number => Number(linesOf(scene, picture)[0]?.split(' ')[7]);
const balloonTop = (scene: Table): number => heightOn(scene, 'balloon') - LAYOUT.balloon.below;
/** Returns the number on the board, read from the drawn figures. */
function shownNumber({ player }: Table): string {
  const signs: Readonly<Record<string, string>> = { dot: '.', comma: ',', times: 'x' };
  const place = (line: string): number => Number(line.split(' ')[6]);
  return describeSprites(player.view)
    .filter((line) => line.startsWith('figure-'))
    .toSorted((a, b) => place(a) - place(b))
    .map((line) => /^figure-(\w+)/.exec(line)?.[1] ?? '')
    .map((name) => signs[name] ?? name)
    .join('');
}
const written = (result: number): string =>
  `${(result / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}x`;

describe('limbo', () => {
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

  it("ends every round with the balloon at the result, above the target's sign if the result is higher and below if it is lower", () => {
    const round = fc.tuple(
      fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 425_201_762_304 })),
      fc.integer({ min: 0, max: 9_000 }),
    );
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    const target = fc.oneof(fc.integer({ min: 101, max: 1_000 }), fc.integer({ min: 101, max: 100_000_000 }));
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 3 }),
        settings,
        target,
        (rounds, chosen, wanted) => {
          const scene = table(chosen, { target: wanted });
          for (const [result, answer] of rounds) {
            void scene.player.cue('start', {});
            scene.play(answer);
            void scene.player.cue('land', { ...lost, result });
            scene.rest();
            expect(shownNumber(scene)).toBe(written(result));
            const above = heightOn(scene, 'mark') - balloonTop(scene);
            expect(Math.sign(above) * Math.sign(result - wanted)).toBeGreaterThanOrEqual(0);
            expect(balloonTop(scene)).toBeGreaterThanOrEqual(LAYOUT.scale.to);
            expect(balloonTop(scene)).toBeLessThanOrEqual(LAYOUT.scale.from);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('reveals nothing while the balloon rises: colours and sounds are the same for every result, and no shown number exceeds the result', () => {
    const before = (landing: Landing): string[] => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', landing);
      const seen = new Set<string>();
      for (let step = 0; step < (RISE.ms - 20) / 20; step++) {
        scene.play(20);
        expect(Math.round(Number(shownNumber(scene).replaceAll(/[,x]/g, '')) * 100)).toBeLessThanOrEqual(
          landing.result,
        );
        for (const line of describeSprites(scene.player.view))
          // The balloon and its number may move, but not change colour; all other sprites must stay unchanged.
          seen.add(/^(?:figure-|balloon |flame )/.test(line) ? line.replace(/.*tint/, 'moving in') : line);
      }
      expect(scene.events).toEqual([]);
      return [...seen, ...scene.sound.played.map(({ cue }) => `sound ${cue}`)].toSorted();
    };
    const revealed = before(lost);
    for (const landing of [won, { ...won, payout: 2_000_00 }, { ...lost, result: 1_99 }])
      expect(before(landing)).toEqual(revealed);
  });

  it('takes equally long to reveal every outcome', () => {
    const landings = [
      lost,
      won,
      { ...won, result: 9_000_000_00, payout: 2_000_00 },
      { ...lost, result: 100 },
    ];
    const times = landings.map((landing) => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(340);
      void scene.player.cue('land', landing);
      let ms = 0;
      for (; !scene.events.some((event) => event.startsWith('round:landed')); ms += 10) scene.play(10);
      return ms;
    });
    expect(new Set(times)).toEqual(new Set([RISE.ms]));
  });

  it('celebrates a win, but not a returned stake or a loss', () => {
    const amounts = (payout: number): number => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', { ...won, payout });
      scene.play(RISE.ms + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(40_00)).toBeGreaterThan(0);
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
    expect(scene.events).toContain('round:shown {"result":347,"payout":4000}');
    scene.rest();
    expect(scene.events.at(-1)).toBe('round:closed {"result":347}');
  });

  it('keeps the balloon at the height of the result until the next round, and requests no further frame', () => {
    const scene = table();
    void scene.player.cue('land', { ...won, instant: true });
    scene.rest();
    expect(shownNumber(scene)).toBe('3.47x');
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });

  it('lowers the balloon at the next press, and leaves the balloon on the ground if no answer came', async () => {
    const scene = table();
    void scene.player.cue('land', { ...won, instant: true });
    scene.rest();
    void scene.player.cue('start', {});
    scene.play(WAIT.down + 100);
    expect(shownNumber(scene)).toBe('1.00x');
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(linesOf(scene, 'balloon')).toEqual(linesOf(table(), 'balloon'));
  });

  it("keeps the target's sign in its place, and moves the balloon when the target changes", () => {
    const low = table({}, { target: 2_00, rest: 10_00 });
    const high = table({}, { target: 20_00, rest: 10_00 });
    expect(linesOf(low, 'mark')).toEqual(linesOf(high, 'mark'));
    expect(balloonTop(low)).toBeLessThan(heightOn(low, 'mark'));
    expect(balloonTop(high)).toBeGreaterThan(heightOn(high, 'mark'));
  });
});
