import { useMemo, useState } from 'react';
import type { Winner } from '../../../contract/pools.ts';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ConnectedScene } from '../../rounds/connected-scene.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadTicker } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import styles from './ticker.module.css';
import { useTickerRows } from './use-ticker-rows.ts';

interface TickerProps {
  readonly winners: readonly Winner[] | undefined;
  /** The ticker's link, which stands where there is no win yet. */
  readonly onRules: () => void;
}

/** The winners' line: a scene for the eye, a list for screen readers, and a button that stops it. */
export function Ticker({ winners, onRules }: TickerProps) {
  const t = useTexts(jackpotTexts);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const rows = useTickerRows(winners);
  const paused = isPaused || isHovered;
  const state = useMemo(() => rows && { rows, paused, more: t('tab.rules') }, [rows, paused, t]);
  return (
    <div
      className={styles.ticker}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {state && !hasFailed && (
        <ConnectedScene
          load={loadTicker}
          state={state}
          onEvent={(...[event]) => {
            if (event === 'rules:asked') onRules();
          }}
          onFailed={() => setFailed(true)}
        />
      )}
      <ul className="sr-only">
        {rows?.slice(0, 5).map((row) => (
          <li key={row.id}>{`${row.name} ${row.before} ${formatExact(row.amount)} ${row.after}`}</li>
        ))}
      </ul>
      {state && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(isPaused ? 'winners.play' : 'winners.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </div>
  );
}
