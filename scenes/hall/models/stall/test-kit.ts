import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../../engine/art.ts';
import type { SceneDefinition, SceneSettings } from '../../../engine/definition.ts';
import type { StudioScene } from '../../../engine/studio-scene.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../../engine/scene-player.ts';
import { createRecordingSound, type RecordedCue, type RecordingSound } from '../../../engine/sound.ts';
import { describeSprites } from '../../../parts/describe-sprites.ts';
import type { StallLanding, StallProps, StallTypes } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};

/** A stall's scene under test, with its events and sounds. */
export interface StallTable<Props extends StallProps, Landing extends StallLanding> {
  readonly player: ScenePlayer<StallTypes<Props, Landing>>;
  readonly events: string[];
  readonly sound: RecordingSound;
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
  /** Plays a whole round; the server's answer comes after `answer` ms. */
  round(landing: Landing, answer?: number): void;
  /**
   * Returns the lines of `describeSprites` for sprites of the picture with this name, or of pictures whose names add a
   * dash and more text.
   */
  lines(picture: string): string[];
}

/** Creates a stall's scene for a test, with recorded events and sounds. */
export function stallTable<Props extends StallProps, Landing extends StallLanding>(
  definition: SceneDefinition<StallTypes<Props, Landing>>,
  props: Props,
  settings: Partial<SceneSettings> = {},
): StallTable<Props, Landing> {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(definition, {
    art: createBlankArt(),
    props,
    format,
    settings,
    seed: 'test',
    sound,
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  const play = (ms: number): void => {
    for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
  };
  const rest = (): void => {
    for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
      player.advance(40);
  };
  return {
    player,
    events,
    sound,
    play,
    rest,
    round(landing, answer = 300) {
      void player.cue('start', {});
      play(answer);
      void player.cue('land', landing);
      rest();
    },
    lines: (picture) =>
      describeSprites(player.view).filter(
        (line) => /^[ -]/.test(line.slice(picture.length)) && line.startsWith(picture),
      ),
  };
}

interface StallTraits {
  readonly landMs: number;
  readonly turboMs: number;
  /** Names of the sounds that only this stall's toy plays, each once, in the order in which they are first heard. */
  readonly heard: readonly string[];
}

interface StallSuite<Props extends StallProps, Landing extends StallLanding> extends StallTraits {
  readonly definition: StudioScene<StallTypes<Props, Landing>>;
  readonly props: Props;
  readonly landings: readonly Landing[];
  readonly won: Landing;
  readonly lost: Landing;
}

/** Declares the tests that all stalls share; `landings` are results with different outcomes. */
export function describeStall<Props extends StallProps, Landing extends StallLanding>(
  definition: StudioScene<StallTypes<Props, Landing>>,
  props: Props,
  landings: readonly Landing[],
  traits: StallTraits,
): void {
  const [first] = landings;
  if (first === undefined) throw new Error('a stall is tried with its landings');
  const won: Landing = { ...first, stake: 10_00, payout: 30_00 };
  const lost: Landing = { ...first, stake: 10_00, payout: 0 };
  const suite: StallSuite<Props, Landing> = { ...traits, definition, props, landings, won, lost };
  describe(`the stall ${definition.name}`, () => {
    testCourse(suite);
    testSounds(suite);
    testResults(suite);
    testStillness(suite);
  });
}

/** Declares tests of what a stall shows at the end of a round, and how long a round takes. */
function testCourse<Props extends StallProps, Landing extends StallLanding>({
  definition,
  props,
  landings,
  landMs,
  turboMs,
}: StallSuite<Props, Landing>): void {
  it.each(Object.keys(definition.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const example = definition.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(definition, example, { art: createBlankArt(), format, sound });
      for (let guard = 0; guard < 500 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
      expect(player.isMoving()).toBe(name === 'waiting');
      player.dispose();
      expect(sound.looping()).toEqual([]);
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('ends every round with the picture of its stored result, at whatever time the answer arrives', () => {
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    const rounds = fc.array(fc.tuple(fc.constantFrom(...landings), fc.integer({ min: 0, max: 9_000 })), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(rounds, settings, (played, chosen) => {
        const scene = stallTable(definition, props, chosen);
        for (const [landing, answer] of played) {
          scene.round(landing, answer);
          const still = stallTable(definition, props, chosen);
          void still.player.cue('land', { ...landing, instant: true });
          still.rest();
          expect(describeSprites(scene.player.view)).toEqual(describeSprites(still.player.view));
        }
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    [false, landMs],
    [true, turboMs],
  ])('reveals every result in the same time, turbo: %s', (turbo, expected) => {
    const times = landings.map((landing) => {
      const scene = stallTable(definition, props, { turbo });
      void scene.player.cue('start', {});
      scene.play(340);
      void scene.player.cue('land', landing);
      let ms = 0;
      for (; !scene.events.some((event) => event.startsWith('round:landed')); ms += 2) scene.play(2);
      return ms;
    });
    expect(new Set(times)).toEqual(new Set([expected]));
  });
}

/** Declares tests of a stall's sounds: they match the motion and do not reveal the result. */
function testSounds<Props extends StallProps, Landing extends StallLanding>({
  definition,
  props,
  landings,
  won,
  lost,
  landMs,
  heard,
}: StallSuite<Props, Landing>): void {
  /** Returns the sounds of a whole round without a win. */
  const soundsOf = (landing: Landing, settings: Partial<SceneSettings> = {}): readonly RecordedCue[] => {
    const scene = stallTable(definition, props, settings);
    scene.round({ ...landing, stake: 10_00, payout: 0 });
    return scene.sound.played;
  };
  const each = (sounds: readonly RecordedCue[]): string[] => [...new Set(sounds.map(({ cue }) => cue))];

  it('plays the same kinds of sounds for every result, and no more sounds in turbo rounds than in normal ones', () => {
    for (const landing of landings) {
      const usual = soundsOf(landing);
      expect(each(usual)).toEqual(['ui.press', ...heard, 'ui.soft']);
      const quick = soundsOf(landing, { turbo: true });
      expect(each(quick)).toEqual(['ui.press', ...heard, 'ui.soft']);
      expect(quick.length).toBeLessThanOrEqual(usual.length);
    }
  });

  it('sounds the same for a win and a loss until the result has landed', () => {
    const before = (landing: Landing): readonly RecordedCue[] => {
      const scene = stallTable(definition, props);
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', landing);
      scene.play(landMs - 1);
      return scene.sound.played;
    };
    expect(before(won)).toEqual(before(lost));
  });

  it('plays at most two sounds if a press skips to the end, and no sounds of the toy in reduced motion', () => {
    const scene = stallTable(definition, props);
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', lost);
    const asked = scene.sound.played.length;
    scene.player.press(360, 300);
    scene.rest();
    expect(scene.sound.played.length - asked).toBeLessThanOrEqual(2);
    expect(each(soundsOf(lost, { reduceMotion: true }))).toEqual(['ui.press', 'ui.soft']);
  });
}

/** Declares tests of when a stall reports and celebrates a result. */
function testResults<Props extends StallProps, Landing extends StallLanding>({
  definition,
  props,
  won,
  landMs,
}: StallSuite<Props, Landing>): void {
  const amounts = ({ player }: StallTable<Props, Landing>): number =>
    describeSprites(player.view).filter((line) => line.startsWith('money/')).length;

  it('reports a result only when the toy has reached it', () => {
    const scene = stallTable(definition, props);
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    scene.play(landMs - 1);
    expect(scene.events).toEqual([]);
    scene.play(2);
    expect(scene.events).toEqual([`round:landed {"label":"${won.label}"}`]);
  });

  it('celebrates a win, but not a returned stake or a loss', () => {
    const paid = (payout: number): number => {
      const scene = stallTable(definition, props);
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', { ...won, payout });
      scene.play(landMs + 900);
      return amounts(scene);
    };
    expect(paid(30_00)).toBeGreaterThan(0);
    expect(paid(10_00)).toBe(0);
    expect(paid(0)).toBe(0);
  });

  it('shows the result as soon as a press skips the motion, and then closes the round', () => {
    const scene = stallTable(definition, props);
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain(`round:shown {"label":"${won.label}","payout":3000}`);
    scene.rest();
    expect(scene.events.at(-1)).toBe(`round:closed {"label":"${won.label}"}`);
  });
}

/** Declares tests of a stall after a failed request, and with reduced motion. */
function testStillness<Props extends StallProps, Landing extends StallLanding>({
  definition,
  props,
  lost,
}: StallSuite<Props, Landing>): void {
  it('looks as before the first round if no answer came, and requests no further frame', async () => {
    const scene = stallTable(definition, props);
    const before = describeSprites(scene.player.view);
    void scene.player.cue('start', {});
    scene.play(900);
    expect(describeSprites(scene.player.view)).not.toEqual(before);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(describeSprites(scene.player.view)).toEqual(before);
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });

  it('does not move in reduced motion', () => {
    const scene = stallTable(definition, props, { reduceMotion: true });
    void scene.player.cue('start', {});
    const waiting = describeSprites(scene.player.view);
    scene.play(900);
    expect(describeSprites(scene.player.view)).toEqual(waiting);
    void scene.player.cue('land', lost);
    scene.play(400);
    const still = stallTable(definition, props, { reduceMotion: true });
    void still.player.cue('land', { ...lost, instant: true });
    still.rest();
    expect(describeSprites(scene.player.view)).toEqual(describeSprites(still.player.view));
  });
}
