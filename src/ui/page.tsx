import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './page.module.css';

interface PageProps {
  /** The page's one h1, also the tab's title. */
  title: string;
  /** A control at the right of the title bar, 44 px. */
  aside?: ReactNode;
  /** Wider than a form: two columns fit. */
  wide?: boolean;
  children: ReactNode;
}

/** An ordinary page: title bar with the way back, one column of at most 480 px (or wider). */
export function Page({ title, aside, wide = false, children }: PageProps) {
  const t = useT();
  const navigate = useNavigate();
  const back = () => {
    // The first page of a visit has nothing behind it: back is the lobby then.
    const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate('/', { replace: true });
  };
  return (
    <>
      <title>{`${title} · Perya`}</title>
      <header className={styles.bar}>
        <IconButton icon="chevron-left" label={t('action.back')} onClick={back} />
        <h1 className="title">{title}</h1>
        <span className={styles.aside}>{aside}</span>
      </header>
      <div className={classes(styles.body, wide && styles.wide)}>{children}</div>
    </>
  );
}

/** Rows in one card. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

/** A card. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
