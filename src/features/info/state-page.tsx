import type { ReactNode } from 'react';
import { Metal } from '../../ui/money.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import styles from './state-page.module.css';

interface StatePageProps {
  /** Brightness of the picture: 1 is the fair with all lights on, 0 is dark. */
  lamp: number;
  picture: string;
  /** Large text above the title, for example 404. */
  code?: string;
  title: string;
  help: string;
  /** Content below the help text, for example the requested path. */
  children?: ReactNode;
  /** Links and buttons below the content. */
  actions?: ReactNode;
}

/** Draws a full page with one message, for example not found or maintenance. */
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
