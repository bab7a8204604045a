import { formatPrize } from '../../../contract/money.ts';
import type { SlotInfo } from '../../../contract/slots.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { formatWindow } from './format-outcome.ts';
import type { SlotSceneTypes } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import styles from './slot-fallback.module.css';
import { slotTexts } from './texts.ts';

interface SlotFallbackProps {
  readonly config: SlotConfig;
  /** Props of the scene; undefined until the server has answered. */
  readonly state: SlotSceneTypes['props'] | undefined;
  /** Symbols on the reels at rest; undefined until the server has answered. */
  readonly rest: SlotInfo['rest'] | undefined;
  /** Whether a round is running: the symbols of the last one are then dimmed. */
  readonly isRunning: boolean;
  /** Whether the canvas covers the fallback, which then paints nothing. */
  readonly isCovered: boolean;
}

/**
 * Draws the reels without a canvas: their first frame and their symbols. The symbols' names for screen readers are
 * always here, with or without a canvas.
 */
export function SlotFallback({ config, state, rest, isRunning, isCovered }: SlotFallbackProps) {
  const t = useTexts(slotTexts);
  const names = config.texts[useLocale()];
  const { marks } = config.frame.places;
  const symbols = isCovered ? '' : (rest?.window.join('') ?? '');
  return (
    <SceneFallback
      frame={config.frame}
      isCovered={isCovered}
      states={[
        state?.canSpin !== true && 'off',
        state?.canLower === false && 'noLower',
        state?.canRaise === false && 'noRaise',
        state?.turbo === true && 'turbo',
        state !== undefined && state.turbo === undefined && 'calm',
      ]}
      figures={{ bet: state && formatPrize(state.bet), hint: state?.hint }}
      renderLive={(draw) => (
        <g className={isRunning ? styles.running : undefined}>
          {marks.map(([x = 0, y = 0], cell) => {
            const name = config.names[symbols.charAt(cell)];
            return name !== undefined && draw(`symbol-${name}`, x, y, `${x} ${y}`);
          })}
        </g>
      )}
    >
      {rest && (
        <ul className="sr-only" aria-label={t('reels')}>
          {formatWindow(rest.window, names, t).map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </SceneFallback>
  );
}
