import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Time after which a press before the player is known is dropped, ms: an old press must not stake coins. */
const EARLY_MS = 5_000;

/**
 * Returns the handler of a game's button. A press does nothing while the game is busy. A press before the player is
 * known takes effect as soon as the player is known.
 * @param play begins a round; undefined until the player is known
 */
export function usePress<Ask>(
  play: ((ask: Ask) => void) | undefined,
  isBusy?: RefObject<boolean>,
): (ask: Ask) => void {
  const early = useRef<{ readonly ask: Ask; readonly at: number }>(undefined);
  const latest = useRef(play);
  latest.current = play;

  const press = useCallback(
    (ask: Ask): void => {
      if (!latest.current) early.current = { ask, at: performance.now() };
      else if (isBusy?.current !== true) latest.current(ask);
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
