import type { TickerRow } from './playlist.ts';

/** Props of the winners ticker. */
export interface TickerProps {
  /** Latest real wins, newest first; the strip shows no other wins. */
  readonly rows: readonly TickerRow[];
  /** Whether the strip is paused, by its button, hover or focus: the current line then stays. */
  readonly paused: boolean;
  /** Text with the time of the last update, while the live feed is interrupted; the current rows stay. */
  readonly stale?: string;
  /** Text of the link to the rules, shown on an empty strip. */
  readonly more?: string;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the winners ticker. */
export interface WinnersTickerTypes {
  props: TickerProps;
  cues: {
    /** New wins, newest first, in addition to the current rows; the next props contain all rows, these included. */
    arrive: { readonly rows: readonly TickerRow[] };
  };
  events: {
    /** A line has begun to rise; `id` is that of its win. */
    'line:shown': { readonly id: string };
    /** The player pressed the link to the rules on an empty strip. */
    'rules:asked': Record<string, never>;
  };
}
