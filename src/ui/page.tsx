import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './page.module.css';

interface PageProps {
  /** The page's only h1, also the tab's title. */
  title: string;
  /** Prefix in the tab's title, where several pages share the h1. */
  part?: string | undefined;
  /** A control at the right of the title bar, 44 px. */
  aside?: ReactNode;
  /** Target of the back button, an address of this site; the previous page if omitted. */
  back?: string | undefined;
  /** Whether it is wider than a form: two columns fit. */
  wide?: boolean;
  children: ReactNode;
}

/** Renders an ordinary page: title bar with a back button, one column of at most 480 px (or wider). */
export function Page({ title, part, aside, back, wide = false, children }: PageProps) {
  const t = useT();
  const navigate = useNavigate();
  const goBack = () => {
    if (back !== undefined) {
      void navigate(back, { replace: true });
      return;
    }
    // The first page of a visit has no predecessor: back leads to the lobby.
    const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate('/', { replace: true });
  };
  return (
    <>
      <title>{`${part === undefined ? '' : `${part} · `}${title} · Perya`}</title>
      <header className={styles.bar}>
        <IconButton icon="chevron-left" label={t('action.back')} onClick={goBack} />
        <h1 className="title">{title}</h1>
        <span className={styles.aside}>{aside}</span>
      </header>
      <div className={classes(styles.body, wide && styles.wide)}>{children}</div>
    </>
  );
}

/** Renders rows in one card. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

/** Renders a card. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
