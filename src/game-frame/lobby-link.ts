import { type FrameMessage, type LobbyMessage, readLobbyMessage, sealed } from '../../contract/game-frame.ts';

type OutgoingMessage = FrameMessage extends infer Message
  ? Message extends FrameMessage
    ? Omit<Message, 'app' | 'version'>
    : never
  : never;

/** Message channel from the frame to the page of the lobby that contains it. */
export interface LobbyLink {
  send(message: OutgoingMessage): void;
  /** Calls `handle` with every message from the lobby. Returns a function that stops this. */
  listen(handle: (message: LobbyMessage) => void): () => void;
}

/** A channel that sends and receives nothing, for a frame that is opened outside the lobby. */
export const noLobby: LobbyLink = { send() {}, listen: () => () => {} };

/**
 * Opens the channel to the page that contains this frame. The page's origin comes from the referrer. Without a referrer
 * or a parent, the channel sends and receives nothing.
 */
export function openLobbyLink(page: Window): LobbyLink {
  const { parent, document } = page;
  if (parent === page || document.referrer === '') return noLobby;
  const { origin } = new URL(document.referrer);
  return {
    send: (message) => parent.postMessage(sealed(message), origin),
    listen(handle) {
      const onMessage = (event: MessageEvent): void => {
        const message = readLobbyMessage(event, { origin, source: parent });
        if (message) handle(message);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}
