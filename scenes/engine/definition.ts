import type { Container, Texture } from './pixi.ts';
import type { Motion } from './motion.ts';
import type { Random } from './random.ts';
import type { Sound } from './sound.ts';

/** What a scene is made of, written first. */
export interface SceneTypes {
  /** State in: the whole picture at rest; setting it twice changes nothing. */
  props: object;
  /** One-shots in; an outcome always comes from the server. */
  cues: Record<string, unknown>;
  /** Facts out: what the player did, what has been shown. Names are `noun:pastVerb`. */
  events: Record<string, unknown>;
}

/** An event and its detail as a listener's two arguments: the one tells the type of the other. */
export type SceneEvent<T extends SceneTypes> = {
  [K in keyof T['events'] & string]: [event: K, detail: T['events'][K]];
}[keyof T['events'] & string];

/** Choices made outside of the scene; a scene never reads a clock or a device to make them. */
export interface SceneSettings {
  /** Nothing travels, spins, shakes or loops. */
  readonly reduceMotion: boolean;
  /** Shorter times, where the market allows it. */
  readonly turbo: boolean;
  /** Calm mode: no anticipation, no shake, big celebrated as medium. */
  readonly calmMode: boolean;
  /** Shortest round in ms. */
  readonly minRoundMs: number;
  readonly locale: 'en' | 'fil';
  /** `low` halves particle counts, never times. It may change to low in the middle: read it where particles are made. */
  readonly quality: 'high' | 'low';
}

/** Money text, made outside from hundredths. */
export interface MoneyFormat {
  /** ₱1,234.05 */
  exact(hundredths: number): string;
  /** ₱188 or ₱0.50: no decimals when there are no centavos. */
  prize(hundredths: number): string;
}

/** Everything a scene may touch. There is no other clock, randomness or loader. */
export interface SceneContext<T extends SceneTypes> {
  /** The scene's root, in design pixels, origin at the design's top left. */
  readonly view: Container;
  /** Timelines in ms: paused, advanced and ended with the scene. */
  readonly motion: Motion;
  /** Seeded; `fork('sparks')` gives an independent stream. */
  readonly random: Random;
  /** Cues by name; silent when muted, hidden or photographed. */
  readonly sound: Sound;
  readonly settings: SceneSettings;
  readonly format: MoneyFormat;
  /** A picture of the scene's own bundle or of `parts`, sized in design pixels. Throws for a name that `art` does not declare. */
  texture(name: string): Texture;
  emit<K extends keyof T['events'] & string>(event: K, detail: T['events'][K]): void;
  onDispose(undo: () => void): void;
  /**
   * Draws a container into a texture, now (for covers that are rubbed away). The container is no child of `view`.
   * Nothing is drawn where there is no renderer; what was drawn is lost with the GPU's memory: see `Scene.redraw`.
   */
  renderTo(target: Texture, source: Container, clear: boolean): void;
}

/** A pointer on the view: down, moved while captured, up or cancelled by the browser. */
export type DragPhase = 'down' | 'move' | 'up';

/** A living scene, made by its definition. */
export interface Scene<T extends SceneTypes> {
  props(next: T['props']): void;
  /** Each resolves when what it started has been shown. Inside, sequence with timelines and `motion.at`, never with await. */
  readonly cues: { readonly [K in keyof T['cues']]: (detail: T['cues'][K]) => Promise<void> };
  /** Fixed steps of 1/120 s while `motion.steps(true)`, for physics; tweens need none. */
  update?(dt: number): void;
  /** A press at a point of the view, in design pixels: true when it meant something. */
  press?(x: number, y: number): boolean;
  /**
   * A pointer at a point of the view, in design pixels. True for `down` captures it: its moves and its `up` follow, no press
   * comes of it and the page does not scroll under it; false for a `move` releases it. A `down` that is not captured is
   * an ordinary press, and the page may scroll.
   */
  drag?(phase: DragPhase, x: number, y: number): boolean;
  /** A frame is about to be drawn: the time to draw into textures, once for all that has happened since the last. */
  paint?(): void;
  /** What was drawn with `renderTo` is lost: draw it again. */
  redraw?(): void;
}

