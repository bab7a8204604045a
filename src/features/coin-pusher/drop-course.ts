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

/** What the course asks of the world around it; nothing here knows React, the network or the clock. */
export interface DropWorld<Answer> {
  /** Drops that were sent and never shown, oldest first. */
  left(): readonly Press[];
  /** Writes a drop down before it is sent. */
  keep(press: Press): void;
  /** It has been shown, or the server has said that there is none. */
  clear(press: Press): void;
  /** Runs alone among the tabs; false when another tab plays. */
  alone(run: () => Promise<void>): Promise<boolean>;
  send(press: Press): Promise<Answer>;
  failureOf(error: unknown): Failure;
  /** Resolves when the next request may leave: money calls are few a second. */
  pace(): Promise<void>;
  /** A coin waits on the rail from now on. */
  waits(press: Press): void;
  /** A drop that was left is asked for again. */
  returns(press: Press): void;
  /** Shows a settled drop; resolves with false when the page was left before it was seen. */
  show(press: Press, answer: Answer, isReturning: boolean): Promise<boolean>;
  /** Its coin is lifted away, or stays grey until somebody asks again. */
  failed(press: Press, error: unknown, failure: Failure): void;
  /** It was pressed for and never sent. */
  dropped(press: Press): void;
  /** The drop is over, however it ended: what waited for it may follow. */
  over(press: Press): void;
  /** Another tab plays. */
  elsewhere(): void;
  changed(state: CourseState): void;
}

/** Where the course is. */
export interface CourseState {
  /** Coins that are waiting, falling or on their way: pressed for and not yet seen. */
  readonly underWay: number;
  /** True after a drop without an answer: the next press asks for its result. */
  readonly isUnknown: boolean;
}

/** Most coins under way at once. */
export const MOST_UNDER_WAY = 5;

/**
 * The course of drops: several may be under way, each is written down before it is sent, sent when the one before has
 * its answer, and shown in its turn. A drop without an answer stops the course: it stays written down under the same
 * id, and those behind it, which were never sent, are given back.
 */
export function createDropCourse<Answer>(world: DropWorld<Answer>) {
  const pressed: Press[] = [];
  const showing = new Set<string>();
  let wantsCheck = false;
  let isRunning = false;
  let isUnknown = false;
  let wake = (): void => undefined;
  let sending: Press | undefined;

  const told = (): void => {
    const underWay = pressed.length + showing.size + (sending ? 1 : 0);
    world.changed({ underWay, isUnknown });
  };

  function giveBack(): void {
    for (const press of pressed.splice(0)) {
      world.dropped(press);
      world.over(press);
    }
  }

  function fail(press: Press, error: unknown): void {
    const failure = world.failureOf(error);
    if (failure.isRefused && !failure.keeps) world.clear(press);
    isUnknown = !failure.isRefused;
    world.failed(press, error, failure);
    world.over(press);
    giveBack();
  }

  async function play(press: Press, isReturning: boolean): Promise<void> {
    sending = press;
    told();
    try {
      await world.pace();
      // Not at the press: an id that never leaves would be spent at a later visit.
      if (isReturning) world.returns(press);
      else world.keep(press);
      const answer = await world.send(press);
      isUnknown = false;
      showing.add(press.clientTxnId);
      void world.show(press, answer, isReturning).then((wasSeen) => {
        if (wasSeen) world.clear(press);
        world.over(press);
        showing.delete(press.clientTxnId);
        told();
        wake();
      });
    } catch (error) {
      fail(press, error);
    } finally {
      sending = undefined;
      told();
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      if (wantsCheck) await checkLeft();
      const press = pressed.shift();
      if (press) await play(press, false);
      else if (showing.size > 0) await new Promise<void>((resolve) => (wake = resolve));
      else return;
    }
  }

  /** What was sent and never shown, beside what is being shown right now. */
  const leftBehind = (): readonly Press[] =>
    world.left().filter(({ clientTxnId }) => !showing.has(clientTxnId));

  async function checkLeft(): Promise<void> {
    wantsCheck = false;
    for (const press of leftBehind()) {
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
      const isAlone = await world.alone(async () => {
        // What was left before comes first, and the presses that find it spend nothing.
        if (leftBehind().length > 0) {
          giveBack();
          await checkLeft();
        }
        await drain();
      });
      if (!isAlone) {
        giveBack();
        world.elsewhere();
      }
    } finally {
      isRunning = false;
      told();
    }
  }

  return {
    /** Puts a coin on the rail. Returns whether it was taken. */
    press(press: Press): boolean {
      if (isUnknown || pressed.length + showing.size + (sending ? 1 : 0) >= MOST_UNDER_WAY) return false;
      world.waits(press);
      pressed.push(press);
      told();
      void run();
      return true;
    },
    /** Asks for what was sent and never shown. */
    check(): void {
      if (leftBehind().length === 0) {
        isUnknown = false;
        told();
        return;
      }
      wantsCheck = true;
      void run();
    },
    /** The page is left: what was not sent is given back. */
    leave: giveBack,
  };
}
