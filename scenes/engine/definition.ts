import type { Container, Texture } from './pixi.ts';
import type { Motion } from './motion.ts';
import type { Random } from './random.ts';
import type { Sound } from './sound.ts';

/** Types of a scene, written first. */
export interface SceneTypes {
  /** State in: the complete picture at rest; setting it twice changes nothing. */
  props: object;
  /** One-shot commands in; an outcome always comes from the server. */
  cues: Record<string, unknown>;
  /** Facts out: the player's actions and what has been shown. Names are `noun:pastVerb`. */
  events: Record<string, unknown>;
}

/** An event and its detail as a listener's two arguments: the name determines the detail's type. */
export type SceneEvent<T extends SceneTypes> = {
  [K in keyof T['events'] & string]: [event: K, detail: T['events'][K]];
}[keyof T['events'] & string];

/** Choices made outside the scene; a scene never reads a clock or a device to make them. */
export interface SceneSettings {
  /** Nothing moves, spins, shakes or loops. */
  readonly reduceMotion: boolean;
  /** Shorter times, where the jurisdiction allows it. */
  readonly turbo: boolean;
  /** Calm mode: no anticipation, no shake, big wins celebrated as medium. */
  readonly calmMode: boolean;
  /** Minimum length of a round, ms. */
  readonly minRoundMs: number;
  readonly locale: 'en' | 'fil';
  /**
   * `low` halves particle counts, never times. It may change to low during a round: read it where particles are
   * created.
   */
  readonly quality: 'high' | 'low';
}

/** Money formatter for hundredths, provided by the page. */
export interface MoneyFormat {
  /** ₱1,234.05 */
  exact(hundredths: number): string;
  /** ₱188 or ₱0.50: no decimals when there are no centavos. */
  prize(hundredths: number): string;
}

/** Everything a scene may use. There is no other clock, randomness or loader. */
export interface SceneContext<T extends SceneTypes> {
  /** The scene's root, in design pixels, origin at the design's top left. */
  readonly view: Container;
  /** Timelines in ms: paused, advanced and disposed with the scene. */
  readonly motion: Motion;
  /** Seeded; `fork('sparks')` gives an independent stream. */
  readonly random: Random;
  /** Sounds by name; silent when muted, hidden or photographed. */
  readonly sound: Sound;
  readonly settings: SceneSettings;
  readonly format: MoneyFormat;
  /**
   * Returns a picture of the scene's own bundle or of `parts`, sized in design pixels. Throws for a name that `art`
   * does not declare.
   */
  texture(name: string): Texture;
  emit<K extends keyof T['events'] & string>(event: K, detail: T['events'][K]): void;
  onDispose(undo: () => void): void;
  /**
   * Draws a container into a texture immediately (for covers that are rubbed away). The container is not a child of
   * `view`. Does nothing without a renderer; the drawing is lost with the GPU's memory: see `Scene.redraw`.
   */
  renderTo(target: Texture, source: Container, clear: boolean): void;
}

/** Phase of a pointer on the view: down, moved while captured, up or cancelled by the browser. */
export type DragPhase = 'down' | 'move' | 'up';

/** A live scene, created by its definition. */
export interface Scene<T extends SceneTypes> {
  props(next: T['props']): void;
  /**
   * Each resolves when the result of the cue has been shown. Inside, sequence with timelines and `motion.at`, never
   * with await.
   */
  readonly cues: { readonly [K in keyof T['cues']]: (detail: T['cues'][K]) => Promise<void> };
  /** Runs in fixed steps of 1/120 s after `motion.setFixedSteps(true)`, for physics; tweens do not need it. */
  update?(dt: number): void;
  /** Handles a press at a point of the view, in design pixels; returns true if it was used. */
  press?(x: number, y: number): boolean;
  /**
   * Handles a pointer at a point of the view, in design pixels. True for `down` captures it: its moves and its `up`
   * follow, it causes no press and the page does not scroll under it; false for a `move` releases it. A `down` that
   * is not captured is an ordinary press, and the page may scroll.
   */
  drag?(phase: DragPhase, x: number, y: number): boolean;
  /** Runs before a frame is drawn: the place to draw into textures, once for all changes since the last frame. */
  paint?(): void;
  /** Redraws what `renderTo` had drawn, after it was lost. */
  redraw?(): void;
}

/** A picture that a scene requires: one entry for each, by file name. */
export interface PictureSpec {
  /** Size in design pixels (the drawn file is twice that). */
  readonly width: number;
  readonly height: number;
  /**
   * `light` is drawn additively; `parts` comes from the shared bundle; `parts-light` is both; `title` comes from the
   * title of the hall that the scene is played as.
   */
  readonly atlas?: 'art' | 'light' | 'parts' | 'parts-light' | 'title';
  /** False when the picture may be opaque throughout; otherwise part of it must be transparent. */
  readonly alpha?: boolean;
  /** Its origin for position and rotation, 0..1 from the top left; default the middle. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Maximum size of the file in KiB, where the default of two bytes a pixel does not fit. */
  readonly maxKiB?: number;
}

/** A scene as data: all that players need. Studio, camera and tests read a `StudioScene`. */
export interface SceneDefinition<T extends SceneTypes> {
  /** Also the name of the folder, asset bundle and baseline folder. */
  readonly name: string;
  /** First part of its random seeds; default: its name. Keeps the sparks of a renamed scene as photographed. */
  readonly seed?: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly art: Readonly<Record<string, PictureSpec>>;
  /** The folder of its sounds, where scenes share one; default its own. */
  readonly soundsFrom?: string;
  /** The music during the scene ("music.fair"), for players who switch music on. */
  readonly musicTrack?: string;
  /** The title of the hall (a slug) that lends its pictures by default: in the studio and for the camera. */
  readonly title?: string;
  create(context: SceneContext<T>): Scene<T>;
}

/** Returns the definition unchanged, with its types inferred. */
export const defineScene = <T extends SceneTypes>(definition: SceneDefinition<T>): SceneDefinition<T> =>
  definition;
