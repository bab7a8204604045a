/** A drop that the player has requested by a press. */
export interface Press {
  readonly clientTxnId: string;
  /** Time of the press, ms since 1970, by the server's clock. */
  readonly at: number;
  /** Position on the rail, 0 at its left end to 1000. */
  readonly x: number;
}

/** Why a drop has no result: the server refused it, or did not answer. */
export interface DropFailure {
  readonly isRefused: boolean;
  /** Whether the drop stays stored: if the session had ended, the drop may have been bought all the same. */
  readonly keeps: boolean;
}

/** What the queue needs from its page. The queue itself knows neither React nor the network nor the clock. */
export interface DropQueueDeps<Answer> {
  /** Returns the stored drops, which were sent but never fully shown, oldest first. */
  pending(): readonly Press[];
  /** Stores a drop before it is sent. */
  keep(press: Press): void;
  /** Removes a stored drop that has been shown or that the server has refused. */
  clear(press: Press): void;
  /** Runs a function while this tab holds the lock for playing; resolves with false if another tab holds it. */
  withTabLock(run: () => Promise<void>): Promise<boolean>;
  send(press: Press): Promise<Answer>;
  failureOf(error: unknown): DropFailure;
  /** Resolves when the next request may be sent: the server limits the rate of money calls. */
  pace(): Promise<void>;
  /** Called when a new coin waits on the rail. */
  onQueued(press: Press): void;
  /** Called when a stored drop is about to be sent again. */
  onResumed(press: Press): void;
  /** Shows the result of a drop; resolves with false if the page is left before it was shown. */
  present(press: Press, answer: Answer, isResumed: boolean): Promise<boolean>;
  /** Called when a drop has been shown, so that the page updates its numbers. */
  onSeen(answer: Answer): void;
  /**
   * Called when a drop has no result: its coin is removed if the server refused the drop, or else stays grey until the
   * player asks again.
   */
  onFailed(press: Press, error: unknown, failure: DropFailure): void;
  /** Called when a drop is cancelled that was never sent. */
  onCancelled(press: Press): void;
  /** Called when a drop is over, with any outcome; work that waited for its end may continue. */
  onSettled(press: Press): void;
  /** Called when another tab holds the lock for playing. */
  onElsewhere(): void;
  onChanged(state: DropQueueState): void;
}

/** State of the queue of drops that the page shows. */
export interface DropQueueState {
  /** Number of coins under way: they wait, are being sent, or fall. */
  readonly underWay: number;
  /** Whether the last drop got no answer: the next press asks for its result. */
  readonly isUnknown: boolean;
}

/** Maximum number of coins under way at a time. */
export const MOST_UNDER_WAY = 5;

/** Functions of the queue of drops for its page. */
export interface DropQueue {
  /** Adds a drop to the queue. Returns false if it is not accepted. */
  press(press: Press): boolean;
  /** Sends the stored drops again, to get and show their results. */
  check(): void;
  /** Cancels the drops that were not sent yet. */
  leave(): void;
}

/**
 * Creates a queue of drops. Each drop is stored before it is sent, sent when the previous one is answered, and shown in
 * order. A drop without an answer stops the queue: it stays stored under its id, and the drops behind it, which were
 * never sent, are cancelled.
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

  /** Reports the state to the page if it has changed, since every report renders the page. */
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
        // Stored drops come first: the press that started this run is cancelled and costs nothing.
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

  /** Returns the stored drops that are not being shown now. */
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
      // Stored only now and not at the press: a stored drop that was never sent would be bought at a later visit.
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

  /** Shows the result of a drop without waiting for its end, so that the next drops can be sent. */
  #show(press: Press, answer: Answer, isResumed: boolean): void {
    this.#showing.add(press.clientTxnId);
    void this.#deps.present(press, answer, isResumed).then((wasSeen) => {
      // All changes happen in one task, so that the page renders once.
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
