import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../scenes/engine/art.ts';
import type { SceneSettings, SceneTypes } from '../scenes/engine/definition.ts';
import type { StudioScene } from '../scenes/engine/studio-scene.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../scenes/engine/scene-player.ts';
import { createRecordingSound, type RecordedCue } from '../scenes/engine/sound.ts';
import { describeSprites } from '../scenes/parts/describe-sprites.ts';
import type { StepCues, StepSceneView } from '../scenes/hall/models/round/step-round.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};

/** Types of a scene of a step game, in which a player takes one step after another or cashes out. */
export interface StepSceneTypes<View extends StepSceneView, Step> extends SceneTypes {
  props: { readonly view: View | null };
  cues: StepCues<View, Step>;
}

/** Sample views of a round, with which the scene of a step game is tested. */
export interface StepSceneRounds<T extends SceneTypes, View, Step> {
  readonly props: T['props'];
  /** The round after the bet, before its first step. */
  readonly opened: View;
  /** The step that follows `opened`; the round is then `won` or `lost`. */
  readonly step: Step;
  readonly won: View;
  readonly lost: View;
  /** The round `won` after a cash-out of more than the stake. */
  readonly cashedOut: View;
  /** Time from the server's response until the outcome of the step is visible, ms. */
  readonly seenMs: number;
  /** Sound cues of the scene itself, in order and each once, from the press until rest: of a won and of a lost step. */
  readonly heard: { readonly won: readonly string[]; readonly lost: readonly string[] };
}

/** Advances a scene until nothing moves and no timer is pending. */
export function playToRest<T extends SceneTypes>(player: ScenePlayer<T>): void {
  for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
    player.advance(40);
}

/**
 * Returns the cues that are the scene's own, each once: without those shared by all scenes, such as `win.` and `ui.`.
 */
const ownOf = (sounds: readonly RecordedCue[]): string[] => [
  ...new Set(sounds.map(({ cue }) => cue).filter((cue) => !/^(?:ui|win|count|coin)\./.test(cue))),
];

/** Returns `stage`, which opens the scene with a view of a round, and `played`, which plays a bet and a step. */
function benchOf<View extends StepSceneView, Step, T extends StepSceneTypes<View, Step>>(
  scene: StudioScene<T>,
  { props, opened, step }: StepSceneRounds<T, View, Step>,
) {
  const stage = (settings: Partial<SceneSettings> = {}, view: View | null = null) => {
    const events: string[] = [];
    const sound = createRecordingSound();
    const player = createScenePlayer(scene, {
      art: createBlankArt(),
      props: { ...props, view },
      format,
      settings,
      seed: 'test',
      sound,
      onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
    });
    const cue = <Name extends keyof StepCues<View, Step>>(
      name: Name,
      detail: StepCues<View, Step>[Name],
    ): Promise<void> => player.cue(name, detail);
    return { player, events, sound, cue, picture: () => describeSprites(player.view) };
  };
  /** Plays a bet and a step; the response to the step, the view `to`, comes after 200 ms. */
  const played = (to: View, settings: Partial<SceneSettings> = {}): ReturnType<typeof stage> => {
    const shown = stage(settings);
    void shown.cue('start', {});
    shown.player.advance(100);
    void shown.cue('show', opened);
    shown.player.advance(400);
    void shown.cue('press', step);
    shown.player.advance(200);
    void shown.cue('show', to);
    return shown;
  };
  return { stage, played };
}
type Bench<View extends StepSceneView, Step, T extends StepSceneTypes<View, Step>> = ReturnType<
  typeof benchOf<View, Step, T>
>;

/** Defines the tests that the scene of every step game must pass. */
export function checkStepScene<View extends StepSceneView, Step, T extends StepSceneTypes<View, Step>>(
  scene: StudioScene<T>,
  rounds: StepSceneRounds<T, View, Step>,
): void {
  const bench = benchOf(scene, rounds);
  describe(`${scene.name}, step by step`, () => {
    checkExamples(scene);
    checkRest(bench, rounds);
    checkSecrecy(bench, rounds);
    checkSounds(bench, rounds);
    checkCelebration(bench, rounds);
    checkFailures(bench, rounds);
    checkPace(bench, rounds);
  });
}

function checkExamples<T extends SceneTypes>(scene: StudioScene<T>): void {
  it.each(Object.entries(scene.examples))(
    'plays the example %s and leaves nothing moving or sounding',
    (name, example) => {
      const sound = createRecordingSound();
      const player = createExamplePlayer(scene, example, { art: createBlankArt(), format, sound });
      playToRest(player);
      expect(player.isMoving()).toBe(name === 'waiting');
      player.dispose();
      expect(sound.looping()).toEqual([]);
      expect(player.view.destroyed).toBe(true);
    },
  );
}

type Check = <View extends StepSceneView, Step, T extends StepSceneTypes<View, Step>>(
  bench: Bench<View, Step, T>,
  rounds: StepSceneRounds<T, View, Step>,
) => void;

