import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n/i18n.tsx';
import { homePath } from '../platform/edition.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './page.module.css';

interface PageProps {
  /** Title of the page: its only h1, and the tab's title. */
  title: string;
  /** Text before the title in the tab's title, for pages that share the h1. */
  part?: string | undefined;
  /** Control at the right of the title bar, 44 px wide. */
  aside?: ReactNode;
  /** Address of this site to which the back button leads; if omitted, to the previous page. */
  back?: string | undefined;
  /** Whether the page is wide enough for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Renders an ordinary page: a title bar with a back button, and a column of at most 480 px, or wider with `wide`. */
export function Page({ title, part, aside, back, wide = false, children }: PageProps) {
  const t = useT();
  const navigate = useNavigate();
  const goBack = () => {
    if (back !== undefined) {
      void navigate(back, { replace: true });
      return;
    }
    // The first page of a visit has no previous page: back leads to the lobby.
    const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
    if (typeof index === 'number' && index > 0) void navigate(-1);
    else void navigate(homePath(), { replace: true });
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

/** Renders rows in one box. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

/** Renders its children in a box with padding. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
