/** A drop that the player requested. */
export interface Press {
  readonly clientTxnId: string;
  /** Time in milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Position on the rail, 0 … 1000. */
  readonly x: number;
}

/** Reason why a drop was not settled: refused by the server, or no answer. */
export interface DropFailure {
  readonly isRefused: boolean;
  /** Whether the drop must stay stored: a session that ended may still have bought it. */
  readonly keeps: boolean;
}

/** Dependencies of the queue; it knows neither React nor the network nor the clock. */
export interface DropQueueDeps<Answer> {
  /** Returns the drops that were sent and never shown, oldest first. */
  pending(): readonly Press[];
  /** Stores a drop before it is sent. */
  keep(press: Press): void;
  /** Removes a stored drop: it was shown, or the server reported that there is none. */
  clear(press: Press): void;
  /** Runs while holding the tab lock; false when another tab has it. */
  withTabLock(run: () => Promise<void>): Promise<boolean>;
  send(press: Press): Promise<Answer>;
  failureOf(error: unknown): DropFailure;
  /** Resolves when the next request may be sent: money calls are rate-limited. */
  pace(): Promise<void>;
  /** A coin is now waiting on the rail. */
  onQueued(press: Press): void;
  /** An unfinished drop is requested again. */
  onResumed(press: Press): void;
  /** Shows a settled drop; resolves with false when the page was left before it was shown. */
  present(press: Press, answer: Answer, isResumed: boolean): Promise<boolean>;
  /** The drop was shown: the page updates its numbers now. */
  onSeen(answer: Answer): void;
  /** Its coin is removed, or stays grey until the player retries. */
  onFailed(press: Press, error: unknown, failure: DropFailure): void;
  /** The drop was requested but never sent. */
  onCancelled(press: Press): void;
  /** The drop is over, with any outcome: work that waited for it may continue. */
  onSettled(press: Press): void;
  /** Another tab is playing. */
  onElsewhere(): void;
  onChanged(state: DropQueueState): void;
}

/** State of the queue. */
export interface DropQueueState {
  /** Number of coins waiting, on their way or falling: requested and not yet shown. */
  readonly underWay: number;
  /** Whether a drop has no answer: the next press asks for its result. */
  readonly isUnknown: boolean;
}

/** Maximum number of coins under way. */
export const MOST_UNDER_WAY = 5;

/**
 * Creates a queue of drops: several may be under way; each is stored before it is sent, sent once the previous one is
 * answered, and shown in order. A drop without an answer stops the queue: it stays stored under the same id, and
 * those behind it, which were never sent, are cancelled.
 */
export function createDropQueue<Answer>(deps: DropQueueDeps<Answer>) {
  const pressed: Press[] = [];
  const showing = new Set<string>();
  let wantsCheck = false;
  let isRunning = false;
  let isUnknown = false;
  let wake = (): void => undefined;
  let sending: Press | undefined;

  let reported: DropQueueState = { underWay: 0, isUnknown };
  /** Reports a changed state. Without a change it reports nothing, because the page would re-render. */
  const notify = (): void => {
    const underWay = pressed.length + showing.size + (sending ? 1 : 0);
    if (reported.underWay === underWay && reported.isUnknown === isUnknown) return;
    reported = { underWay, isUnknown };
    deps.onChanged(reported);
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
      // Not at the press: an id stored but never sent would buy a drop at a later visit.
      if (isResumed) deps.onResumed(press);
      else deps.keep(press);
      const answer = await deps.send(press);
      isUnknown = false;
      showing.add(press.clientTxnId);
      void deps.present(press, answer, isResumed).then((wasSeen) => {
        // Synchronously one after the other: the page renders once.
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

  /** Returns the drops sent and never shown, except those being shown now. */
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
        // Unfinished drops come first; the presses that reveal them cost nothing.
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
    /** Queues a coin. Returns false if it is not accepted. */
    press(press: Press): boolean {
      if (isUnknown || pressed.length + showing.size + (sending ? 1 : 0) >= MOST_UNDER_WAY) return false;
      deps.onQueued(press);
      pressed.push(press);
      notify();
      void run();
      return true;
    },
    /** Requests the drops that were sent and never shown. */
    check(): void {
      if (unshown().length === 0) {
        isUnknown = false;
        notify();
        return;
      }
      wantsCheck = true;
      void run();
    },
    /** Cancels unsent drops when the page is left. */
    leave: cancelQueued,
  };
}
