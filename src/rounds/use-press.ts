import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A second press within this long (ms) is the same press. */
const DEBOUNCE_MS = 300;
/** A press before the page knew who plays is forgotten after this long (ms): nobody stakes by a press of long ago. */
const EARLY_MS = 5_000;

/**
 * Returns what a game's button does: a press within 300 ms of the last one or while the game is busy does nothing, and
 * one before the page knows who plays counts as soon as it does.
 * @param play begins a round; undefined until it is known who plays
 */
export function usePress<Ask>(
  play: ((ask: Ask) => void) | undefined,
  isBusy?: RefObject<boolean>,
): (ask: Ask) => void {
  const early = useRef<{ readonly ask: Ask; readonly at: number }>(undefined);
  const lastPress = useRef(-DEBOUNCE_MS);
  const latest = useRef(play);
  latest.current = play;

  const press = useCallback(
    (ask: Ask): void => {
      const now = performance.now();
      if (!latest.current) early.current = { ask, at: now };
      if (!latest.current || isBusy?.current === true || now - lastPress.current < DEBOUNCE_MS) return;
      lastPress.current = now;
      latest.current(ask);
    },
    [isBusy],
  );

  const isKnown = play !== undefined;
  useEffect(() => {
    const pressed = early.current;
    if (!isKnown || pressed === undefined) return;
    early.current = undefined;
    if (performance.now() - pressed.at < EARLY_MS) press(pressed.ask);
  }, [isKnown, press]);
  return press;
}
