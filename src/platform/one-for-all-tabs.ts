/** What is done by one tab of this browser, and told to all. Messages are cloned from tab to tab. */
export interface OneForAllTabs<Message> {
  /** The same in every tab that shares it. */
  readonly name: string;
  /** Begins the work in this tab; what it says with `tell` reaches every tab, this one too. Returns how to stop. */
  readonly begin: (tell: (message: Message) => void) => () => void;
  readonly received: (message: Message) => void;
  /** Of messages of one kind a tab that comes later is told the last. */
  readonly kindOf: (message: Message) => string;
  /** The working tab says something at least this often, in ms: after more silence than that it is asleep, and another takes over. */
  readonly silenceMs: number;
}

/** What tabs say to each other. `to` is the one tab that a message is for. */
type Note<Message> =
  | { readonly joined: string }
  | { readonly message: Message; readonly to?: string | undefined };

/** Where the browser gives no turn, the next try comes after this long, ms. */
const REFUSED_MS = 1000;

/** True in a browser that can choose one of its tabs. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Has one tab of this browser work for all of them; when it is closed, crashes or falls asleep, another takes over. Where
 * the browser cannot choose one, every tab works for itself. Returns how to leave.
 */
export function oneForAllTabs<Message>(shared: OneForAllTabs<Message>): () => void {
  if (!canShare()) return shared.begin(shared.received);
  const { name, begin, received, kindOf, silenceMs } = shared;
  const me = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  const last = new Map<string, Message>();
  let stop: (() => void) | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const say = (note: Note<Message>): void => {
    if (!left.signal.aborted) channel.postMessage(note);
  };
  const tell = (message: Message): void => {
    // Those that come later are told in the order in which it was said: a stream that broke and came back is not broken.
    last.delete(kindOf(message));
    last.set(kindOf(message), message);
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
      for (const message of last.values()) say({ message, to: data.joined });
    } else if (stop === undefined && (data.to === undefined || data.to === me)) {
      listen();
      received(data.message);
    }
  });

  /** Works until it is left, or until another tab takes the work away. */
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
        // Its turn was given up, or another tab that heard nothing has taken over; or there is none to be had: WebKit
        // refuses a page that is being left, at once and every time, and a page that asks on and on can never be left.
        if (stop === undefined && !turn.signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
      }
      stop?.();
      stop = undefined;
      last.clear();
      if (!left.signal.aborted) listen();
    }
  };
  /** A tab in the dark may itself be what sleeps. */
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
