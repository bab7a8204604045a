/*
 * The tab's history, as the router needs it, with one thing that the router's own has not: a dialog that lies over a page
 * has an entry, so that the browser's way back closes it. Whatever happens meanwhile, the page below stays one entry: a page
 * that is opened from a dialog takes the dialog's entry, an address that is replaced below a dialog stays replaced, and a
 * way forward to a dialog that is gone leads nowhere.
 */

/** What an entry of the history holds, in the router's form. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  /** How many entries lie before it. */
  readonly idx: number;
  /** True where a dialog lies over the page of the entry before. */
  readonly over?: true;
}

/** An address of the app. */
interface Path {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** How a place was reached, by the names of the router. */
export type Arrival = 'Pop' | 'Push' | 'Replace';

/** Where the tab is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** What is used of a window. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

/** The browser answers a way back within this time, or not at all, in ms. */
const LATEST_MS = 500;

const hrefOf = (to: string | Path): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Makes the history of a window; one window has one. */
export function makePageHistory(browser: Browser) {
  const { history, location } = browser;
  /** What closes each dialog, the topmost last. */
  const dialogs: (() => void)[] = [];
  let arrived: (how: Arrival) => void = () => undefined;
  /** Ends the wait for the browser's answer to a way back of our own; undefined while there is none. */
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for meanwhile. */
  let waiting: (() => void)[] = [];
  /** What pages became while a dialog lay over them, by their own entries, which could not be reached then. */
  const moved = new Map<string, { readonly entry: Entry; readonly url: string }>();
  /** The page's entry below the dialog's. */
  let below = '';
  let told = '';

  // The app alone writes entries, and the browser those of parts of a page.
  const entry = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;
  const isOver = (): boolean => entry().over === true;
  const urlNow = (): string => hrefOf(location);
  const nameNow = (): string => `${entry().idx} ${entry().key}`;

  const tell = (how: Arrival): void => {
    const now = `${entry().key} ${urlNow()}`;
    // Nothing new for pages: only a dialog has come or gone.
    if (now === told) return;
    told = now;
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

  /** Brings the history to what lies over the page now. */
  const settle = (): void => {
    if (leaving !== undefined) return;
    if (dialogs.length > 0 && !isOver()) {
      below = nameNow();
      history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, over: true }, '');
    } else if (dialogs.length === 0 && isOver()) {
      leaving = setTimeout(arriveBack, LATEST_MS);
      history.go(-1);
    }
  };
  // One dialog may follow another at once, in the same place.
  const settleSoon = (): void => queueMicrotask(settle);

  const arriveBack = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
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

  /** Does something now, or when a way back of our own has ended. */
  const inTurn = (ask: () => void): void => {
    if (leaving === undefined) ask();
    else waiting.push(ask);
  };

  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  told = `${entry().key} ${urlNow()}`;
  browser.addEventListener('popstate', pop);
  // A reload has closed the dialog of this entry.
  settleSoon();

  return {
    /** Where the tab is. */
    place: (): Place => {
      const { pathname, search, hash } = location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    /** Calls back whenever the tab is somewhere else. Returns how to stop. */
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
    /** A dialog lies over the page from now on; the browser's way back calls `close`. Returns how to end it. */
    lieOver: (close: () => void): (() => void) => {
      // One of its own, whoever else has the same.
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

/** Begins with this window's history; once. */
export const startPageHistory = (): PageHistory => (own ??= makePageHistory(window));

/** Gives a dialog its entry; nothing where there is no history, as in a game's frame. Returns how to end it. */
export const lieOverPage = (close: () => void): (() => void) => own?.lieOver(close) ?? (() => undefined);
