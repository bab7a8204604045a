import { useTexts } from '../../i18n/i18n.tsx';
import { timesText } from '../times-text.ts';
import styles from './karera-controls.module.css';
import {
  kareraChoiceOf,
  KARERA_BET_KINDS,
  kareraMultiplierOf,
  type KareraPicks,
  KARERA_RUNNERS,
  withBetKind,
  withRunner,
} from './karera-view-model.ts';
import { kareraTexts } from './texts.ts';

/** Colours of the six runners, as their riders wear them in the scene. */
const COLOURS = ['#e8343f', '#2f7be8', '#c98a00', '#1fa45a', '#9a4fe0', '#e0559a'] as const;

interface KareraControlsProps {
  readonly picked: KareraPicks;
  readonly onPick: (picked: KareraPicks) => void;
}

/** Draws the choice of the type of bet, and buttons for the runners with their payouts. */
export function KareraControls({ picked, onPick }: KareraControlsProps) {
  const t = useTexts(kareraTexts);
  const [first] = picked.runners;
  /** Returns the payout of a runner if the player picks that runner next, as text. */
  const paysAt = (runner: number): string => {
    if (picked.kind !== 'exacta') return timesText(kareraMultiplierOf({ kind: picked.kind, runner }));
    const pair = kareraChoiceOf(
      withRunner({ kind: 'exacta', runners: first === undefined ? [] : [first] }, runner),
    );
    return pair === undefined ? '' : timesText(kareraMultiplierOf(pair));
  };
  const nameOf = (runner: number): string => {
    const number = String(runner + 1);
    const place = picked.kind === 'exacta' ? picked.runners.indexOf(runner) : -1;
    return t(place === 0 ? 'runner.first' : place === 1 ? 'runner.second' : 'runner', { number });
  };
  return (
    <>
      <div className={styles.kinds} role="group" aria-label={t('kinds')}>
        {KARERA_BET_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            title={t(`help.${kind}`)}
            aria-pressed={kind === picked.kind}
            onClick={() => onPick(withBetKind(picked, kind))}
          >
            {t(kind)}
          </button>
        ))}
      </div>
      <div className={styles.runners} role="group" aria-label={t('runners')}>
        {KARERA_RUNNERS.map((runner) => (
          <button
            key={runner}
            type="button"
            aria-label={`${nameOf(runner)} ${paysAt(runner)}`}
            aria-pressed={picked.runners.includes(runner)}
            onClick={() => onPick(withRunner(picked, runner))}
          >
            <span className={styles.disc} style={{ background: COLOURS[runner] }}>
              {runner + 1}
            </span>
            {picked.kind === 'exacta' && picked.runners.includes(runner) && (
              <span className={styles.place}>{picked.runners.indexOf(runner) + 1}.</span>
            )}
            <span>{paysAt(runner)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
