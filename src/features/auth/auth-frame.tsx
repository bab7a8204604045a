import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Metal } from '../../ui/money.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import styles from './auth.module.css';
import type { Go } from './login-form.tsx';
import { href } from '../../pages/href.ts';

interface AuthFrameProps {
  title: string;
  /** Tagline below the name on the picture. */
  tagline: string;
  /** Whether the picture is lower, for longer forms. */
  low?: boolean;
  children: ReactNode;
}

/** Draws a page for guests, such as the log-in: the fair's picture, and a form below it. */
export function AuthFrame({ title, tagline, low = false, children }: AuthFrameProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <main className={low ? `${styles.page} ${styles.low}` : styles.page}>
      <title>{`${title} · Perya`}</title>
      <div className={styles.hero}>
        <img src={morePictures.fairTall} alt="" fetchPriority="high" />
        <IconButton
          icon="chevron-left"
          label={t('action.lobby')}
          onClick={() => void navigate(href('home'))}
        />
        <div className={styles.logo}>
          <span aria-hidden="true">
            <Metal text="PERYA" />
          </span>
          <p>{tagline}</p>
        </div>
      </div>
      <div className={styles.body}>
        <h1 className={low ? 'title' : 'sr-only'}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** Returns a function that goes to another auth page and passes on the address to return to after log-in. */
export function useGoToPage(): Go {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  return (to) => void navigate(`${href(to)}${search === '' ? '' : `?${search}`}`, { replace: true });
}
