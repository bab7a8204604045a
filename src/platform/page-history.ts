/*
 * The tab's history for the router, with one addition: a dialog over a page has an entry, so that the browser's back
 * button closes it. Whatever happens meanwhile, the page below remains one entry: a page opened from a dialog takes
 * the dialog's entry, an address replaced below a dialog stays replaced, and going forward to a closed dialog leads
 * nowhere.
 */

import { markPending } from './pending.ts';

/** State of a history entry, in the router's form. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  /** Number of entries before it. */
  readonly idx: number;
  /** True for the entry of a dialog over the previous entry's page. */
  readonly over?: true;
}

/** An address of the app. */
interface Path {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** How a place was reached, in the router's terms. */
export type Arrival = 'Pop' | 'Push' | 'Replace';

/** Current location of the tab. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** The part of a window in use. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

/** Time limit of the browser's answer to a step back, ms; after that none comes. */
const LATEST_MS = 500;

const hrefOf = (to: string | Path): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Reads and writes the current entry. Only the app writes entries, and the browser those of fragments. */
function entriesOf({ history, location }: Browser) {
  const entry = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  const isOver = (): boolean => entry().over === true;
  return {
    place: (): PageLocation => {
      const { pathname, search, hash } = location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    /** Returns what differs whenever pages have something new. */
    mark: (): string => `${entry().key} ${hrefOf(location)}`,
    /** Whether the current entry is a dialog's. */
    isOver,
    name: (): string => `${entry().idx} ${entry().key}`,
    push: (to: string | Path, usr: unknown): void => {
      const { idx = 0 } = entry();
      // A page opened from a dialog takes the dialog's entry.
      const how = isOver() ? 'replaceState' : 'pushState';
      history[how]({ usr: usr ?? null, key: newKey(), idx: isOver() ? idx : idx + 1 }, '', hrefOf(to));
    },
    replace: (to: string | Path, usr: unknown): Entry => {
      const { idx = 0 } = entry();
      const next: Entry = { usr: usr ?? null, key: newKey(), idx, ...(isOver() && { over: true }) };
      history.replaceState(next, '', hrefOf(to));
      return next;
    },
    /** Adds a dialog's entry over the page's. */
    cover: (): void => history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, over: true }, ''),
  };
}

/** Tells the listener when the tab has arrived at another page. */
function arrivalsOf({ mark }: ReturnType<typeof entriesOf>) {
  let arrived: (how: Arrival) => void = () => undefined;
  let reported = mark();
  return {
    tell: (how: Arrival): void => {
      // Nothing new for pages: only a dialog has opened or closed.
      if (mark() === reported) return;
      reported = mark();
      arrived(how);
    },
    listen: (listener: (how: Arrival) => void): (() => void) => {
      arrived = listener;
      return () => {
        arrived = () => undefined;
      };
    },
  };
}

/** Our own step back: until the browser answers it, everything else waits. */
function stepBackOf({ history }: Browser, onLeaving: () => () => void) {
  /** Timer that ends the wait for the answer; undefined while no step is pending. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = (): void => undefined;
  let waiting: (() => void)[] = [];

  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    hasLeft();
    const asked = waiting;
    waiting = [];
    for (const ask of asked) ask();
  };

  return {
    isPending: (): boolean => timer !== undefined,
    begin: (): void => {
      timer = setTimeout(end, LATEST_MS);
      hasLeft = onLeaving();
      history.go(-1);
    },
    end,
    /** Runs an action now, or after the pending step. */
    inTurn: (ask: () => void): void => {
      if (timer === undefined) ask();
      else waiting.push(ask);
    },
  };
}

/**
 * Creates the history of a window; each window has one.
 * @param onLeaving called when the entry of a closed dialog is being left; what it returns is called when that is over
 */
export function makePageHistory(browser: Browser, onLeaving: () => () => void = () => () => undefined) {
  const entries = entriesOf(browser);
  const { tell, listen } = arrivalsOf(entries);
  const stepBack = stepBackOf(browser, onLeaving);
  /** Functions that close the dialogs, the topmost last. */
  const dialogs: (() => void)[] = [];
  /** New states of pages that changed below a dialog, by their own entries, which could not be reached then. */
  const moved = new Map<string, { readonly entry: Entry; readonly url: string }>();
  /** Key of the page's entry below the dialog's. */
  let below = '';

  /** Brings the history in line with the open dialogs. */
  const settle = (): void => {
    if (stepBack.isPending()) return;
    if (dialogs.length > 0 && !entries.isOver()) {
      below = entries.name();
      entries.cover();
    } else if (dialogs.length === 0 && entries.isOver()) stepBack.begin();
  };
  // One dialog may immediately follow another, in the same place.
  const settleSoon = (): void => queueMicrotask(settle);

  /** Gives a page that changed below a dialog its new state. */
  const catchUp = (): void => {
    const name = entries.name();
    const now = moved.get(name);
    moved.delete(name);
    if (now === undefined) return;
    const { usr, key, idx } = now.entry;
    browser.history.replaceState({ usr, key, idx: idx - 1 }, '', now.url);
  };

  const pop = (): void => {
    const isOwn = stepBack.isPending();
    if (!entries.isOver()) {
      catchUp();
      if (!isOwn) dialogs.at(-1)?.();
    }
    tell('Pop');
    stepBack.end();
    settleSoon();
  };

  browser.addEventListener('popstate', pop);
  // A reload has closed the dialog of this entry.
  settleSoon();

  return {
    /** Current location of the tab. */
    place: entries.place,
    /** Calls back whenever the tab's location changes. Returns a function that stops it. */
    listen,
    createHref: hrefOf,
    push: (to: string | Path, state?: unknown): void =>
      stepBack.inTurn(() => {
        entries.push(to, state);
        tell('Push');
        settleSoon();
      }),
    replace: (to: string | Path, state?: unknown): void =>
      stepBack.inTurn(() => {
        const entry = entries.replace(to, state);
        if (entry.over) moved.set(below, { entry, url: hrefOf(to) });
        tell('Replace');
      }),
    go: (steps: number): void =>
      stepBack.inTurn(() => browser.history.go(entries.isOver() && steps < 0 ? steps - 1 : steps)),
    /** Adds a dialog over the page; the browser's back button calls `close`. Returns a function that removes it. */
    lieOver: (close: () => void): (() => void) => {
      // A unique function, even if another dialog passes the same one.
      const own = (): void => close();
      dialogs.push(own);
      settleSoon();
      return () => {
        dialogs.splice(dialogs.indexOf(own), 1);
        settleSoon();
      };
    },
  };
}

/** The history of a window. */
export type PageHistory = ReturnType<typeof makePageHistory>;

let own: PageHistory | undefined;

/** Creates this window's history, once. */
export const startPageHistory = (): PageHistory => (own ??= makePageHistory(window, markPending));

/**
 * Gives a dialog its entry; does nothing without a history, as in a game's frame. Returns a function that removes it.
 */
export const lieOverPage = (close: () => void): (() => void) => own?.lieOver(close) ?? (() => undefined);
