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

/** The queue as its page uses it. */
export interface DropQueue {
  /** Queues a coin. Returns false if it is not accepted. */
  press(press: Press): boolean;
  /** Requests the drops that were sent and never shown. */
  check(): void;
  /** Cancels unsent drops when the page is left. */
  leave(): void;
}

/**
 * Creates a queue of drops: several may be under way; each is stored before it is sent, sent once the previous one is
 * answered, and shown in order. A drop without an answer stops the queue: it stays stored under the same id, and
 * those behind it, which were never sent, are cancelled.
 */
export const createDropQueue = <Answer>(deps: DropQueueDeps<Answer>): DropQueue => new Drops(deps);

class Drops<Answer> implements DropQueue {
  readonly #deps: DropQueueDeps<Answer>;
  readonly #pressed: Press[] = [];
  readonly #showing = new Set<string>();
  #wantsCheck = false;
  #isRunning = false;
  #isUnknown = false;
  #wake = (): void => undefined;
  #sending: Press | undefined;
  #reported: DropQueueState = { underWay: 0, isUnknown: false };

  constructor(deps: DropQueueDeps<Answer>) {
    this.#deps = deps;
  }

  press(press: Press): boolean {
    if (this.#isUnknown || this.#underWay >= MOST_UNDER_WAY) return false;
    this.#deps.onQueued(press);
    this.#pressed.push(press);
    this.#notify();
    void this.#run();
    return true;
  }

  check(): void {
    if (this.#unshown().length === 0) {
      this.#isUnknown = false;
      this.#notify();
      return;
    }
    this.#wantsCheck = true;
    void this.#run();
  }

  leave(): void {
    for (const press of this.#pressed.splice(0)) {
      this.#deps.onCancelled(press);
      this.#deps.onSettled(press);
    }
  }

  get #underWay(): number {
    return this.#pressed.length + this.#showing.size + (this.#sending ? 1 : 0);
  }

  /** Reports a changed state. Without a change it reports nothing, because the page would re-render. */
  #notify(): void {
    const underWay = this.#underWay;
    const isUnknown = this.#isUnknown;
    if (this.#reported.underWay === underWay && this.#reported.isUnknown === isUnknown) return;
    this.#reported = { underWay, isUnknown };
    this.#deps.onChanged(this.#reported);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) {
      this.#wake();
      return;
    }
    this.#isRunning = true;
    try {
      const isLockHeld = await this.#deps.withTabLock(async () => {
        // Unfinished drops come first; the presses that reveal them cost nothing.
        if (this.#unshown().length > 0) {
          this.leave();
          await this.#checkPending();
        }
        await this.#drain();
      });
      if (!isLockHeld) {
        this.leave();
        this.#deps.onElsewhere();
      }
    } finally {
      this.#isRunning = false;
      this.#notify();
    }
  }

  async #drain(): Promise<void> {
    for (;;) {
      if (this.#wantsCheck) await this.#checkPending();
      const press = this.#pressed.shift();
      if (press) await this.#play(press, false);
      else if (this.#showing.size > 0)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      else return;
    }
  }

  /** Returns the drops sent and never shown, except those being shown now. */
  #unshown(): readonly Press[] {
    return this.#deps.pending().filter(({ clientTxnId }) => !this.#showing.has(clientTxnId));
  }

  async #checkPending(): Promise<void> {
    this.#wantsCheck = false;
    for (const press of this.#unshown()) {
      await this.#play(press, true);
      if (this.#isUnknown) return;
    }
  }

  async #play(press: Press, isResumed: boolean): Promise<void> {
    this.#sending = press;
    this.#notify();
    try {
      await this.#deps.pace();
      // Not at the press: an id stored but never sent would buy a drop at a later visit.
      if (isResumed) this.#deps.onResumed(press);
      else this.#deps.keep(press);
      const answer = await this.#deps.send(press);
      this.#isUnknown = false;
      this.#show(press, answer, isResumed);
    } catch (error) {
      this.#fail(press, error);
    } finally {
      this.#sending = undefined;
      this.#notify();
    }
  }

  /** Shows an answer while the next drops are sent. */
  #show(press: Press, answer: Answer, isResumed: boolean): void {
    this.#showing.add(press.clientTxnId);
    void this.#deps.present(press, answer, isResumed).then((wasSeen) => {
      // Synchronously one after the other: the page renders once.
      if (wasSeen) {
        this.#deps.clear(press);
        this.#deps.onSeen(answer);
      }
      this.#deps.onSettled(press);
      this.#showing.delete(press.clientTxnId);
      this.#notify();
      this.#wake();
    });
  }

  #fail(press: Press, error: unknown): void {
    const failure = this.#deps.failureOf(error);
    if (failure.isRefused && !failure.keeps) this.#deps.clear(press);
    this.#isUnknown = !failure.isRefused;
    this.#deps.onFailed(press, error, failure);
    this.#deps.onSettled(press);
    this.leave();
  }
}
