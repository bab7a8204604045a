import type { StudioAddress } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { CheckedFile } from './protocol.ts';
import type { LoggedInput } from './input-log.ts';
import type { Profiler } from './profiler.ts';
import type { SceneShapes } from './shape.ts';
import type { TimelineScan } from './timeline-scan.ts';
import type { LoadedScene } from './scene-loader.ts';

/** An event or input up to the current instant. */
export interface LogLine {
  /** Scene ms. */
  readonly at: number;
  readonly kind: 'event' | 'cue' | 'drag' | 'press' | 'props' | 'problem';
  readonly text: string;
  readonly detail: unknown;
}

/** The state that the parts of the editor show. */
export interface EditorState {
  readonly address: StudioAddress;
  readonly catalogue: readonly CatalogueEntry[];
  /** Number of times that art was packed since the page was opened. */
  readonly artTurn: number;
  /** Files saved since the page was opened, each with the last result of its check, latest last. */
  readonly checked: readonly CheckedFile[];
  /** Names of the packed art packs. */
  readonly packs: readonly string[];
  /** Slugs of the hall's titles with pictures. */
  readonly titles: readonly string[];
  readonly loaded: LoadedScene | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly timelineScan: TimelineScan | undefined;
  readonly isPlaying: boolean;
  /** Scene ms. */
  readonly time: number;
  readonly log: readonly LogLine[];
  /** Problems of the current picture, as text. */
  readonly problems: readonly string[];
  readonly profiler: Profiler;
}

/** An input at the current instant. */
export type InputNow = LoggedInput extends infer Each
  ? Each extends LoggedInput
    ? Omit<Each, 'at'>
    : never
  : never;

/** Actions that the parts of the editor can request. */
export interface EditorActions {
  choose(scene: string, example: string): void;
  /**
   * Navigates to another address. A deliberate choice adds a history entry; a change that follows a pointer does not.
   */
  change(next: Partial<StudioAddress>, isPassing?: boolean): void;
  /** Replays forward to an instant, ms. */
  seek(at: number): void;
  play(): void;
  pause(): void;
  /** Moves by frames of 1/60 s; backwards by replay. */
  step(frames: number): void;
  /** Performs an input at the current instant; the link then repeats it. */
  perform(input: InputNow): void;
  showToast(message: string): void;
}

/** A part of the editor. */
export interface EditorPart {
  readonly root: HTMLElement;
  /** Called whenever anything but time has changed, and a few times a second while playing. */
  show(view: EditorState): void;
}

/** A panel on the right; one is visible at a time. */
export interface EditorPanel extends EditorPart {
  readonly name: string;
  readonly title: string;
}
