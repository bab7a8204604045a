import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  /** URL of a picture, drawn at 116 × 116 CSS px. */
  picture?: string;
  title: string;
  /** One line of text that tells what the player can do. */
  help?: string;
  /** What the player can do instead: a Button or LinkButton. */
  action?: ReactNode;
}

/** Renders what a page shows when it has no content: a picture, a text, and one action. */
export function EmptyState({ picture, title, help, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture !== undefined && <img src={picture} width={116} height={116} alt="" />}
      <h2 className="title">{title}</h2>
      {help !== undefined && <p>{help}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** Title of the error; "This did not load" by default. */
  title?: string;
  /** Text that tells what happened and what the player can do; see useErrorText. */
  help: string;
  onRetry?: () => void;
  /** Whether the content is being loaded again. */
  busy?: boolean;
}

/** Renders an error with a button that loads the content again. Screen readers announce it. */
export function ErrorState({ title, help, onRetry, busy = false }: ErrorStateProps) {
  const t = useT();
  return (
    <div className={styles.state} role="alert">
      <span className={styles.sign}>
        <Icon name="triangle-alert" size={34} />
      </span>
      <h2 className="title">{title ?? t('error.load')}</h2>
      <p>{help}</p>
      {onRetry && (
        <Button kind="violet" icon="refresh-cw" busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

/** Renders a note in a box, for example beside a form or an offer. */
export function Note({
  kind = 'info',
  children,
}: {
  kind?: 'info' | 'warn' | 'ok' | 'bad';
  children: ReactNode;
}) {
  const icon = { info: 'info', warn: 'triangle-alert', ok: 'circle-check', bad: 'circle-alert' } as const;
  return (
    <div className={`${styles.note} ${styles[kind]}`}>
      <Icon name={icon[kind]} size={18} />
      <div>{children}</div>
    </div>
  );
}
