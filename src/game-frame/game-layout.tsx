import type { ReactNode } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { gameIcons } from '../ui/game-icons.ts';
import { pictureShapeOf } from './game-art.ts';
import styles from './game-layout.module.css';
import { ACTION_NOTE_ID } from './main-action.tsx';
import { frameTexts } from './texts.ts';

interface GameLayoutProps {
  /** Name of the game, which decides the shape of its picture. */
  readonly game: string;
  readonly title: string;
  /** The scene, or what replaces it if it has failed. */
  readonly stage: ReactNode;
  /** Last results as short texts, newest first. */
  readonly results: readonly { readonly id: string; readonly text: string; readonly isWin: boolean }[];
  /** Called with the id of a result that the player presses; without it, results cannot be pressed. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Result of the last round, which screen readers read out once. */
  readonly announcement: string;
  /** Why the player cannot bet, or another notice. */
  readonly note: string | undefined;
  /** Switches beside the last results, such as turbo. */
  readonly tools?: ReactNode;
  readonly onRecord: () => void;
  readonly onRules: () => void;
  readonly onFairness: () => void;
  /** Controls for the choice and the stake, with the main button. */
  readonly children: ReactNode;
  readonly figures: ReactNode;
}

/** Draws the screen of a game: the picture above the controls, or beside them in a low or wide window. */
export function GameLayout(props: GameLayoutProps) {
  const { title, game, stage, results, announcement, note, onRecord, onRules, onFairness, children } = props;
  const { onPick, figures, tools } = props;
  const t = useTexts(frameTexts);
  return (
    <main className={styles.game}>
      <h1 className="sr-only">{title}</h1>
      <div className={styles.stage}>
        <div className={styles.picture} data-shape={pictureShapeOf(game)}>
          {stage}
        </div>
      </div>
      <section className={styles.panel}>
        <div className={styles.head}>
          <ol className={styles.results} aria-label={t('last')}>
            {results.length === 0 && <li className={styles.none}>{t('last.none')}</li>}
            {results.map(({ id, text, isWin }) => (
              <li key={id} data-win={isWin}>
                {onPick ? (
                  <button type="button" onClick={() => onPick(id)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            ))}
          </ol>
          {tools}
          <IconButton icon={gameIcons.history} label={t('record')} onClick={onRecord} />
          <IconButton icon="info" label={t('rules')} onClick={onRules} />
          <IconButton icon={gameIcons.lock} label={t('proof')} onClick={onFairness} />
        </div>
        {children}
        <p id={ACTION_NOTE_ID} className={styles.note} role="status">
          {note}
        </p>
        {figures}
      </section>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </main>
  );
}
