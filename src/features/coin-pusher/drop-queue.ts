/** A drop that was pressed for. */
export interface Press {
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Place on the rail, 0 … 1000. */
  readonly x: number;
}

/** How a drop ended that was not settled: refused by the server, or without an answer. */
export interface Failure {
  readonly isRefused: boolean;
  /** True when the drop must stay written down: a session that ended may still have bought it. */
  readonly keeps: boolean;
}

/** What the queue works with; nothing here knows React, the network or the clock. */
export interface DropQueueDeps<Answer> {
  /** Drops that were sent and never shown, oldest first. */
  pending(): readonly Press[];
  /** Writes a drop down before it is sent. */
  keep(press: Press): void;
  /** It has been shown, or the server has said that there is none. */
  clear(press: Press): void;
  /** Runs while no other tab plays; false when one does. */
  withTabLock(run: () => Promise<void>): Promise<boolean>;
  send(press: Press): Promise<Answer>;
  failureOf(error: unknown): Failure;
  /** Resolves when the next request may leave: money calls are few a second. */
  pace(): Promise<void>;
  /** A coin waits on the rail from now on. */
  onQueued(press: Press): void;
  /** A drop that was left is asked for again. */
  onResumed(press: Press): void;
  /** Shows a settled drop; resolves with false when the page was left before it was seen. */
  present(press: Press, answer: Answer, isResumed: boolean): Promise<boolean>;
  /** It was seen: what the page says of it changes now. */
  onSeen(answer: Answer): void;
  /** Its coin is lifted away, or stays grey until somebody asks again. */
  onFailed(press: Press, error: unknown, failure: Failure): void;
  /** It was pressed for and never sent. */
  onCancelled(press: Press): void;
  /** The drop is over, however it ended: what waited for it may follow. */
  onSettled(press: Press): void;
  /** Another tab plays. */
  onElsewhere(): void;
  onChanged(state: DropQueueState): void;
}

/** Where the queue is. */
export interface DropQueueState {
  /** Coins that are waiting, falling or on their way: pressed for and not yet seen. */
  readonly underWay: number;
  /** True after a drop without an answer: the next press asks for its result. */
  readonly isUnknown: boolean;
}

/** Most coins under way at once. */
export const MOST_UNDER_WAY = 5;

/**
 * Creates a queue of drops: several may be under way, each is written down before it is sent, sent when the one before
 * has its answer, and shown in its turn. A drop without an answer stops the queue: it stays written down under the same
 * id, and those behind it, which were never sent, are cancelled.
 */
export function createDropQueue<Answer>(deps: DropQueueDeps<Answer>) {
  const pressed: Press[] = [];
  const showing = new Set<string>();
  let wantsCheck = false;
  let isRunning = false;
  let isUnknown = false;
  let wake = (): void => undefined;
  let sending: Press | undefined;

  let told: DropQueueState = { underWay: 0, isUnknown };
  /** Tells what has changed. Nothing has: nobody is told, or the page would look for what to render. */
  const notify = (): void => {
    const underWay = pressed.length + showing.size + (sending ? 1 : 0);
    if (told.underWay === underWay && told.isUnknown === isUnknown) return;
    told = { underWay, isUnknown };
    deps.onChanged(told);
  };

  function cancelQueued(): void {
    for (const press of pressed.splice(0)) {
      deps.onCancelled(press);
      deps.onSettled(press);
    }
  }

  function fail(press: Press, error: unknown): void {
    const failure = deps.failureOf(error);
    if (failure.isRefused && !failure.keeps) deps.clear(press);
    isUnknown = !failure.isRefused;
    deps.onFailed(press, error, failure);
    deps.onSettled(press);
    cancelQueued();
  }

  async function play(press: Press, isResumed: boolean): Promise<void> {
    sending = press;
    notify();
    try {
      await deps.pace();
      // Not at the press: an id that never leaves would be spent at a later visit.
      if (isResumed) deps.onResumed(press);
      else deps.keep(press);
      const answer = await deps.send(press);
      isUnknown = false;
      showing.add(press.clientTxnId);
      void deps.present(press, answer, isResumed).then((wasSeen) => {
        // One after the other without a pause: the page renders once.
        if (wasSeen) {
          deps.clear(press);
          deps.onSeen(answer);
        }
        deps.onSettled(press);
        showing.delete(press.clientTxnId);
        notify();
        wake();
      });
    } catch (error) {
      fail(press, error);
    } finally {
      sending = undefined;
      notify();
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      if (wantsCheck) await checkPending();
      const press = pressed.shift();
      if (press) await play(press, false);
      else if (showing.size > 0) await new Promise<void>((resolve) => (wake = resolve));
      else return;
    }
  }

  /** What was sent and never shown, beside what is being shown right now. */
  const unshown = (): readonly Press[] =>
    deps.pending().filter(({ clientTxnId }) => !showing.has(clientTxnId));

  async function checkPending(): Promise<void> {
    wantsCheck = false;
    for (const press of unshown()) {
      await play(press, true);
      if (isUnknown) return;
    }
  }

  async function run(): Promise<void> {
    if (isRunning) {
      wake();
      return;
    }
    isRunning = true;
    try {
      const isLockHeld = await deps.withTabLock(async () => {
        // What was left before comes first, and the presses that find it spend nothing.
        if (unshown().length > 0) {
          cancelQueued();
          await checkPending();
        }
        await drain();
      });
      if (!isLockHeld) {
        cancelQueued();
        deps.onElsewhere();
      }
    } finally {
      isRunning = false;
      notify();
    }
  }

  return {
    /** Queues a coin. Returns false when it was not taken. */
    press(press: Press): boolean {
      if (isUnknown || pressed.length + showing.size + (sending ? 1 : 0) >= MOST_UNDER_WAY) return false;
      deps.onQueued(press);
      pressed.push(press);
      notify();
      void run();
      return true;
    },
    /** Asks for what was sent and never shown. */
    check(): void {
      if (unshown().length === 0) {
        isUnknown = false;
        notify();
        return;
      }
      wantsCheck = true;
      void run();
    },
    /** The page is left: what was not sent is cancelled. */
    leave: cancelQueued,
  };
}
