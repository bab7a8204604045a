/** Test helpers for scenes whose board is drawn symbol by symbol. */
import { createBlankArt } from '../../../engine/art.ts';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../../engine/definition.ts';
import type { StudioScene } from '../../../engine/studio-scene.ts';
import { type Container, Sprite } from '../../../engine/pixi.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../../engine/sound.ts';
import { describeSprites } from '../../../parts/describe-sprites.ts';
import type { HallMachine } from './hall-reels.ts';

const pesos = (value: number): string => String(value).padStart(3, '0').slice(0, -2);

/** Format of money in tests. */
export const format = {
  exact: (value: number) => `₱${pesos(value)}.${String(value).padStart(3, '0').slice(-2)}`,
  prize: (value: number) => `₱${pesos(value)}`,
};

/** A visible sprite with its picture's name, its position in design pixels and its alpha. */
export interface Seen {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
}

/** A scene under test, with its events and sounds. */
export interface Table<T extends SceneTypes> {
  readonly player: ScenePlayer<T>;
  readonly sound: RecordingSound;
  readonly events: string[];
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
  /** Returns the visible sprites whose picture names begin with `name`. */
  seen(name: string): Seen[];
}

/** Creates a scene for a test, which `play` advances frame by frame. */
export function table<T extends SceneTypes>(
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
    sound,
    events,
    play(ms) {
      for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
    },
    rest() {
      for (let guard = 0; guard < 6_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
    },
    seen: (name) =>
      describeSprites(player.view).flatMap((line) => {
        const words = line.split(' ');
        const [picture = ''] = words;
        if (!picture.startsWith(name)) return [];
        const alpha = Number(words[words.indexOf('alpha') + 1]);
        return [{ picture, x: Number(words[6]), y: Number(words[7]), alpha }];
      }),
  };
}

/**
 * Plays an example to its end; returns whether the scene still moves, which sound loops still play, and whether the
 * scene was destroyed.
 */
export function playExample<T extends SceneTypes>(
  scene: StudioScene<T>,
  name: string,
): { readonly moves: boolean; readonly looping: readonly string[]; readonly isGone: boolean } {
  const example = scene.examples[name];
  if (!example) throw new Error(name);
  const sound = createRecordingSound();
  const player = createExamplePlayer(scene, example, { art: createBlankArt(), format, sound });
  for (let guard = 0; guard < 4_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
    player.advance(40);
  const moves = player.isMoving();
  player.dispose();
  return { moves, looping: sound.looping(), isGone: player.view.destroyed };
}

/**
 * Returns the names of the symbols in a machine's window by reel, from top to bottom. If a symbol is shown in front of
 * the reels, its name replaces the name of the symbol behind it; an empty cell is ''.
 */
export function shownSymbols(root: Container, { window, columns, rows }: HallMachine): string[][] {
  const cells = Array.from({ length: columns }, () => Array<string>(rows).fill(''));
  const visit = (node: Container, alpha: number): void => {
    const own = alpha * node.alpha;
    if (!node.visible || own <= 0.5) return;
    if (node instanceof Sprite && node.texture.label?.startsWith('symbol-') === true) {
      const { x, y } = node.getGlobalPosition(undefined, false);
      const reel = Math.floor((x - window.x) / (window.width / columns));
      const row = Math.floor((y - window.y) / (window.height / rows));
      const column = cells[reel];
      if (column && row >= 0 && row < rows) column[row] = node.texture.label.slice('symbol-'.length);
    }
    for (const child of node.children) visit(child, own);
  };
  visit(root, 1);
  return cells;
}
