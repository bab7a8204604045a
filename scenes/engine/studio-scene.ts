import type { SceneDefinition, SceneSettings, SceneTypes } from './definition.ts';

/** A cue that an example fires at a fixed time, ms. */
export type TimedCue<T extends SceneTypes> = {
  [K in keyof T['cues'] & string]: { readonly at: number; readonly cue: K; readonly detail: T['cues'][K] };
}[keyof T['cues'] & string];

/** How far a photograph may differ from its baseline; default: not at all. */
export interface PixelTolerance {
  /** Number of pixels in one photograph that may differ. */
  readonly pixels: number;
  /** Why these pixels differ between runs; shown in the report. */
  readonly reason: string;
}

/** A named state of a scene, used by the studio, the tests and the camera. */
export interface Example<T extends SceneTypes> {
  readonly props: T['props'];
  /** Cues with their times in ms, in chronological order. */
  readonly cues?: readonly TimedCue<T>[];
  /** Times at which the camera takes photographs, ms; at most four. */
  readonly photos: readonly number[];
  readonly tolerance?: PixelTolerance;
  readonly settings?: Partial<SceneSettings>;
  readonly seed?: string;
  /** Slug of the title in the hall that lends its pictures, if different from the definition's title. */
  readonly title?: string;
}

/** Declaration of one of a scene's own sounds; the key of its entry is the name of the sound. */
export interface SoundSpec {
  /** Maximum length of the file, ms. */
  readonly longestMs: number;
  /** Loudness of the file at gain 1, in LUFS; the check fails if the file is more than one decibel louder. */
  readonly lufs: number;
}

/** Facts about a value that the studio's editor of props and cues cannot infer from the examples. */
export interface ControlHint {
  /** Whether an integer is an amount of money in hundredths of a peso. */
  readonly money?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** All values that a text may have, if the examples do not show all of them. */
  readonly options?: readonly string[];
  /** Text that the studio shows beside the control. */
  readonly note?: string;
}

/** Facts about a scene that only the studio, the camera and the tests need. */
export interface StudioFacts<T extends SceneTypes> {
  readonly examples: Readonly<Record<string, Example<T>>>;
  /** The scene's own sounds; sounds for all scenes are declared with the assets. */
  readonly sounds?: Readonly<Record<string, SoundSpec>>;
  /** Hints by path, such as `props.pools.*` or `land.amount`; `*` matches any one name or index. */
  readonly controls?: Readonly<Record<string, ControlHint>>;
}

/** A scene as the studio, the camera and the tests read it. Modules that players load never import one. */
export interface StudioScene<T extends SceneTypes> extends SceneDefinition<T>, StudioFacts<T> {}

/** A scene of any type, for a tool that only plays its examples. */
export type AnyStudioScene = StudioScene<SceneTypes>;

/** Joins a scene's definition with its studio facts. */
export const defineStudioScene = <T extends SceneTypes>(
  definition: SceneDefinition<T>,
  facts: StudioFacts<NoInfer<T>>,
): StudioScene<T> => ({ ...definition, ...facts });

/** Returns the slug of the title whose pictures an example shows; undefined for a scene without pictures of titles. */
export const titleOf = (
  { title, examples }: { title?: string; examples: Readonly<Record<string, { title?: string }>> },
  example: string,
): string | undefined => examples[example]?.title ?? title;
