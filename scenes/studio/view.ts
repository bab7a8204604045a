import type { Address } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Doing } from './doing.ts';
import type { Gauges } from './gauges.ts';
import type { SceneShapes } from './shape.ts';
import type { Survey } from './survey.ts';
import type { Laid } from './table.ts';

/** Something that happened up to the instant on show. */
export interface LogLine {
  /** Scene ms. */
  readonly at: number;
  readonly kind: 'event' | 'cue' | 'drag' | 'press' | 'props' | 'problem';
  readonly text: string;
  readonly detail: unknown;
}

/** Everything that the parts of the desk show. */
export interface View {
  readonly address: Address;
  readonly catalogue: readonly CatalogueEntry[];
  /** Counts how often art was packed anew since the page was opened. */
  readonly artTurn: number;
  /** Names of the art packs that are packed. */
  readonly packs: readonly string[];
  readonly laid: Laid | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly survey: Survey | undefined;
  readonly isPlaying: boolean;
  /** Scene ms. */
  readonly time: number;
  readonly log: readonly LogLine[];
  /** What is wrong with the picture on show, in words. */
  readonly problems: readonly string[];
  readonly gauges: Gauges;
}

/** A doing whose instant is now. */
export type DoNow = Doing extends infer Each ? (Each extends Doing ? Omit<Each, 'at'> : never) : never;

/** What the parts of the desk can ask for. */
export interface Wishes {
  choose(scene: string, example: string): void;
  /** Goes to another address. What a person chose can be gone back from; what follows a pointer cannot. */
  change(next: Partial<Address>, isPassing?: boolean): void;
  /** Forward replay to an instant, ms. */
  seek(at: number): void;
  play(): void;
  pause(): void;
  /** Moves by frames of 1/60 s, backwards by replay. */
  step(frames: number): void;
  /** Does something at the instant on show; the link then repeats it. */
  perform(doing: DoNow): void;
  say(message: string): void;
}

/** A part of the desk. */
export interface Part {
  readonly root: HTMLElement;
  /** Called whenever something other than time has changed, and a few times a second while playing. */
  show(view: View): void;
}

/** A part on the right, one at a time. */
export interface Panel extends Part {
  readonly name: string;
  readonly title: string;
}
