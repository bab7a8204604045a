import { useMemo } from 'react';
import { lineSlot, slotGame } from '../../../fair/reels/line-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameProps } from '../game-props.ts';
import { stripsOf } from './reel-strips.ts';
import type { ReelOutcomeTexts } from './format-outcome.ts';
import { SlotReels } from './slot-reels.tsx';
import { reelTexts } from './texts.ts';
import { useSymbolNames } from './title-sheet.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const LineRules = lazyPart(() => import('./line-rules.tsx'), MissingPart);

/** Positions of the reels before the first spin. */
const REST = [0, 0, 0, 0, 0];

/** Draws a game with five reels and twenty lines. */
export default function LineReelsGame(props: GameProps) {
  const { payTable, artSlug, maximumWin } = props.game;
  const t = useTexts(reelTexts);
  const name = useSymbolNames(artSlug);
  const { slot, reels, load } = useMemo(() => {
    const { volatility, declared } = stripsOf(payTable);
    const own = lineSlot(volatility, declared);
    return {
      slot: own,
      reels: slotGame(own),
      load: async () =>
        (await import('../../../scenes/hall/line-reels/definition.ts')).lineReelsOf(volatility, declared),
    };
  }, [payTable]);
  const texts = useMemo<ReelOutcomeTexts>(
    () => ({
      t,
      name,
      payOf: (pay) => ({ symbol: pay.charAt(0), count: Number(pay.slice(1)) }),
      hasLines: true,
    }),
    [t, name],
  );
  return (
    <SlotReels
      {...props}
      reels={reels}
      load={load}
      rest={REST}
      hint={t('hint20')}
      texts={texts}
      renderRules={(stake) => (
        <LineRules slot={slot} artSlug={artSlug} stake={stake} maximumWin={maximumWin} />
      )}
    />
  );
}
