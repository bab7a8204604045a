import type { SharedMessage } from '../../../contract/shared-rounds.ts';
import type { Clock } from '../../clock.ts';

/** One open stream of a shared game. */
export interface Watcher {
  /** Owner of the player's rounds (player.ts). */
  readonly owner: string;
  readonly isFun: boolean;
  /** Returns false when the reader is too slow. */
  send(bytes: Buffer): boolean;
  end(): void;
}

/** A message before the time is added. */
export type Untimed<Message = SharedMessage> = Message extends unknown ? Omit<Message, 'serverTime'> : never;

/** Players who have a shared game open. */
export interface Audience {
  readonly size: number;
  add(watcher: Watcher, first: Untimed): void;
  leave(watcher: Watcher): void;
  /** Sends a message to all, or to those selected by `isMeant`; encodes it once. */
  broadcast(message: Untimed, isMeant?: (watcher: Watcher) => boolean): void;
  /** Ends every stream. */
  close(): void;
}

/** Encodes a message as a server-sent event. */
const toEvent = (message: object): Buffer => Buffer.from(`data: ${JSON.stringify(message)}\n\n`);

/** Creates an empty audience. */
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
      // A reader that is too slow reconnects by itself and receives the whole state.
      for (const watcher of watchers) if (isMeant(watcher) && !watcher.send(bytes)) drop(watcher);
    },
    close() {
      for (const watcher of watchers) drop(watcher);
    },
  };
}
