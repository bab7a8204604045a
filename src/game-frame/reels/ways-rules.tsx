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
import type { StripsOfKind } from './reel-kind.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { useSymbolNames } from './title-sheet.ts';

interface WaysRulesProps {
  readonly strips: StripsOfKind;
  readonly look: string;
  /** Hundredths. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** Returns the exact odds of a slot with ways. */
export function waysOddsOf({ volatility, declared }: StripsOfKind) {
  const { trigger, total } = waysOdds(volatility, declared);
  return { hit: waysHit(volatility, declared), trigger, total };
}

/** Draws how ways reels are played, the payouts of all symbols per way, and the exact odds. */
export default function WaysRules({ strips, look, stake, maximumWin }: WaysRulesProps) {
  const t = useTexts(reelRulesTexts);
  const nameOf = useSymbolNames(look);
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
      <ReelPayTable look={look} stake={stake} rows={rows} />
    </RulesSheet>
  );
}
