import type { Address } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { CheckedFile } from './protocol.ts';
import type { LoggedInput } from './input-log.ts';
import type { Profiler } from './profiler.ts';
import type { SceneShapes } from './shape.ts';
import type { TimelineScan } from './timeline-scan.ts';
import type { LoadedScene } from './scene-loader.ts';

/** Something that happened up to the instant on show. */
export interface LogLine {
  /** Scene ms. */
  readonly at: number;
  readonly kind: 'event' | 'cue' | 'drag' | 'press' | 'props' | 'problem';
  readonly text: string;
  readonly detail: unknown;
}

/** Everything that the parts of the editor show. */
export interface EditorState {
  readonly address: Address;
  readonly catalogue: readonly CatalogueEntry[];
  /** Counts how often art was packed anew since the page was opened. */
  readonly artTurn: number;
  /** Files saved since the page was opened, as the check last found each of them, the latest last. */
  readonly checked: readonly CheckedFile[];
  /** Names of the art packs that are packed. */
  readonly packs: readonly string[];
  /** Slugs of the titles of the hall that lend pictures. */
  readonly titles: readonly string[];
  readonly loaded: LoadedScene | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly timelineScan: TimelineScan | undefined;
  readonly isPlaying: boolean;
  /** Scene ms. */
  readonly time: number;
  readonly log: readonly LogLine[];
  /** What is wrong with the picture on show, in words. */
  readonly problems: readonly string[];
  readonly profiler: Profiler;
}

/** An input whose instant is now. */
export type InputNow = LoggedInput extends infer Each
  ? Each extends LoggedInput
    ? Omit<Each, 'at'>
    : never
  : never;

/** What the parts of the editor can ask for. */
export interface EditorActions {
  choose(scene: string, example: string): void;
  /** Navigates to another address. What a person chose can be gone back from; what follows a pointer cannot. */
  change(next: Partial<Address>, isPassing?: boolean): void;
  /** Forward replay to an instant, ms. */
  seek(at: number): void;
  play(): void;
  pause(): void;
  /** Moves by frames of 1/60 s, backwards by replay. */
  step(frames: number): void;
  /** Does something at the instant on show; the link then repeats it. */
  perform(input: InputNow): void;
  showToast(message: string): void;
}

/** A part of the editor. */
export interface EditorPart {
  readonly root: HTMLElement;
  /** Called whenever something other than time has changed, and a few times a second while playing. */
  show(view: EditorState): void;
}

/** A part on the right, one at a time. */
export interface EditorPanel extends EditorPart {
  readonly name: string;
  readonly title: string;
}
