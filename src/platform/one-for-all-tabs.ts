import { randomId } from './random-id.ts';

/** Work that one tab of this browser does for all tabs. Messages between tabs are structured clones. */
export interface OneForAllTabs<Message> {
  /** Name of the work, the same in every tab that shares it. */
  readonly name: string;
  /**
   * Begins the work in this tab; `tell` sends a message to every tab, including this one. Returns a function that stops
   * the work.
   */
  readonly begin: (tell: (message: Message) => void) => () => void;
  readonly received: (message: Message) => void;
  /** Returns the kind of a message; a tab that joins later gets the last message of each kind. */
  readonly kindOf: (message: Message) => string;
  /** Longest silence of the working tab, ms. After it that tab counts as suspended, and another one takes over. */
  readonly silenceMs: number;
}

/**
 * What tabs send each other: the id of a tab that has joined, or a message. With `to`, the message is only for the tab
 * with that id.
 */
type Note<Message> =
  | { readonly joined: string }
  | { readonly message: Message; readonly to?: string | undefined };

/** Delay before the lock is requested again after the browser refused it, ms. */
const REFUSED_MS = 1000;

/** Returns whether the browser can choose one of its tabs: it needs locks and broadcast channels. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Keeps the last message of each kind, in the order sent, so that a tab that joins later learns the current state: if a
 * stream broke and then recovered, the recovery comes last.
 */
function lastOfEachKind<Message>(kindOf: (message: Message) => string) {
  const last = new Map<string, Message>();
  return {
    keep(message: Message): void {
      last.delete(kindOf(message));
      last.set(kindOf(message), message);
    },
    all: () => last.values(),
    clear: () => last.clear(),
  };
}

/**
 * Lets one tab of this browser work for all; when that tab is closed, crashes or is suspended, another takes over. If
 * the browser cannot choose a tab, every tab works for itself. Returns a function that leaves.
 */
export function oneForAllTabs<Message>(shared: OneForAllTabs<Message>): () => void {
  if (!canShare()) return shared.begin(shared.received);
  const { name, begin, received, kindOf, silenceMs } = shared;
  const me = randomId();
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  const last = lastOfEachKind(kindOf);
  let stop: (() => void) | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const say = (note: Note<Message>): void => {
    if (!left.signal.aborted) channel.postMessage(note);
  };
  const tell = (message: Message): void => {
    last.keep(message);
    say({ message });
    received(message);
  };
  const listen = (): void => {
    clearTimeout(silence);
    if (stop === undefined) silence = setTimeout(takeOver, silenceMs);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Note<Message>>) => {
    if ('joined' in data) {
      if (stop === undefined) return;
      for (const message of last.all()) say({ message, to: data.joined });
    } else if (stop === undefined && (data.to === undefined || data.to === me)) {
      listen();
      received(data.message);
    }
  });

  /** Works until this tab leaves; another tab may take the lock away before that. */
  const work = (): Promise<void> => {
    clearTimeout(silence);
    if (left.signal.aborted) return Promise.resolve();
    stop = begin(tell);
    return new Promise((resolve) => left.signal.addEventListener('abort', () => resolve()));
  };
  let turn = new AbortController();
  let takesOver = false;
  const queue = async (): Promise<void> => {
    while (!left.signal.aborted) {
      turn = new AbortController();
      const options = takesOver ? { steal: true } : { signal: turn.signal };
      takesOver = false;
      try {
        await navigator.locks.request(name, options, work);
      } catch {
        // The request was aborted, or a tab that received no messages has stolen the lock, or the browser refused the
        // lock. WebKit refuses it at once, every time, in a page that is being left; without this pause the loop would
        // block that page, which could then never be left.
        if (stop === undefined && !turn.signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
      }
      stop?.();
      stop = undefined;
      last.clear();
      if (!left.signal.aborted) listen();
    }
  };
  /** Takes the work over, if this tab is visible: a hidden tab may itself be suspended. */
  const takeOver = (): void => {
    takesOver = document.visibilityState === 'visible';
    if (takesOver) turn.abort();
    else listen();
  };

  listen();
  say({ joined: me });
  void queue();
  return () => {
    left.abort();
    turn.abort();
    clearTimeout(silence);
    channel.close();
  };
}
