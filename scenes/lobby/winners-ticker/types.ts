import type { TickerRow } from './playlist.ts';

/** Props of the strip. */
export interface TickerProps {
  /** The latest real wins, newest first; the strip shows nothing else. */
  readonly rows: readonly TickerRow[];
  /** Whether the strip is paused by its button, hover or focus: the current line then stays. */
  readonly paused: boolean;
  /** Time of the last update as text while the live feed is interrupted. The lines stay. */
  readonly stale?: string;
  /** Text of the link to the rules, shown on an empty strip. */
  readonly more?: string;
}

/** Contract of the winners ticker. */
export interface WinnersTickerTypes {
  props: TickerProps;
  cues: {
    /** New wins, newest first, in addition to the given rows; the next props contain all rows again. */
    arrive: { readonly rows: readonly TickerRow[] };
  };
  events: {
    /** A line starts to show. */
    'line:shown': { readonly id: string };
    /** The link of an empty strip was pressed. */
    'rules:asked': Record<string, never>;
  };
}
