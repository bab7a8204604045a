import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './toast.module.css';

/** Time after which a toast disappears, ms; under a pointer it stays. */
const STAYS_MS = 4000;

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly icon: IconName;
}

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
const changed = (next: Toast | undefined): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a one-line message above the bottom bar, in place of an earlier message. */
export function showToast(text: string, icon: IconName = 'circle-check'): void {
  lastId += 1;
  changed({ id: lastId, text, icon });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders the current toast; mount it once in the app. It is a popover, so that it appears above an open dialog. */
export function ToastHost() {
  const read = (): Toast | undefined => current;
  const toast = useSyncExternalStore(subscribe, read, read);
  const [held, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const host = ref.current;
    if (host === null || typeof host.showPopover !== 'function') return;
    if (toast === undefined) {
      host.hidePopover();
      return;
    }
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  }, [toast]);

  useEffect(() => {
    if (toast === undefined || held) return;
    const timer = setTimeout(() => changed(undefined), STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    <div
      ref={ref}
      popover="manual"
      className={styles.host}
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {toast !== undefined && (
        <div key={toast.id} className={styles.toast}>
          <Icon name={toast.icon} />
          <span>{toast.text}</span>
        </div>
      )}
    </div>
  );
}