/** A cue of an example, fired at an instant. */
export type TimedCue<T extends SceneTypes> = {
  [K in keyof T['cues'] & string]: { readonly at: number; readonly cue: K; readonly detail: T['cues'][K] };
}[keyof T['cues'] & string];

/** What a photograph may differ from its baseline by; nothing, where an example does not say so. */
export interface PixelTolerance {
  /** Pixels of one photograph that may differ. */
  readonly pixels: number;
  /** Why they cannot be the same every time, for whoever looks at the report. */
  readonly reason: string;
}

/** A named state of a scene: for the studio, the tests and the camera. */
export interface Example<T extends SceneTypes> {
  readonly props: T['props'];
  /** Timed cues in ms, in order of time. */
  readonly cues?: readonly TimedCue<T>[];
  /** Instants to photograph, in ms; at most four. */
  readonly photos: readonly number[];
  readonly tolerance?: PixelTolerance;
  readonly settings?: Partial<SceneSettings>;
  readonly seed?: string;
  /** The title that it is shown as, where that is not the definition's. */
  readonly title?: string;
}

/** What a scene needs of the artists: one entry for each picture, by file name. */
export interface PictureSpec {
  /** Size in design pixels (a drawn file is twice that). */
  readonly width: number;
  readonly height: number;
  /**
   * `light` adds to what is below; `parts` comes from the shared bundle; `parts-light` is both; `title` comes from the title
   * of the hall that the scene is played as.
   */
  readonly atlas?: 'art' | 'light' | 'parts' | 'parts-light' | 'title';
  /** False when the picture may fill its whole box; otherwise something of it is see-through. */
  readonly alpha?: boolean;
  /** The point it is placed and turned by, 0..1 from its top left, where that is not its middle. */
  readonly anchor?: { readonly x: number; readonly y: number };
  /** Heaviest file in KiB, where the usual two bytes for each of its pixels do not fit. */
  readonly maxKiB?: number;
}

/** What a scene needs of the sound makers: one entry for each of its own cues, by name. */
export interface SoundSpec {
  /** Longest length in ms. */
  readonly longestMs: number;
  /** Loudness of the file at gain 1, in LUFS; a decibel more is too loud. */
  readonly lufs: number;
}

/** What the studio cannot tell from a scene's examples when it offers a value of props or of a cue for editing. */
export interface ControlHint {
  /** Whether a whole number is hundredths of a peso. */
  readonly money?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Every text it can be, where the examples do not show all. */
  readonly options?: readonly string[];
  /** Said beside the control. */
  readonly note?: string;
}

/** A scene as data: everything that engine, studio, camera and tests read. */
export interface SceneDefinition<T extends SceneTypes> {
  /** = folder = asset bundle = baseline folder. */
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly art: Readonly<Record<string, PictureSpec>>;
  /** The cues that it plays beside those of all scenes, which are declared with the assets. */
  readonly sounds?: Readonly<Record<string, SoundSpec>>;
  /** The folder that holds its cues, where scenes share one; its own if not said. */
  readonly soundsFrom?: string;
  /** The music that plays while it is on show ("music.fair"), for those who switch music on. */
  readonly musicTrack?: string;
  /** A title of the hall (a slug) that lends its pictures where nobody says which: in the studio and before the camera. */
  readonly title?: string;
  readonly examples: Readonly<Record<string, Example<T>>>;
  /** By path: `props.pools.*`, `land.amount`; `*` stands for any one name or place. */
  readonly controls?: Readonly<Record<string, ControlHint>>;
  create(context: SceneContext<T>): Scene<T>;
}

/** Returns the definition as it is, with its types inferred. */
export const defineScene = <T extends SceneTypes>(definition: SceneDefinition<T>): SceneDefinition<T> =>
  definition;

/** The title that an example is shown as; undefined for a scene without pictures of titles. */
export const titleOf = (
  { title, examples }: { title?: string; examples: Readonly<Record<string, { title?: string }>> },
  example: string,
): string | undefined => examples[example]?.title ?? title;
