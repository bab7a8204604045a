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

/**
 * Creates the history of a window; each window has one.
 * @param onLeaving called when the entry of a closed dialog is being left; what it returns is called when that is over
 */
export function makePageHistory(browser: Browser, onLeaving: () => () => void = () => () => undefined) {
  const { history, location } = browser;
  /** Functions that close the dialogs, the topmost last. */
  const dialogs: (() => void)[] = [];
  let arrived: (how: Arrival) => void = () => undefined;
  /** Timer that ends the wait for the browser's answer to our own step back; undefined without one. */
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = (): void => undefined;
  /** Actions requested in the meantime. */
  let waiting: (() => void)[] = [];
  /** New states of pages that changed below a dialog, by their own entries, which could not be reached then. */
  const moved = new Map<string, { readonly entry: Entry; readonly url: string }>();
  /** Key of the page's entry below the dialog's. */
  let below = '';
  let reported = '';

  // Only the app writes entries, and the browser those of fragments.
  const entry = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;
  const isOver = (): boolean => entry().over === true;
  const urlNow = (): string => hrefOf(location);
  const nameNow = (): string => `${entry().idx} ${entry().key}`;

  const tell = (how: Arrival): void => {
    const now = `${entry().key} ${urlNow()}`;
    // Nothing new for pages: only a dialog has opened or closed.
    if (now === reported) return;
    reported = now;
    arrived(how);
  };

  const write = (how: 'pushState' | 'replaceState', url: string, state: unknown, over: boolean): Entry => {
    const { idx = 0 } = entry();
    const next: Entry = {
      usr: state ?? null,
      key: newKey(),
      idx: how === 'pushState' ? idx + 1 : idx,
      ...(over && { over }),
    };
    history[how](next, '', url);
    return next;
  };

  /** Brings the history in line with the open dialogs. */
  const settle = (): void => {
    if (leaving !== undefined) return;
    if (dialogs.length > 0 && !isOver()) {
      below = nameNow();
      history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, over: true }, '');
    } else if (dialogs.length === 0 && isOver()) {
      leaving = setTimeout(arriveBack, LATEST_MS);
      hasLeft = onLeaving();
      history.go(-1);
    }
  };
  // One dialog may immediately follow another, in the same place.
  const settleSoon = (): void => queueMicrotask(settle);

  const arriveBack = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
    hasLeft();
    const asked = waiting;
    waiting = [];
    for (const ask of asked) ask();
  };

  const pop = (): void => {
    const isOwn = leaving !== undefined;
    if (!isOver()) {
      const was = nameNow();
      const now = moved.get(was);
      moved.delete(was);
      if (now !== undefined) {
        const { usr, key } = now.entry;
        history.replaceState({ usr, key, idx: now.entry.idx - 1 }, '', now.url);
      }
      if (!isOwn) dialogs.at(-1)?.();
    }
    tell('Pop');
    arriveBack();
    settleSoon();
  };

  /** Runs an action now, or after our own pending step back. */
  const inTurn = (ask: () => void): void => {
    if (leaving === undefined) ask();
    else waiting.push(ask);
  };

  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  reported = `${entry().key} ${urlNow()}`;
  browser.addEventListener('popstate', pop);
  // A reload has closed the dialog of this entry.
  settleSoon();

  return {
    /** Current location of the tab. */
    place: (): PageLocation => {
      const { pathname, search, hash } = location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    /** Calls back whenever the tab's location changes. Returns a function that stops it. */
    listen: (listener: (how: Arrival) => void): (() => void) => {
      arrived = listener;
      return () => {
        arrived = () => undefined;
      };
    },
    createHref: hrefOf,
    push: (to: string | Path, state?: unknown): void =>
      inTurn(() => {
        write(isOver() ? 'replaceState' : 'pushState', hrefOf(to), state, false);
        tell('Push');
        settleSoon();
      }),
    replace: (to: string | Path, state?: unknown): void =>
      inTurn(() => {
        const url = hrefOf(to);
        const next = write('replaceState', url, state, isOver());
        if (next.over) moved.set(below, { entry: next, url });
        tell('Replace');
      }),
    go: (steps: number): void => inTurn(() => history.go(isOver() && steps < 0 ? steps - 1 : steps)),
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
