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
   * Called when the player closes the dialog by its x, Escape, the browser's back button or a press outside. Unmount
   * the dialog then.
   */
  onClose: () => void;
  /** If false, only the content's own buttons close the dialog, as for the age notice. */
  closable?: boolean;
  /**
   * dialog: centred with a gold rim. sheet: slides up from below on phones, a dialog on desktop; the second edition
   * uses sheets for all.
   */
  kind?: 'dialog' | 'sheet';
  /** ARIA role; alertdialog for messages that interrupt. */
  role?: 'dialog' | 'alertdialog';
  /** Content above the title, for example a picture. */
  crown?: ReactNode;
  /** Whether the dialog is wider on a desktop, as for the jackpot. */
  wide?: boolean;
  /** Whether the backdrop hides the page behind the dialog completely. */
  hidesPage?: boolean;
  children: ReactNode;
}

/**
 * Renders a modal window with the browser's <dialog> and no library. The page behind is inert, the focus stays inside
 * and returns to where it was, and Escape works. At most one may be open at a time: use the modal queue.
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
      // Browsers let a page prevent the closing by Escape only once and then close the dialog, so the key is stopped as
      // well.
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
