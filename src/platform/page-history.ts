/*
 * The tab's history for the router, in which an open dialog adds an entry, so that the browser's back button closes the
 * dialog. The page below always remains one entry: a page opened from a dialog takes the dialog's entry, an address
 * replaced below a dialog stays replaced, and going forward to a closed dialog leads nowhere.
 */

import { markPending } from './pending.ts';

/** State of a history entry, as the router stores it. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  /** Number of entries before this one. */
  readonly idx: number;
  /** True if the entry is a dialog's, over the page of the previous entry. */
  readonly over?: true;
}

/** Parts of an address within the app. */
interface Path {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** How the current location was reached, in the router's terms. */
export type Arrival = 'Pop' | 'Push' | 'Replace';

/** Current location of the tab: address, the router's state, and the key of the history entry. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Returns the name of a location's entry, for what is remembered of it. */
export const entryName = ({
  key,
  ...path
}: Pick<PageLocation, 'key' | 'pathname' | 'search' | 'hash'>): string => `${key} ${hrefOf(path)}`;

/** The parts of a window that the history uses. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

/** Longest wait for the browser's event after a step back, ms. */
const LATEST_MS = 500;

const hrefOf = (to: string | Path): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Reads and writes the current history entry. Only the app adds entries, and the browser for links to fragments. */
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
    /** Returns a text that changes whenever the location changes for pages, but not when a dialog opens or closes. */
    mark: (): string => `${entry().key} ${hrefOf(location)}`,
    /** Returns whether the current entry is a dialog's. */
    isOver,
    name: (): string => `${entry().idx} ${entry().key}`,
    push: (to: string | Path, usr: unknown): void => {
      const { idx = 0 } = entry();
      // A page opened from a dialog replaces the dialog's entry.
      const how = isOver() ? 'replaceState' : 'pushState';
      history[how]({ usr: usr ?? null, key: newKey(), idx: isOver() ? idx : idx + 1 }, '', hrefOf(to));
    },
    replace: (to: string | Path, usr: unknown): Entry => {
      const { idx = 0 } = entry();
      const next: Entry = { usr: usr ?? null, key: newKey(), idx, ...(isOver() && { over: true }) };
      history.replaceState(next, '', hrefOf(to));
      return next;
    },
    /** Adds a dialog's entry over the current page's. */
    cover: (): void => history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, over: true }, ''),
  };
}

/** Tells the listener when the tab has arrived at another location. */
function arrivalsOf({ mark }: ReturnType<typeof entriesOf>) {
  let arrived: (how: Arrival) => void = () => undefined;
  let reported = mark();
  return {
    tell: (how: Arrival): void => {
      // Only a dialog has opened or closed, which pages need not know.
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

/**
 * Creates the step back from the entry of a closed dialog. Other navigations wait until the browser reports that the
 * step has ended.
 */
function stepBackOf({ history }: Browser, onLeaving: () => () => void) {
  /** Timer that ends the wait for the browser; undefined while no step back is pending. */
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
    /** Runs a navigation now, or after the pending step back. */
    inTurn: (ask: () => void): void => {
      if (timer === undefined) ask();
      else waiting.push(ask);
    },
  };
}

/**
 * Creates the history of a window; call once for each window.
 * @param onLeaving called when the history steps back from a closed dialog's entry; the returned function is called at
 * the end of the step
 */
export function makePageHistory(browser: Browser, onLeaving: () => () => void = () => () => undefined) {
  const entries = entriesOf(browser);
  const { tell, listen } = arrivalsOf(entries);
  const stepBack = stepBackOf(browser, onLeaving);
  /** Functions that close the open dialogs; the last belongs to the topmost dialog. */
  const dialogs: (() => void)[] = [];
  /**
   * New entries for pages that changed their address below a dialog, by the name of the page's entry. They are written
   * when the dialog's entry is left.
   */
  const moved = new Map<string, { readonly entry: Entry; readonly url: string }>();
  /** Name of the page's entry below the current dialog's entry. */
  let below = '';

  /**
   * Adds a dialog's history entry or steps back from it, so that there is such an entry exactly while a dialog is open.
   */
  const settle = (): void => {
    if (stepBack.isPending()) return;
    if (dialogs.length > 0 && !entries.isOver()) {
      below = entries.name();
      entries.cover();
    } else if (dialogs.length === 0 && entries.isOver()) stepBack.begin();
  };
  // Waits a microtask: a dialog that opens right after another takes over its entry.
  const settleSoon = (): void => queueMicrotask(settle);

  /** Writes the new address of a page that changed while a dialog was open. */
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
  // The page was reloaded on a dialog's entry: the reload has closed the dialog, so leave its entry.
  settleSoon();

  return {
    /** Returns the current location of the tab. */
    place: entries.place,
    /** Sets the function called whenever the tab's location changes. Returns a function that removes it. */
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
    /**
     * Registers a dialog over the page; the browser's back button calls `close`. Returns a function that removes the
     * dialog.
     */
    lieOver: (close: () => void): (() => void) => {
      // A new function, because several dialogs may pass the same one.
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

/** History of a window, with entries for dialogs. */
export type PageHistory = ReturnType<typeof makePageHistory>;

let own: PageHistory | undefined;

/** Returns this window's history, created at the first call. */
export const startPageHistory = (): PageHistory => (own ??= makePageHistory(window, markPending));

/**
 * Registers a dialog in this window's history; does nothing without a history, as in a game's frame. Returns a function
 * that removes the dialog.
 */
export const lieOverPage = (close: () => void): (() => void) => own?.lieOver(close) ?? (() => undefined);
