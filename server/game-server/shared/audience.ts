import type { SharedMessage } from '../../../contract/shared-rounds.ts';
import type { Clock } from '../../clock.ts';

/** One player's open stream of a shared game. */
export interface Watcher {
  /** Owner of the watcher's rounds: a player who plays for coins, or one session for fun. */
  readonly owner: string;
  readonly isFun: boolean;
  /** Sends bytes; returns false if the reader is too slow. */
  send(bytes: Buffer): boolean;
  end(): void;
}

/** A message without its time, which `broadcast` adds. */
export type Untimed<Message = SharedMessage> = Message extends unknown ? Omit<Message, 'serverTime'> : never;

/** The open streams of all players who watch a shared game. */
export interface Audience {
  readonly size: number;
  add(watcher: Watcher, first: Untimed): void;
  leave(watcher: Watcher): void;
  /** Sends a message to all watchers, or to those for whom `isMeant` returns true; encodes it once. */
  broadcast(message: Untimed, isMeant?: (watcher: Watcher) => boolean): void;
  /** Ends the streams of all watchers. */
  close(): void;
}

/** Encodes a message as a server-sent event. */
const toEvent = (message: object): Buffer => Buffer.from(`data: ${JSON.stringify(message)}\n\n`);

/** Creates the audience of a shared game, without watchers. */
export function createAudience(clock: Clock): Audience {
  const watchers = new Set<Watcher>();
  const drop = (watcher: Watcher): void => {
    watchers.delete(watcher);
    watcher.end();
  };
  const timed = (message: Untimed): Buffer => toEvent({ ...message, serverTime: clock.now() });
  return {
    get size() {
      return watchers.size;
    },
    add(watcher, first) {
      watchers.add(watcher);
      if (!watcher.send(timed(first))) drop(watcher);
    },
    leave: (watcher) => void watchers.delete(watcher),
    broadcast(message, isMeant = () => true) {
      if (watchers.size === 0) return;
      const bytes = timed(message);
      // A watcher who is too slow is dropped, reconnects by itself and then receives the whole state.
      for (const watcher of watchers) if (isMeant(watcher) && !watcher.send(bytes)) drop(watcher);
    },
    close() {
      for (const watcher of watchers) drop(watcher);
    },
  };
}
