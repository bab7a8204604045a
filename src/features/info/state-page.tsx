import type { ReactNode } from 'react';
import { Metal } from '../../ui/money.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import styles from './state-page.module.css';

interface StatePageProps {
  /** Brightness of the fair: 1 open, 0 dark. */
  lamp: number;
  picture: string;
  /** Large lettering above, for example 404. */
  code?: string;
  title: string;
  help: string;
  /** Content below the help: a path, a progress. */
  children?: ReactNode;
  /** Links and buttons to go on. */
  actions?: ReactNode;
}

/** Draws a full page with one message: not found, maintenance, offline. */
export function StatePage({ lamp, picture, code, title, help, children, actions }: StatePageProps) {
  return (
    <div className={styles.page}>
      <img
        className={styles.sky}
        src={morePictures.fairTall}
        alt=""
        style={{ filter: `brightness(${0.42 + 0.58 * lamp}) saturate(${0.35 + 0.65 * lamp})` }}
      />
      <div className={styles.middle}>
        {code !== undefined && (
          <span className={styles.code} aria-hidden="true">
            <Metal text={code} />
          </span>
        )}
        <img className={styles.picture} src={picture} width={150} height={150} alt="" />
        <h1 className="title">{title}</h1>
        <p>{help}</p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
