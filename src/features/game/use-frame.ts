import { type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  type FrameMessage,
  type LobbyMessage,
  readFrameMessage,
  sealed,
} from '../../../contract/game-frame.ts';

type LobbyReport = LobbyMessage extends infer Message
  ? Message extends LobbyMessage
    ? Omit<Message, 'app' | 'version'>
    : never
  : never;

/**
 * Listens to a game's frame, and returns a function that sends messages to it. Accepts messages only from the frame's
 * own window at its origin; sends none if another page is loaded in the frame.
 * @param frameUrl the frame's whole address; undefined while the game is not open
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  frameUrl: string | undefined,
  onMessage: (message: FrameMessage) => void,
): (message: LobbyReport) => void {
  const latest = useRef(onMessage);
  latest.current = onMessage;
  const origin = frameUrl === undefined ? undefined : new URL(frameUrl).origin;
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent): void => {
      const message = readFrameMessage(event, { origin, source: frame.current?.contentWindow ?? null });
      if (message) latest.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback(
    (message) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage(sealed(message), origin);
    },
    [frame, origin],
  );
}
