import type { SceneDefinition, SceneSettings, SceneTypes } from './definition.ts';

/** A cue of an example, fired at a fixed time. */
export type TimedCue<T extends SceneTypes> = {
  [K in keyof T['cues'] & string]: { readonly at: number; readonly cue: K; readonly detail: T['cues'][K] };
}[keyof T['cues'] & string];

/** Allowed difference of a photograph from its baseline; none by default. */
export interface PixelTolerance {
  /** Number of pixels of one photograph that may differ. */
  readonly pixels: number;
  /** Why they cannot be the same every time, for readers of the report. */
  readonly reason: string;
}

/** A named state of a scene: for the studio, the tests and the camera. */
export interface Example<T extends SceneTypes> {
  readonly props: T['props'];
  /** Timed cues in ms, in chronological order. */
  readonly cues?: readonly TimedCue<T>[];
  /** Times to photograph, in ms; at most four. */
  readonly photos: readonly number[];
  readonly tolerance?: PixelTolerance;
  readonly settings?: Partial<SceneSettings>;
  readonly seed?: string;
  /** The title it is shown as, if different from the definition's. */
  readonly title?: string;
}

/** A sound that a scene requires: one entry for each of its own sounds, by name. */
export interface SoundSpec {
  /** Maximum length in ms. */
  readonly longestMs: number;
  /** Loudness of the file at gain 1, in LUFS; one decibel more is too loud. */
  readonly lufs: number;
}

/** Facts for the studio's editor of props and cues that it cannot infer from the examples. */
export interface ControlHint {
  /** Whether an integer is hundredths of a peso. */
  readonly money?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** All possible values of a text, where the examples do not show all. */
  readonly options?: readonly string[];
  /** Text beside the control. */
  readonly note?: string;
}

/** Facts about a scene that only studio, camera and tests need. */
export interface StudioFacts<T extends SceneTypes> {
  readonly examples: Readonly<Record<string, Example<T>>>;
  /** Its own sounds, besides those of all scenes, which are declared with the assets. */
  readonly sounds?: Readonly<Record<string, SoundSpec>>;
  /** By path: `props.pools.*`, `land.amount`; `*` matches any one name or index. */
  readonly controls?: Readonly<Record<string, ControlHint>>;
}

/** A scene as studio, camera and tests read it. No module that players load imports one. */
export interface StudioScene<T extends SceneTypes> extends SceneDefinition<T>, StudioFacts<T> {}

/** Any scene, for a tool that only plays its examples. */
export type AnyStudioScene = StudioScene<SceneTypes>;

/** Joins a scene's definition with its facts for the studio. */
export const defineStudioScene = <T extends SceneTypes>(
  definition: SceneDefinition<T>,
  facts: StudioFacts<NoInfer<T>>,
): StudioScene<T> => ({ ...definition, ...facts });

/** Returns the title that an example is shown as; undefined for a scene without pictures of titles. */
export const titleOf = (
  { title, examples }: { title?: string; examples: Readonly<Record<string, { title?: string }>> },
  example: string,
): string | undefined => examples[example]?.title ?? title;
