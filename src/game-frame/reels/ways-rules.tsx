import { useMemo } from 'react';
import { waysHit } from '../../../fair/reels/hit-chance.ts';
import { WAYS_PARTS } from '../../../fair/reels/ways.ts';
import { waysOdds } from '../../../fair/reels/ways-reels.ts';
import { WAYS_REELS } from '../../../fair/tables/reels-ways.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { type ReelPayRow, ReelPayTable } from './reel-pay-table.tsx';
import { reelFacts } from './reel-facts.ts';
import { reelRulesTexts } from './rules-texts.ts';
import type { ReelStrips } from './reel-strips.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { useSymbolNames } from './title-sheet.ts';

interface WaysRulesProps {
  readonly strips: ReelStrips;
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** Returns the exact odds of reels with ways. */
export function waysOddsOf({ volatility, declared }: ReelStrips) {
  const { trigger, total } = waysOdds(volatility, declared);
  return { hit: waysHit(volatility, declared), trigger, total };
}

/** Draws how reels with ways are played, the payouts of all symbols per way, and the exact odds. */
export default function WaysRules({ strips, artSlug, stake, maximumWin }: WaysRulesProps) {
  const t = useTexts(reelRulesTexts);
  const nameOf = useSymbolNames(artSlug);
  const { hit, trigger, total } = useMemo(() => waysOddsOf(strips), [strips]);
  const { pays, scatterPays, freeSpins, freeMultiplier } = WAYS_REELS[strips.volatility];
  const rows = useMemo<ReelPayRow[]>(() => {
    const amount = (pay: number): number => (pay * stake) / WAYS_PARTS;
    return [
      ...Object.entries(pays).map(([symbol, row]) => ({
        pictures: [symbolPictureOf(symbol)],
        name: nameOf(symbol),
        pays: [5, 4, 3].map((count) => ({ count, amount: amount(row[count - 3] ?? 0) })),
      })),
      {
        pictures: [symbolPictureOf('S')],
        name: nameOf('S'),
        pays: [5, 4, 3].map((count) => ({ count, amount: amount(scatterPays[count] ?? 0) })),
      },
    ];
  }, [pays, scatterPays, stake, nameOf]);
  return (
    <RulesSheet
      lines={[
        t('rules.ways'),
        t('rules.wild.fill'),
        t('rules.scatter', { count: freeSpins, times: freeMultiplier }),
      ]}
      answer={t('rules.drawn')}
      {...reelFacts({ hit, free: trigger, back: total, maximumWin }, t)}
    >
      <ReelPayTable artSlug={artSlug} stake={stake} rows={rows} />
    </RulesSheet>
  );
}
