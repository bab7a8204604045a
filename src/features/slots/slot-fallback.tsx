import type { SlotInfo } from '../../../contract/slots.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SlotConfig } from './slot-configs.ts';
import styles from './slot-fallback.module.css';
import { slotTexts } from './texts.ts';
import { formatWindow } from './format-outcome.ts';

interface SlotFallbackProps {
  readonly config: SlotConfig;
  /** What stands on the reels; undefined until it is known. */
  readonly rest: SlotInfo['rest'] | undefined;
  /** True while a round runs: the old symbols step back. */
  readonly isRunning: boolean;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * The reels without a canvas, in the same places: first paint while the scene loads, and the whole picture where there
 * is no WebGL. Screen readers get the symbols here in either case.
 */
export function SlotFallback({ config, rest, isRunning, isCovered }: SlotFallbackProps) {
  const t = useTexts(slotTexts);
  const { x, y, width, height } = config.window;
  const columns = rest?.window.length ?? (config.game === 'slotshack' ? 3 : 5);
  return (
    <div className={classes(styles.fallback, styles[config.game], isCovered && styles.covered)}>
      <p className={classes('title', styles.title)} aria-hidden="true">
        <Metal text={t(config.title).toUpperCase()} />
      </p>
      <div
        className={classes(styles.window, isRunning && styles.running)}
        aria-hidden="true"
        style={{
          left: `calc(${x} * var(--d))`,
          top: `calc(${y} * var(--d))`,
          width: `calc(${width} * var(--d))`,
          height: `calc(${height} * var(--d))`,
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
        }}
      >
        {Array.from({ length: columns }, (_, reel) => (
          <div key={reel} className={styles.reel}>
            {[0, 1, 2].map((row) => {
              const symbol = rest?.window[reel]?.charAt(row);
              return (
                <span key={row} className={styles.cell} data-symbol={symbol}>
                  <SymbolPicture config={config} symbol={symbol} isShown={!isCovered} />
                </span>
              );
            })}
          </div>
        ))}
      </div>
      {rest && (
        <ul className="sr-only" aria-label={t('reels')}>
          {formatWindow(rest.window, config, t).map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Under the canvas no picture is fetched that nobody sees. */
function SymbolPicture({
  config,
  symbol,
  isShown,
}: {
  config: SlotConfig;
  symbol: string | undefined;
  isShown: boolean;
}) {
  if (symbol === undefined) return <Skeleton height="70%" />;
  const picture = config.pictures[symbol];
  return isShown && picture !== undefined ? <img src={picture} alt="" /> : undefined;
}