const checkRest: Check = ({ stage, played }, { won, lost, cashedOut, opened }) => {
  it.each([
    ['a won step', won],
    ['a lost step', lost],
    ['a cash-out', cashedOut],
  ])('shows the same picture at rest after %s as after a reload', (_name, view) => {
    for (const settings of [{}, { turbo: true }, { calmMode: true }, { reduceMotion: true }]) {
      const shown = played(won, settings);
      playToRest(shown.player);
      if (view === cashedOut) void shown.cue('show', view);
      else if (view === lost) {
        const again = played(lost, settings);
        playToRest(again.player);
        expect(again.picture()).toEqual(stage(settings, lost).picture());
        continue;
      }
      playToRest(shown.player);
      // The glow around a win stays until the next bet, but is not shown after a reload.
      const dark = (lines: string[]): string[] => lines.filter((line) => !line.startsWith('glow '));
      expect(dark(shown.picture())).toEqual(dark(stage(settings, view).picture()));
    }
  });

  it('clears the last round when the next bet begins', () => {
    const shown = stage({}, lost);
    void shown.cue('start', {});
    shown.player.advance(100);
    void shown.cue('show', opened);
    playToRest(shown.player);
    expect(shown.picture()).toEqual(stage({}, opened).picture());
  });
};

const checkSecrecy: Check = ({ played }, { won, lost, seenMs }) => {
  it('looks the same for a won and a lost step until the outcome is revealed', () => {
    const before = (view: typeof won): string[] => {
      const shown = played(view);
      const seen: string[] = [];
      for (let ms = 0; ms < seenMs - 10; ms += 10) {
        shown.player.advance(10);
        seen.push(...shown.picture());
      }
      return seen;
    };
    expect(before(lost)).toEqual(before(won));
  });

  it('sounds the same for a won and a lost step until the outcome is revealed', () => {
    const before = (view: typeof won): readonly RecordedCue[] => {
      const shown = played(view);
      shown.player.advance(seenMs - 10);
      return shown.sound.played;
    };
    expect(before(lost)).toEqual(before(won));
  });
};

const checkSounds: Check = ({ played }, { won, lost, heard }) => {
  /** Plays a step and returns its sound cues, from the press until rest. */
  const soundsOf = (view: typeof won, settings: Partial<SceneSettings> = {}): readonly RecordedCue[] => {
    const shown = played(view, settings);
    playToRest(shown.player);
    return shown.sound.played.slice(1);
  };
  it('plays the expected sounds of a step, and no more sounds in quick rounds', () => {
    for (const [view, cues] of [
      [won, heard.won],
      [lost, heard.lost],
    ] as const) {
      const usual = soundsOf(view);
      expect(ownOf(usual)).toEqual(cues);
      const quick = soundsOf(view, { turbo: true });
      expect(ownOf(quick)).toEqual(cues);
      expect(quick.length).toBeLessThanOrEqual(usual.length);
    }
  });

  it('plays no sound in calm mode for a loss that it would not play for a win', () => {
    const calm = ownOf(soundsOf(lost, { calmMode: true }));
    expect(calm.filter((cue) => !heard.won.includes(cue))).toEqual([]);
  });

  it('plays no sound of its own when motion is reduced', () => {
    expect(ownOf(soundsOf(won, { reduceMotion: true }))).toEqual([]);
  });
};

const checkCelebration: Check = ({ stage, played }, { won, lost, cashedOut }) => {
  const amounts = (shown: ReturnType<typeof stage>): number =>
    shown.picture().filter((line) => line.startsWith('money/')).length;

  it('celebrates a cash-out of more than the stake, but neither a smaller cash-out nor a loss', () => {
    const after = (view: typeof won): number => {
      const shown = stage({}, won);
      void shown.cue('show', view);
      shown.player.advance(1_500);
      // Leaves out the amounts that the scene shows without a celebration, in the same letters.
      return amounts(shown) - amounts(stage({}, view));
    };
    expect(after(cashedOut)).toBeGreaterThan(0);
    expect(after({ ...cashedOut, payout: cashedOut.stake })).toBe(0);
    expect(after({ ...cashedOut, status: 'void', payout: cashedOut.stake })).toBe(0);
    const missed = played(lost);
    missed.player.advance(2_000);
    expect(amounts(missed)).toBe(0);
  });
};

const checkFailures: Check = ({ stage }, { opened, won, lost, step }) => {
  it('shows the previous picture again when a step or a bet gets no response', async () => {
    for (const view of [opened, won]) {
      const shown = stage({}, view);
      const before = shown.picture();
      void shown.cue('press', step);
      shown.player.advance(700);
      await shown.cue('fail', {});
      playToRest(shown.player);
      expect(shown.picture()).toEqual(before);
    }
    const ended = stage({}, lost);
    const before = ended.picture();
    void ended.cue('start', {});
    ended.player.advance(700);
    await ended.cue('fail', {});
    expect(ended.picture()).toEqual(before);
  });
};

const checkPace: Check = ({ played }, { won, lost }) => {
  it('skips to the end of the round when pressed during the animation', () => {
    const shown = played(lost);
    shown.player.advance(30);
    for (let presses = 0; presses < 4; presses++) void shown.cue('skip', {});
    shown.player.advance(50);
    playToRest(shown.player);
    expect(shown.events.at(-1)).toBe('round:closed {"payout":0}');
  });

  it('shows the outcome at once when motion is reduced', () => {
    const shown = played(won, { reduceMotion: true });
    expect(shown.events.at(-1)).toMatch(/^round:shown /);
    expect(shown.player.isMoving()).toBe(false);
  });
};
