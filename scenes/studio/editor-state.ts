import type { StudioAddress } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { CheckedFile } from './protocol.ts';
import type { LoggedInput } from './input-log.ts';
import type { Profiler } from './profiler.ts';
import type { SceneShapes } from './shape.ts';
import type { TimelineScan } from './timeline-scan.ts';
import type { LoadedScene } from './scene-loader.ts';

/** A line of the log: an event or an input, not later than the current instant. */
export interface LogLine {
  /** Time of the event or input, ms of the scene's time. */
  readonly at: number;
  readonly kind: 'event' | 'cue' | 'drag' | 'press' | 'props' | 'problem';
  readonly text: string;
  readonly detail: unknown;
}

/** State of the editor, which its toolbars, panels and timeline show. */
export interface EditorState {
  readonly address: StudioAddress;
  readonly catalogue: readonly CatalogueEntry[];
  /** How many times art was packed since the page was opened; a new number means new art. */
  readonly artTurn: number;
  /** Files saved since the page was opened, each with the result of its last check; the latest file is last. */
  readonly checked: readonly CheckedFile[];
  /** Names of the art packs that are packed. */
  readonly packs: readonly string[];
  /** Slugs of the hall's titles that have packed pictures. */
  readonly titles: readonly string[];
  readonly loaded: LoadedScene | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly timelineScan: TimelineScan | undefined;
  readonly isPlaying: boolean;
  /** Current instant, ms of the scene's time. */
  readonly time: number;
  readonly log: readonly LogLine[];
  /** Messages about problems of the current picture. */
  readonly problems: readonly string[];
  readonly profiler: Profiler;
}

/** An input without a time, to be performed at the current instant. */
export type InputNow = LoggedInput extends infer Each
  ? Each extends LoggedInput
    ? Omit<Each, 'at'>
    : never
  : never;

/** Actions that the parts of the editor can request. */
export interface EditorActions {
  choose(scene: string, example: string): void;
  /**
   * Changes parts of the address. With `isPassing`, as for a change that follows the pointer, no history entry is
   * added.
   */
  change(next: Partial<StudioAddress>, isPassing?: boolean): void;
  /** Moves to an instant, ms; the scene is replayed up to it. */
  seek(at: number): void;
  play(): void;
  pause(): void;
  /** Moves by a number of frames of 1/60 s; a step back replays the scene from its start. */
  step(frames: number): void;
  /** Performs an input at the current instant and adds it to the link. */
  perform(input: InputNow): void;
  showToast(message: string): void;
}

/** A part of the editor's page. */
export interface EditorPart {
  readonly root: HTMLElement;
  /** Updates the part. Called when anything but the time has changed, and a few times a second while playing. */
  show(view: EditorState): void;
}

/** A panel on the right side; one panel is visible at a time. */
export interface EditorPanel extends EditorPart {
  readonly name: string;
  readonly title: string;
}
