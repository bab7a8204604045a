import { lazy, useMemo } from 'react';
import { lineSlot, slotGame } from '../../../fair/reels/line-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameProps } from '../game-props.ts';
import { stripsOfKind } from './reel-kind.ts';
import type { ReelSpeech } from './say-outcome.ts';
import { SlotReels } from './slot-reels.tsx';
import { symbolName } from './symbol-names.ts';
import { reelTexts } from './texts.ts';

const LineRules = lazy(() => import('./line-rules.tsx'));

/** Before the first spin. */
const REST = [0, 0, 0, 0, 0];

/** Five reels and twenty lines. */
export default function LineReelsGame(props: GameProps) {
  const { kind, look, maximumWin } = props.game;
  const t = useTexts(reelTexts);
  const { slot, reels, load } = useMemo(() => {
    const { volatility, declared } = stripsOfKind(kind);
    const own = lineSlot(volatility, declared);
    return {
      slot: own,
      reels: slotGame(own),
      load: async () =>
        (await import('../../../scenes/line-reels/definition.ts')).lineReelsOf(volatility, declared),
    };
  }, [kind]);
  const speech = useMemo<ReelSpeech>(
    () => ({
      t,
      name: (symbol) => symbolName(symbol, t),
      payOf: (pay) => ({ symbol: pay.charAt(0), count: Number(pay.slice(1)) }),
      hasLines: true,
    }),
    [t],
  );
  return (
    <SlotReels
      {...props}
      reels={reels}
      load={load}
      rest={REST}
      hint={t('hint20')}
      speech={speech}
      renderRules={(stake) => <LineRules slot={slot} look={look} stake={stake} maximumWin={maximumWin} />}
    />
  );
}
