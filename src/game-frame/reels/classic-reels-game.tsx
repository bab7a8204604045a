import { lazy, useMemo } from 'react';
import { classicSlot, slotGame } from '../../../fair/reels/line-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameProps } from '../game-props.ts';
import { stripsOfKind } from './reel-kind.ts';
import type { ReelTexts } from './format-outcome.ts';
import { SlotReels } from './slot-reels.tsx';
import { classicName, payOfClassic } from './symbol-names.ts';
import { reelTexts } from './texts.ts';

const ClassicRules = lazy(() => import('./classic-rules.tsx'));

/** Before the first spin. */
const REST = [0, 0, 0];

/** Three reels and one line. */
export default function ClassicReelsGame(props: GameProps) {
  const { kind, look, maximumWin } = props.game;
  const t = useTexts(reelTexts);
  const { slot, reels, load } = useMemo(() => {
    const { volatility, declared } = stripsOfKind(kind);
    const own = classicSlot(volatility, declared);
    return {
      slot: own,
      reels: slotGame(own),
      load: async () =>
        (await import('../../../scenes/classic-reels/definition.ts')).classicReelsOf(volatility, declared),
    };
  }, [kind]);
  const texts = useMemo<ReelTexts>(
    () => ({ t, name: (symbol) => classicName(symbol, t), payOf: payOfClassic, hasLines: false }),
    [t],
  );
  return (
    <SlotReels
      {...props}
      reels={reels}
      load={load}
      rest={REST}
      hint={t('hint1')}
      texts={texts}
      renderRules={(stake) => <ClassicRules slot={slot} look={look} stake={stake} maximumWin={maximumWin} />}
    />
  );
}
