/*
 * Brings a player back to where the page was when they press Back. The browser would do that before the page of the
 * entry is rendered, and could then scroll no further than the page that is left. So the app remembers the position of
 * each entry itself, and returns to it when the page's content is there.
 */

import { sessionStored } from './storage.ts';

/** Key in session storage of the remembered positions, for a reload and for the way back from another site. */
const STORED_KEY = 'perya.scroll';
/** Number of entries whose position is remembered. */
const MOST = 50;
/** Longest wait for a page's content, ms: as long as a call may take. */
const LATEST_MS = 10_000;
/**
 * Time for which the page must not change until the return ends, ms: what comes late above the position would move it.
 */
const QUIET_MS = 1_500;
/** Events by which a player takes over: the page is then not moved any more. */
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Remembers a scroll position, px from the top, for each entry of the history. */
export interface Positions {
  read(entry: string): number | undefined;
  write(entry: string, top: number): void;
  toText(): string;
}

/** Creates the positions from what `toText` returned; an unreadable text counts as none. Keeps the latest MOST entries. */
export function createPositions(stored: string | undefined): Positions {
  const tops = new Map<string, number>(parse(stored));
  return {
    read: (entry) => tops.get(entry),
    write(entry, top) {
      tops.delete(entry);
      tops.set(entry, Math.round(top));
      const [oldest] = tops.keys();
      if (tops.size > MOST && oldest !== undefined) tops.delete(oldest);
    },
    toText: () => JSON.stringify([...tops]),
  };
}

function parse(text: string | undefined): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter(
          (pair): pair is [string, number] =>
            Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
        )
      : [];
  } catch {
    return [];
  }
}

/** What a page looks like while the app returns to a position; px. */
interface Sight {
  readonly wanted: number;
  /** Largest position that the page can be scrolled to now. */
  readonly reach: number;
  /** Whether a part of the page still loads, so that the page may still change above the position. */
  readonly isBusy: boolean;
}

/** Returns the position to scroll to now, and whether the page is as far as it was when the player left it. */
export const nextStep = ({
  wanted,
  reach,
  isBusy,
}: Sight): { readonly top: number; readonly isThere: boolean } => ({
  top: Math.min(wanted, Math.max(0, reach)),
  isThere: reach >= wanted && !isBusy,
});

/** Position that the app is returning to; undefined if it is not. */
let wanted: number | undefined;
let stop = (): void => undefined;

let own: Positions | undefined;
const positions = (): Positions => (own ??= createPositions(sessionStored.read(STORED_KEY)));

const look = (top: number): Sight => ({
  wanted: top,
  reach: document.documentElement.scrollHeight - innerHeight,
  isBusy: document.querySelector('html[data-pending], main [aria-busy=true]') !== null,
});

/** Remembers where the page of an entry is now; call it when the entry is left, before another page is rendered. */
export function rememberScroll(entry: string): void {
  positions().write(entry, wanted ?? scrollY);
  stop();
}

/**
 * Scrolls to the remembered position of an entry, now and whenever the page's content comes. Ends when the page no
 * longer changes, when the player scrolls or presses something, and after 10 s. Returns false if no position is
 * remembered.
 */
export function returnToScroll(entry: string): boolean {
  const top = positions().read(entry);
  if (top === undefined) return false;
  stop();
  const ended = new AbortController();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  wanted = top;
  stop = () => {
    wanted = undefined;
    clearTimeout(quiet);
    ended.abort();
  };
  const step = (): void => {
    clearTimeout(quiet);
    const next = nextStep(look(top));
    scrollTo(0, next.top);
    if (next.isThere) quiet = setTimeout(stop, QUIET_MS);
  };
  step();
  follow(step, stop, ended.signal);
  return true;
}

/** Calls `step` whenever the page may have grown or stopped loading, and `end` when the player acts or time is up. */
function follow(step: () => void, end: () => void, signal: AbortSignal): void {
  const grown = new ResizeObserver(step);
  grown.observe(document.body);
  const loaded = new MutationObserver(step);
  loaded.observe(document.documentElement, { subtree: true, attributeFilter: ['aria-busy', 'data-pending'] });
  // A skeleton that is replaced takes its attribute with it.
  loaded.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const timer = setTimeout(end, LATEST_MS);
  for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true, signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    grown.disconnect();
    loaded.disconnect();
  });
}

/**
 * Takes the scroll positions over from the browser.
 * @param place returns the current entry of the history
 */
export function keepScroll(place: () => string): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    rememberScroll(place());
    sessionStored.write(STORED_KEY, positions().toText());
  });
}
