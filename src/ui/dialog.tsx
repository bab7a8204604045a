import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { lieOverPage } from '../platform/page-history.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { isSecondEdition } from '../platform/edition.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /**
   * Called when the player closes it: the x, Escape, the browser's back button, or a press outside. Unmount the
   * dialog then.
   */
  onClose: () => void;
  /** False: only the content's own buttons close it (age and limits notices). */
  closable?: boolean;
  /**
   * dialog: centred, gold rim. sheet: from below on phones, a dialog on desktop; the second edition uses only sheets.
   */
  kind?: 'dialog' | 'sheet';
  /** Role; alertdialog for messages that interrupt. */
  role?: 'dialog' | 'alertdialog';
  /** Content above the title, for example a picture or a garland. */
  crown?: ReactNode;
  /** Wider content on desktop (the jackpot). */
  wide?: boolean;
  /** Whether it hides the page behind it completely. */
  hidesPage?: boolean;
  children: ReactNode;
}

/**
 * Renders a modal window as the browser's own <dialog>: the page behind is inert, focus stays inside and returns to
 * where it was, Escape works, and it costs no bytes, which is why no library is used here. At most one is open at a
 * time: open them through the modal queue.
 */
export function Dialog({
  title,
  onClose,
  closable = true,
  kind = 'dialog',
  role = 'dialog',
  crown,
  wide = false,
  hidesPage = false,
  children,
}: DialogProps) {
  const t = useT();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => (closable ? lieOverPage(() => latest.current()) : undefined), [closable]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      className={classes(
        styles.dialog,
        styles[isSecondEdition() && closable ? 'sheet' : kind],
        wide && styles.wide,
        !closable && styles.firm,
        hidesPage && styles.hides,
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      // A browser honours the refusal to close a dialog only once; then it closes it.
      onKeyDown={(event) => {
        if (!closable && event.key === 'Escape') event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        if (!closable && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        if (closable && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.rim}>
        <div className={styles.inner}>
          {kind === 'sheet' && <span className={styles.grab} aria-hidden="true" />}
          {crown}
          <h2 id={id} className={classes('title', styles.title)} tabIndex={-1} autoFocus>
            {title}
          </h2>
          {children}
          {closable && (
            <span className={styles.close}>
              <IconButton icon="x" label={t('action.close')} onClick={onClose} />
            </span>
          )}
        </div>
      </div>
    </dialog>
  );
}
