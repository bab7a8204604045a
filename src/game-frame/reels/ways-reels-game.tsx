import { useMemo } from 'react';
import { waysGame } from '../../../fair/reels/ways-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameProps } from '../game-props.ts';
import { stripsOf } from './reel-strips.ts';
import type { ReelOutcomeTexts } from './format-outcome.ts';
import { SlotReels } from './slot-reels.tsx';
import { reelTexts } from './texts.ts';
import { useSymbolNames } from './title-sheet.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const WaysRules = lazyPart(() => import('./ways-rules.tsx'), MissingPart);

/** Positions of the reels before the first spin. */
const REST = [0, 0, 0, 0, 0];

/** Draws a game with five reels and 243 ways. */
export default function WaysReelsGame(props: GameProps) {
  const { payTable, artSlug, maximumWin } = props.game;
  const t = useTexts(reelTexts);
  const name = useSymbolNames(artSlug);
  const strips = useMemo(() => stripsOf(payTable), [payTable]);
  const { reels, load } = useMemo(() => {
    const { volatility, declared } = strips;
    return {
      reels: waysGame(volatility, declared),
      load: async () =>
        (await import('../../../scenes/hall/ways-reels/definition.ts')).waysReelsOf(volatility, declared),
    };
  }, [strips]);
  const texts = useMemo<ReelOutcomeTexts>(
    () => ({
      t,
      name,
      payOf: (pay) => ({ symbol: pay, count: 0 }),
      hasLines: false,
    }),
    [t, name],
  );
  return (
    <SlotReels
      {...props}
      reels={reels}
      load={load}
      rest={REST}
      hint={t('hint243')}
      texts={texts}
      renderRules={(stake) => (
        <WaysRules strips={strips} artSlug={artSlug} stake={stake} maximumWin={maximumWin} />
      )}
    />
  );
}
