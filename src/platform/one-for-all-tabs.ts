/** Work that one tab of this browser does for all. Messages are cloned from tab to tab. */
export interface OneForAllTabs<Message> {
  /** Same name in every tab that shares the work. */
  readonly name: string;
  /**
   * Begins the work in this tab; `tell` sends a message to every tab, this one too. Returns a function that stops it.
   */
  readonly begin: (tell: (message: Message) => void) => () => void;
  readonly received: (message: Message) => void;
  /** Returns the kind of a message; a tab that joins later gets the last message of each kind. */
  readonly kindOf: (message: Message) => string;
  /** Maximum silence of the working tab, ms: after more it counts as suspended, and another takes over. */
  readonly silenceMs: number;
}

/** Message between tabs. `to` is the one tab that it is for. */
type Note<Message> =
  | { readonly joined: string }
  | { readonly message: Message; readonly to?: string | undefined };

/** Delay before the next try when the browser refuses the lock, ms. */
const REFUSED_MS = 1000;

/** True in a browser that can choose one of its tabs. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Keeps the last message of each kind, in order of their last sending: to a tab that joins later, a stream that broke
 * and came back is not broken.
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
 * Lets one tab of this browser work for all of them; when it is closed, crashes or is suspended, another takes over.
 * Where the browser cannot choose one, every tab works for itself. Returns a function that leaves.
 */
export function oneForAllTabs<Message>(shared: OneForAllTabs<Message>): () => void {
  if (!canShare()) return shared.begin(shared.received);
  const { name, begin, received, kindOf, silenceMs } = shared;
  const me = crypto.randomUUID();
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

  /** Works until the tab leaves, or until another tab takes the lock away. */
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
        // The request was aborted, or another tab that heard nothing has stolen the lock; or it is refused:
        // WebKit refuses a page that is being left, immediately and every time, and a page in a tight retry
        // loop can never be left.
        if (stop === undefined && !turn.signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
      }
      stop?.();
      stop = undefined;
      last.clear();
      if (!left.signal.aborted) listen();
    }
  };
  /** A hidden tab may itself be the suspended one. */
  const takeOver = (): void => {
    takesOver = document.visibilityState === 'visible' && navigator.onLine;
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
