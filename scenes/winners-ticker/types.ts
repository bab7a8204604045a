import type { TickerRow } from './playlist.ts';

/** What the strip shows. */
export interface TickerProps {
  /** The latest real wins, newest first; the strip shows nothing else. */
  readonly rows: readonly TickerRow[];
  /** The pause button, hover or focus: the line on show stays. */
  readonly paused: boolean;
  /** The live feed is interrupted: the time of the last news as text. The lines stay. */
  readonly stale?: string;
  /** Text of the link to the rules, which an empty strip shows. */
  readonly more?: string;
}

/** The winners ticker's contract. */
export interface WinnersTickerTypes {
  props: TickerProps;
  cues: {
    /** New wins, newest first, on top of the given ones; the next props say all rows again. */
    arrive: { readonly rows: readonly TickerRow[] };
  };
  events: {
    /** A line begins to show. */
    'line:shown': { readonly id: string };
    /** The link of an empty strip was pressed. */
    'rules:asked': Record<string, never>;
  };
}
