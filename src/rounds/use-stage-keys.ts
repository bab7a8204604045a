import { useEffect, useRef } from 'react';

/** What has keys of its own while it has the focus. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';
/** What letters and digits are written into. */
const FIELDS = 'input, select, textarea';

interface StageKeys {
  /** Space and Enter. */
  readonly press: () => void;
  /** Arrows: -1 to the left, 1 to the right. */
  readonly move?: (by: number) => void;
  /** Escape, while there is something to skip. */
  readonly skip?: (() => void) | undefined;
  /** Others by `KeyboardEvent.key` in small letters; they count while a button has the focus, too. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/** A game's keys wherever the focus is, unless a control or a dialog has it. A key held down is one press. */
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
