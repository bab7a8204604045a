import { type ReactNode, useEffect, useRef } from 'react';
import type { FramedTitle } from '../../contract/game-server.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { classes } from '../ui/classes.ts';
import { firstPictureOf, pictureShapeOf } from './game-art.ts';
import styles from './first-picture.module.css';
import layout from './game-layout.module.css';
import { prepareScene } from './prepare-scene.ts';
import { frameTexts } from './texts.ts';

/**
 * Draws a photograph of a game's scene where the scene will be: before the canvas is ready, and if the scene fails. The
 * children are texts on it that depend on the bet.
 */
export function FirstPicture({
  framed,
  isCovered = false,
  children,
}: {
  readonly framed: FramedTitle;
  /** Whether the canvas covers the photograph. */
  readonly isCovered?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <img
        className={classes(styles.picture, isCovered && styles.covered)}
        data-first-frame=""
        src={`/${firstPictureOf(framed)}`}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />
      {children !== undefined && <div className={isCovered ? styles.covered : undefined}>{children}</div>}
    </>
  );
}

/** Draws the screen of a game that is still loading: its photograph and a text. */
export function OpeningGame({ framed }: { readonly framed: FramedTitle | undefined }) {
  const t = useTexts(frameTexts);
  const shape = framed && pictureShapeOf(framed.game);
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (framed && picture.current) prepareScene(framed, picture.current.clientWidth);
  }, [framed]);
  return (
    <main className={layout.game} aria-busy="true">
      <div className={layout.stage}>
        <div ref={picture} className={layout.picture} data-shape={shape}>
          {framed && <FirstPicture framed={framed} />}
        </div>
      </div>
      <section className={classes(layout.panel, styles.opening)} data-shape={shape}>
        <p role="status">{t('loading')}</p>
      </section>
    </main>
  );
}
