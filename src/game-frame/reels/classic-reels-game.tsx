import { useMemo } from 'react';
import { classicSlot, slotGame } from '../../../fair/reels/line-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameProps } from '../game-props.ts';
import { stripsOf } from './reel-strips.ts';
import type { ReelOutcomeTexts } from './format-outcome.ts';
import { SlotReels } from './slot-reels.tsx';
import { classicName, classicNames, payOfClassic } from './classic-names.ts';
import { reelTexts } from './texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const ClassicRules = lazyPart(() => import('./classic-rules.tsx'), MissingPart);

/** Positions of the reels before the first spin. */
const REST = [0, 0, 0];

/** Draws a game with three reels and one line. */
export default function ClassicReelsGame(props: GameProps) {
  const { payTable, artSlug, maximumWin } = props.game;
  const t = useTexts(reelTexts);
  const names = useTexts(classicNames);
  const { slot, reels, load } = useMemo(() => {
    const { volatility, declared } = stripsOf(payTable);
    const own = classicSlot(volatility, declared);
    return {
      slot: own,
      reels: slotGame(own),
      load: async () =>
        (await import('../../../scenes/hall/classic-reels/definition.ts')).classicReelsOf(
          volatility,
          declared,
        ),
    };
  }, [payTable]);
  const texts = useMemo<ReelOutcomeTexts>(
    () => ({ t, name: (symbol) => classicName(symbol, names), payOf: payOfClassic, hasLines: false }),
    [t, names],
  );
  return (
    <SlotReels
      {...props}
      reels={reels}
      load={load}
      rest={REST}
      hint={t('hint1')}
      texts={texts}
      renderRules={(stake) => (
        <ClassicRules slot={slot} artSlug={artSlug} stake={stake} maximumWin={maximumWin} />
      )}
    />
  );
}
