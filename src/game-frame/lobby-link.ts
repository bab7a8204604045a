import { type FrameMessage, type LobbyMessage, readLobbyMessage, sealed } from '../../contract/game-frame.ts';

type OutgoingMessage = FrameMessage extends infer Message
  ? Message extends FrameMessage
    ? Omit<Message, 'app' | 'version'>
    : never
  : never;

/** The frame's end of the message channel to the lobby's page. */
export interface LobbyLink {
  send(message: OutgoingMessage): void;
  /** Calls `handle` with every message of the lobby. Returns the function that stops it. */
  listen(handle: (message: LobbyMessage) => void): () => void;
}

/** A link without a lobby, for a frame opened on its own. */
export const noLobby: LobbyLink = { send() {}, listen: () => () => {} };

/**
 * Opens the link to the page that holds this frame. Its origin is taken from the referrer, which the lobby's frame
 * sends; without one, or without a parent, nothing is sent.
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
