import { useEffect, useRef } from 'react';

/** Elements that handle keys themselves while focused. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';
/** Elements for typing letters and digits. */
const FIELDS = 'input, select, textarea';

interface StageKeys {
  /** Action of Space and Enter. */
  readonly press: () => void;
  /** Action of the arrows: -1 to the left, 1 to the right. */
  readonly move?: (by: number) => void;
  /** Action of Escape, while there is something to skip. */
  readonly skip?: (() => void) | undefined;
  /** Actions of other keys by `KeyboardEvent.key` in lower case; they also work while a button has the focus. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/** Handles a game's keys wherever the focus is, unless a control or a dialog has it. A key held down is one press. */
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
