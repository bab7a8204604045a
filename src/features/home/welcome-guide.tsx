import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import wheel from '../../../assets/lobby/i/ferris-wheel.webp';
import card from '../../../assets/lobby/i/scratch-card.webp';
import { pictures } from '../../casino/pictures.ts';
import { useWelcomeSet, WELCOME_STEPS } from '../../casino/use-welcome-set.ts';
import { useWelcomeT } from '../../casino/welcome-texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/button.tsx';
import styles from './welcome-guide.module.css';

const PICTURES = { spin: wheel, card, draw: pictures.bubble, drops: pictures.coin } as const;

/**
 * Draws a newcomer's welcome gifts, each as a link to where it is used; the next gift is highlighted. Without such
 * gifts it draws its children: banners and offers of the day.
 */
export default function WelcomeGuide({ children }: { children: ReactNode }) {
  const t = useWelcomeT();
  const progress = useWelcomeSet();
  if (progress === undefined) return children;
  const { own, next, skip } = progress;
  return (
    <section className={styles.guide} aria-label={t('title')}>
      <header className={styles.head}>
        <h2 className="title">{t('title')}</h2>
        <IconButton icon="x" label={t('skip')} onClick={skip} />
      </header>
      <p className={styles.help}>{t('help')}</p>
      <ol className={styles.steps} aria-label={t('steps')}>
        {WELCOME_STEPS.map(({ name, to }) => {
          const state = own[name];
          const isNext = name === next.name;
          return (
            <li key={name}>
              <Link
                to={to}
                className={classes(styles.step, isNext && styles.next, state !== 'ready' && styles.past)}
                aria-current={isNext ? 'step' : undefined}
              >
                <span className={styles.picture}>
                  <img src={PICTURES[name]} width={48} height={48} alt="" />
                  {state === 'done' && (
                    <span className={styles.tick}>
                      <Icon name="check" size={14} />
                    </span>
                  )}
                </span>
                <span>{t(name)}</span>
                <span className="sr-only">{`: ${t(state)}`}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
