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
 * Listens to a game's frame and returns a function that sends it messages. Accepts only the frame's own window at the
 * address's origin, and sends nothing to any other page loaded in it.
 * @param frameUrl the frame's whole address; undefined while there is none
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
