import { useMemo, useState } from 'react';
import type { Winner } from '../../../contract/pools.ts';
import { formatExact } from '../../../contract/money.ts';
import { WinnersStrip } from '../../casino/winners-strip.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ConnectedScene } from '../../rounds/connected-scene.tsx';
import { reportFailure } from '../../rounds/game-stage.tsx';
import type { SceneStatus } from '../../rounds/use-game-scene.ts';
import { useStageStatus } from '../../rounds/use-stage-status.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadTicker } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import styles from './ticker.module.css';
import { useTickerRows } from './use-ticker-rows.ts';

interface TickerProps {
  readonly winners: readonly Winner[] | undefined;
  /** Called when the link to the rules is pressed, which is shown while there are no winners. */
  readonly onRules: () => void;
}

/** Draws the line of winners: a scene, a list for screen readers, and a button that stops the movement. */
export function Ticker({ winners, onRules }: TickerProps) {
  const t = useTexts(jackpotTexts);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const rows = useTickerRows(winners);
  const paused = isPaused || isHovered;
  const state = useMemo(() => rows && { rows, paused, more: t('tab.rules') }, [rows, paused, t]);
  const { isMounted, isPainted, stands, fails } = useStageStatus(
    { status, setStatus },
    state !== undefined,
    reportFailure,
  );
  return (
    <div
      className={styles.ticker}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {!isPainted && (
        <div className={styles.strip} aria-hidden="true">
          <WinnersStrip winners={winners} />
        </div>
      )}
      {isMounted && state && (
        <ConnectedScene
          load={loadTicker}
          state={state}
          onEvent={(...[event]) => {
            if (event === 'rules:asked') onRules();
          }}
          onReady={stands}
          onFailed={fails}
        />
      )}
      <ul className="sr-only">
        {rows?.slice(0, 5).map((row) => (
          <li key={row.id}>
            <bdi>{row.name}</bdi>
            {` ${row.before} ${formatExact(row.amount)} ${row.after}`}
          </li>
        ))}
      </ul>
      {isPainted && (
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
