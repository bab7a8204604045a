import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { usePreferences, useUser } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { beganAt, checked, keepPlaySession, playedSince, readPlaySession } from './play-session.ts';
import styles from './reality-check-modal.module.css';
import { realityTexts } from './texts.ts';
import { useDaySums } from './use-day-sums.ts';

type Figures = ReturnType<typeof playedSince> | 'loading' | 'failed';

/**
 * Shows how long the player has played in this session and with what result; the player continues, takes a break or
 * opens the history.
 */
export default function RealityCheckModal({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(realityTexts);
  const navigate = useNavigate();
  const userId = useUser()?.id ?? 0;
  const { checkMinutes } = usePreferences();
  const [{ playedMs }] = useState(() => readPlaySession(userId));
  const { figures, retry } = useFigures(userId);

  const leave = (path?: string): void => {
    keepPlaySession(checked(readPlaySession(userId)));
    onClose();
    if (path !== undefined) void navigate(path);
  };
  return (
    <Dialog title={t('title')} role="alertdialog" closable={false} onClose={() => leave()}>
      <div className={styles.body}>
        <p>{t('about')}</p>
        <FigureList playedMs={playedMs} figures={figures} />
        {figures === 'failed' && (
          <div className={styles.failed} role="alert">
            <span>{t('failed')}</span>
            <Button kind="line" size="s" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        <Button kind="gold" size="l" block onClick={() => leave()}>
          {t('on')}
        </Button>
        <div className={styles.others}>
          <Button block onClick={() => leave(href('selfLimited'))}>
            {t('break')}
          </Button>
          <Button block onClick={() => leave(href('records'))}>
            {t('history')}
          </Button>
        </div>
        <p className={styles.every}>{t('every', { minutes: checkMinutes })}</p>
      </div>
    </Dialog>
  );
}

/** Fetches what the player has staked and won since the session began, and returns a function that tries again. */
function useFigures(userId: number): { readonly figures: Figures; readonly retry: () => void } {
  const askDays = useDaySums();
  const [figures, setFigures] = useState<Figures>('loading');
  const ask = useCallback(() => {
    askDays().then(
      (days) => {
        const session = readPlaySession(userId);
        // If the sums at the start of the session are unknown, stakes and wins are counted from now.
        const began = session.began ?? beganAt(days);
        keepPlaySession({ ...session, began });
        setFigures(playedSince(days, began));
      },
      () => setFigures('failed'),
    );
  }, [askDays, userId]);
  useEffect(ask, [ask]);
  const retry = (): void => {
    setFigures('loading');
    ask();
  };
  return { figures, retry };
}

function FigureList({ playedMs, figures }: { readonly playedMs: number; readonly figures: Figures }) {
  const t = useTexts(realityTexts);
  const all = Math.floor(playedMs / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const line = (name: string, value: ReactNode): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  const amount = (of: (known: Exclude<Figures, string>) => ReactNode): ReactNode =>
    typeof figures === 'object' ? (
      of(figures)
    ) : figures === 'failed' ? (
      '–'
    ) : (
      <Skeleton width={90} height={20} />
    );
  return (
    <dl className={styles.figures} aria-busy={figures === 'loading'}>
      {line(t('time'), hours > 0 ? t('time.hours', { hours, minutes }) : t('time.minutes', { minutes }))}
      {line(
        t('staked'),
        amount(({ staked }) => <Money amount={staked} tone="plain" />),
      )}
      {line(
        t('won'),
        amount(({ won }) => <Money amount={won} tone="plain" />),
      )}
      {line(
        t('net'),
        amount(({ staked, won }) => <Money amount={won - staked} kind="signed" tone="auto" />),
      )}
    </dl>
  );
}
