import type { LiveMessage } from '../../contract/live.ts';

/** One open live stream. */
export interface LiveSubscriber {
  readonly userId: number | undefined;
  readonly sessionId: string | undefined;
  /** Sends bytes to the reader. Returns false if the reader is too slow. */
  send(bytes: Buffer): boolean;
  end(): void;
}

/** The open live streams of this process. */
export interface Subscribers {
  readonly all: ReadonlySet<LiveSubscriber>;
  add(subscriber: LiveSubscriber): void;
  leave(subscriber: LiveSubscriber): void;
  /** Sends an encoded message to one stream if it is still open. */
  send(subscriber: LiveSubscriber, bytes: Buffer): void;
  /** Sends a message to all streams; the message is encoded once. */
  broadcast(message: LiveMessage): void;
  /** Tells the streams of a session that the session has ended, and ends them. */
  endSession(sessionId: string): void;
  /** Ends every open stream. */
  close(): void;
}

/** Creates the set of open streams, which is empty at first. */
export function createSubscribers(toBytes: (message: LiveMessage) => Buffer): Subscribers {
  const all = new Set<LiveSubscriber>();

  /** Ends a stream. A reader that was too slow reconnects by itself and receives the current state. */
  function drop(subscriber: LiveSubscriber): void {
    all.delete(subscriber);
    subscriber.end();
  }

  function send(subscriber: LiveSubscriber, bytes: Buffer): void {
    if (all.has(subscriber) && !subscriber.send(bytes)) drop(subscriber);
  }

  return {
    all,
    add: (subscriber) => void all.add(subscriber),
    leave: (subscriber) => void all.delete(subscriber),
    send,
    broadcast(message) {
      if (all.size === 0) return;
      const bytes = toBytes(message);
      for (const subscriber of all) send(subscriber, bytes);
    },
    endSession(sessionId) {
      for (const subscriber of all) {
        if (subscriber.sessionId !== sessionId) continue;
        subscriber.send(toBytes({ type: 'sessionEnded' }));
        drop(subscriber);
      }
    },
    close() {
      for (const subscriber of all) drop(subscriber);
    },
  };
}
