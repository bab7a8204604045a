import * as v from 'valibot';
import { useMemo } from 'react';
import { coinTossFair as manifest } from '../../../contract/catalogue/games/coin-toss-fair.ts';
import type { TossLanding } from '../../../scenes/hall/coin-toss-fair/types.ts';
import type { StallProps } from '../../../scenes/hall/models/stall/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { stallHitOdds } from '../stalls/hit-odds.ts';
import { StallGame } from '../stalls/stall-game.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { coinTossTexts } from './texts.ts';

const loadCoinToss = async () =>
  (await import('../../../scenes/hall/coin-toss-fair/definition.ts')).coinTossFair;

/** Choice of every bet: empty, because the player chooses only the stake. */
const CHOICE = {};
const nothing = (): void => undefined;

/** Coin Toss Fair: three coins are thrown onto a board of squares. */
export default function CoinTossGame(props: InstantGameProps) {
  const t = useTexts(coinTossTexts);
  const line = t('line');
  const state = useMemo(() => ({ line }), [line]);
  return (
    <StallGame<StallProps, TossLanding>
      frame={props}
      stall="coin-toss-fair"
      load={loadCoinToss}
      choice={CHOICE}
      state={state}
      landingOf={({ outcome, multiplier }) => {
        const drawn = v.safeParse(manifest.shapes.outcome, outcome);
        if (!drawn.success) return undefined;
        const { draws: coins, count } = drawn.output;
        return {
          coins,
          label: t(count === 0 ? 'announce.none' : 'label', { count, times: timesText(multiplier) }),
        };
      }}
      onLeft={nothing}
      move={nothing}
      betText={(amount) => t('toss', { amount })}
      lines={[t('rules.toss'), t('rules.pay'), t('rules.fairness')]}
      odds={stallHitOdds('coin-toss-fair', (hits) => t('clear', { count: hits }))}
    >
      {() => null}
    </StallGame>
  );
}
