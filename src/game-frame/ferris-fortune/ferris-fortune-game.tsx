import { useMemo } from 'react';
import type { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PrizeStrip } from '../stalls/prize-strip.tsx';
import { readTaken } from '../stalls/read-taken.ts';
import { stallFieldOdds } from '../stalls/stall-view-model.ts';
import { StallGame } from '../stalls/stall-game.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { ferrisTexts } from './texts.ts';

type Cabin = (typeof STALLS)['ferris-fortune']['table'][number]['name'];

const TINTS: Readonly<Record<Cabin, string>> = {
  'gold cabin': '#ffb300',
  'red cabin': '#ff4058',
  'blue cabin': '#3f98ff',
  'green cabin': '#24c864',
  'empty cabin': '#9086b4',
};
const ODDS = stallFieldOdds('ferris-fortune');
const TOP = timesText(Math.max(...ODDS.map(({ pays }) => pays)));
/** Choice of every bet: empty, because the player chooses only the stake. */
const CHOICE = {};

const loadFerris = async () =>
  (await import('../../../scenes/hall/ferris-fortune/definition.ts')).ferrisFortune;

/** Ferris Fortune: the wheel turns, and the cabin that stops at the gate pays. */
export default function FerrisGame(props: InstantGameProps) {
  const t = useTexts(ferrisTexts);
  const state = useMemo(() => ({ line: t('line', { times: TOP }) }), [t]);
  return (
    <StallGame
      frame={props}
      stall="ferris-fortune"
      load={loadFerris}
      choice={CHOICE}
      state={state}
      landingOf={(round) => {
        const drawn = readTaken(round);
        if (drawn === undefined) return undefined;
        const cabin = t(drawn.field as Cabin);
        const { multiplier } = round;
        return { at: drawn.at, label: multiplier > 0 ? `${cabin}: ${timesText(multiplier)}` : cabin };
      }}
      onLeft={() => undefined}
      move={() => undefined}
      betText={(amount) => t('turn', { amount })}
      lines={[t('rules.turn'), t('rules.pay'), t('rules.fairness')]}
      odds={ODDS.map((one) => ({ ...one, name: t(one.name as Cabin) }))}
    >
      {() => <PrizeStrip odds={ODDS} nameOf={(field) => t(`${field as Cabin}.short`)} tints={TINTS} />}
    </StallGame>
  );
}
