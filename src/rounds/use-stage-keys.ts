import { useEffect, useRef } from 'react';

/** Selector of elements that handle keys themselves while they have the focus. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';
/** Selector of elements into which the player types. */
const FIELDS = 'input, select, textarea';

interface StageKeys {
  /** Called for Space and Enter. */
  readonly press: () => void;
  /** Called for the arrow keys with -1 (left) or 1 (right). */
  readonly move?: (by: number) => void;
  /** Called for Escape; undefined while nothing can be skipped. */
  readonly skip?: (() => void) | undefined;
  /** Functions for other keys, by `KeyboardEvent.key` in lower case. They work even while a button has the focus. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/**
 * Handles a game's keys on the whole page, unless a control has the focus or a dialog is open. A key held down counts
 * as one press of the button.
 */
export function useStageKeys(keys: StageKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { press, move, skip, keys: others } = latest.current;
      if (event.key === 'Escape') {
        skip?.();
        return;
      }
      const isIn = (controls: string): boolean =>
        event.target instanceof Element && event.target.closest(controls) !== null;
      const own =
        event.ctrlKey || event.metaKey || event.altKey ? undefined : others?.[event.key.toLowerCase()];
      if (own && !isIn(FIELDS)) {
        if (!event.repeat) own();
        event.preventDefault();
        return;
      }
      if (isIn(CONTROLS)) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined && move) move(by);
      else if (event.key === ' ' || event.key === 'Enter') {
        if (!event.repeat) press();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
