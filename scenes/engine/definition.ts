import type { Container, Texture } from './pixi.ts';
import type { Motion } from './motion.ts';
import type { Random } from './random.ts';
import type { Sound } from './sound.ts';

/**
 * Types of a scene's state (props), of the commands that it accepts (cues) and of the facts that it reports (events).
 */
export interface SceneTypes {
  /** The scene's complete state at rest, set by the page. Setting the same props again changes nothing. */
  props: object;
  /** One-shot commands from the page, by name. Outcomes in them always come from the server. */
  cues: Record<string, unknown>;
  /** Facts that the scene reports: actions of the player and what has been shown. Names are `noun:pastVerb`. */
  events: Record<string, unknown>;
}

/** A listener's two arguments, the name of an event and its detail; the name determines the type of the detail. */
export type SceneEvent<T extends SceneTypes> = {
  [K in keyof T['events'] & string]: [event: K, detail: T['events'][K]];
}[keyof T['events'] & string];

/** Settings that the page chooses for a scene; the scene never reads a clock or the device to choose them itself. */
export interface SceneSettings {
  /** Whether the scene must not move, spin, shake or loop anything. */
  readonly reduceMotion: boolean;
  /** Whether animations are shorter, where the jurisdiction allows it. */
  readonly turbo: boolean;
  /** Calm mode: no anticipation, no shaking, and big wins are celebrated as medium ones. */
  readonly calmMode: boolean;
  /** Minimum length of a round, ms. */
  readonly minRoundMs: number;
  readonly locale: 'en' | 'fil';
  /**
   * `low` halves the number of particles but changes no times. It may change to `low` during a round, so read it
   * whenever particles are created.
   */
  readonly quality: 'high' | 'low';
}

/** Formats amounts of money for display; the page provides it. */
export interface MoneyFormat {
  /** Returns an amount with centavos, such as ₱1,234.05. */
  exact(hundredths: number): string;
  /** Returns an amount such as ₱188 or ₱0.50, without decimals if there are no centavos. */
  prize(hundredths: number): string;
}

/** Everything a scene may use. It must not use another clock, random source or loader. */
export interface SceneContext<T extends SceneTypes> {
  /** Root container of the scene, in design pixels; its origin is the design's top left corner. */
  readonly view: Container;
  /** Timelines in ms, which pause, advance and end with the scene. */
  readonly motion: Motion;
  /** The scene's seeded random numbers; `fork('sparks')` gives an independent stream. */
  readonly random: Random;
  /** Plays sounds by name. It is silent while muted, while the page is hidden, and in photographs. */
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
   * Draws a container that is not a child of `view` into a texture now, such as a cover that the player rubs away. Does
   * nothing without a renderer. If the GPU loses the drawing, `Scene.redraw` must repeat it.
   */
  renderTo(target: Texture, source: Container, clear: boolean): void;
}

/**
 * Phase of a pointer: `down`, `move` while the scene has captured it, `up` when it is released or cancelled by the
 * browser.
 */
export type DragPhase = 'down' | 'move' | 'up';

/** A running scene, created by its definition. */
export interface Scene<T extends SceneTypes> {
  props(next: T['props']): void;
  /**
   * Functions that run cues; each resolves when the cue's result has been shown. Within a cue use timelines and
   * `motion.at`, never `await`.
   */
  readonly cues: { readonly [K in keyof T['cues']]: (detail: T['cues'][K]) => Promise<void> };
  /** Advances physics by one fixed step `dt` of 1/120 s; called only after `motion.setFixedSteps(true)`. */
  update?(dt: number): void;
  /** Handles a press at a point of the view, in design pixels; returns true if it was used. */
  press?(x: number, y: number): boolean;
  /**
   * Handles a pointer at a point of the view, in design pixels. Returning true for `down` captures the pointer: the
   * scene gets its moves and `up`, no press follows, and the page does not scroll. Returning false for a `move` ends
   * the capture. A `down` that is not captured is an ordinary press, and the page may scroll.
   */
  drag?(phase: DragPhase, x: number, y: number): boolean;
  /** Runs before each drawn frame. Draw into textures here: once for all changes since the last frame. */
  paint?(): void;
  /** Draws into all textures of `renderTo` again, after the GPU has lost what was drawn. */
  redraw?(): void;
}

/** Declaration of a picture that a scene requires; the key of its entry is the name of the file. */
export interface PictureSpec {
  /** Size in design pixels; the file has twice this width and height in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Where the picture is packed. `light` is drawn additively; `parts` is the bundle shared by all scenes; `parts-light`
   * is both; `title` is the sheet of the hall's title that the scene is played as. Default: `art`.
   */
  readonly atlas?: 'art' | 'light' | 'parts' | 'parts-light' | 'title';
  /** False if the picture may be fully opaque; otherwise part of it must be transparent. */
  readonly alpha?: boolean;
  /** Origin of the picture for its position and rotation, 0 to 1 from the top left; default: the middle. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Maximum size of the file in KiB; default: two bytes for each pixel. */
  readonly maxKiB?: number;
}

/** The data of a scene that players need. The studio, the camera and tests read a `StudioScene`. */
export interface SceneDefinition<T extends SceneTypes> {
  /** Name of the scene, and of its folder, asset bundle and folder of baselines. */
  readonly name: string;
  /**
   * First part of the scene's random seeds; default: its name. Set for a renamed scene, so that its photographs stay
   * the same.
   */
  readonly seed?: string;
  /**
   * When a pointer presses the scene; default: at the end of a tap, so that scrolling or a pinch presses nothing. 'down'
   * is for targets that move, where a press may bet nothing.
   */
  readonly pressAt?: 'down';
  readonly size: { readonly width: number; readonly height: number };
  readonly art: Readonly<Record<string, PictureSpec>>;
  /** Bundle with the scene's sounds, if several scenes share them; default: its own. */
  readonly soundsFrom?: string;
  /** Name of the music during the scene ("music.fair"), for players who have switched music on. */
  readonly musicTrack?: string;
  /** Slug of the title of the hall whose pictures the scene shows in the studio and in photographs. */
  readonly title?: string;
  create(context: SceneContext<T>): Scene<T>;
}

/** Returns the definition unchanged; it exists to infer the types. */
export const defineScene = <T extends SceneTypes>(definition: SceneDefinition<T>): SceneDefinition<T> =>
  definition;
