import { createBlankArt } from '../../../engine/art.ts';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../../engine/definition.ts';
import type { StudioScene } from '../../../engine/studio-scene.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../../engine/sound.ts';
import { describeSprites } from '../../../parts/describe-sprites.ts';
import type { RoundLanding } from './round-result.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};

/**
 * Props, cues and events that all scenes with one draw per round share, for tests that work with any of these scenes.
 */
export interface TestRoundTypes<Landing> extends SceneTypes {
  cues: {
    start: Record<string, never>;
    land: Landing;
    skip: Record<string, never>;
    fail: Record<string, never>;
  };
}

/** A scene under test, with its events and sounds. */
export interface Table<T extends SceneTypes> {
  readonly player: ScenePlayer<T>;
  /** Events of the scene, each as "event detail" with the detail in JSON. */
  readonly events: string[];
  readonly sound: RecordingSound;
  /** Advances the scene by `ms`, frame by frame. */
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
  /** Returns the lines of `describeSprites` for the visible sprites of a picture, in drawing order. */
  linesOf(picture: string): string[];
}

/** Creates a scene for a test, with recorded events and sounds. */
export function setTable<T extends SceneTypes>(
  definition: SceneDefinition<T>,
  props: T['props'],
  settings: Partial<SceneSettings> = {},
): Table<T> {
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
    linesOf: (picture) => describeSprites(player.view).filter((line) => line.startsWith(`${picture} `)),
  };
}

/** Returns the position of a sprite from its line in the output of `describeSprites`, in design pixels. */
export function placeOf(line: string | undefined): { readonly x: number; readonly y: number } {
  const parts = line?.split(' ') ?? [];
  return { x: Number(parts[6]), y: Number(parts[7]) };
}

/**
 * Plays an example until it is at rest, destroys the scene, and returns what was still moving, sounding or left over.
 */
export function playOut<T extends SceneTypes>(
  scene: StudioScene<T>,
  name: string,
): { readonly isMoving: boolean; readonly looping: readonly string[]; readonly isDestroyed: boolean } {
  const example = scene.examples[name];
  if (!example) throw new Error(`no example ${name}`);
  const sound = createRecordingSound();
  const player = createExamplePlayer(scene, example, { art: createBlankArt(), format, sound });
  for (let guard = 0; guard < 500 && (player.isMoving() || player.nextWake() !== undefined); guard++)
    player.advance(40);
  const isMoving = player.isMoving();
  player.dispose();
  return { isMoving, looping: sound.looping(), isDestroyed: player.view.destroyed };
}

/** Starts a round with a press; the server's answer comes after `answerMs`. */
export function playRound<Landing, T extends TestRoundTypes<Landing>>(
  table: Table<T>,
  landing: Landing,
  answerMs = 300,
): void {
  const { player } = table as unknown as Table<TestRoundTypes<Landing>>;
  void player.cue('start', {});
  table.play(answerMs);
  void player.cue('land', landing);
}

/** Returns the time from the answer until the result has landed, rounded up to 10 ms. */
export function landingMs<Landing extends RoundLanding, T extends TestRoundTypes<Landing>>(
  table: Table<T>,
  landing: Landing,
): number {
  playRound(table, landing, 340);
  let ms = 0;
  for (; !table.events.some((event) => event.startsWith('round:landed')); ms += 10) {
    if (ms > 20_000) throw new Error('it never lands');
    table.play(10);
  }
  return ms;
}

/**
 * Returns everything that a scene drew and played between the server's answer and the landing of the result, sorted and
 * without duplicates.
 */
export function revealedBefore<Landing extends RoundLanding, T extends TestRoundTypes<Landing>>(
  table: Table<T>,
  landing: Landing,
  { ms, revealed }: { readonly ms: number; readonly revealed: (line: string) => string },
): string[] {
  playRound(table, landing);
  const seen = new Set<string>();
  for (let step = 0; step < (ms - 20) / 20; step++) {
    table.play(20);
    for (const line of describeSprites(table.player.view)) seen.add(revealed(line));
  }
  for (const { cue } of table.sound.played) seen.add(`sound ${cue}`);
  return [...seen].toSorted();
}
