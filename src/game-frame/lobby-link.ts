import { type FrameMessage, type LobbyMessage, readLobbyMessage, sealed } from '../../contract/game-frame.ts';

type Said = FrameMessage extends infer Message
  ? Message extends FrameMessage
    ? Omit<Message, 'app' | 'version'>
    : never
  : never;

/** The frame's end of its talk with the lobby's page about it. */
export interface LobbyLink {
  say(message: Said): void;
  /** Calls back for everything that the lobby tells. Returns how to stop. */
  listen(told: (message: LobbyMessage) => void): () => void;
}

/** A link to nobody: the frame stands alone. */
export const noLobby: LobbyLink = { say() {}, listen: () => () => {} };

/**
 * Opens the link to the page that holds this frame. Its origin is that of the referrer, which the lobby's frame sends;
 * without one, or without a parent, nothing is said to anybody.
 */
export function openLobbyLink(page: Window): LobbyLink {
  const { parent, document } = page;
  if (parent === page || document.referrer === '') return noLobby;
  const { origin } = new URL(document.referrer);
  return {
    say: (message) => parent.postMessage(sealed(message), origin),
    listen(told) {
      const onMessage = (event: MessageEvent): void => {
        const message = readLobbyMessage(event, { origin, source: parent });
        if (message) told(message);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}
