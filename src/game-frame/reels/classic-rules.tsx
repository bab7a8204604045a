import { useMemo } from 'react';
import { slotHit } from '../../../fair/reels/hit-chance.ts';
import { slotOdds } from '../../../fair/slot-odds.ts';
import type { Slot } from '../../../fair/slots.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { type ReelPayRow, ReelPayTable } from './reel-pay-table.tsx';
import { reelFacts } from './reel-facts.ts';
import { reelRulesTexts } from './rules-texts.ts';
import { classicName, classicNames, payOfClassic } from './classic-names.ts';

interface ClassicRulesProps {
  readonly slot: Slot;
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly maximumWin: number;
}

const PICTURES: Readonly<Record<string, string>> = {
  '7': 'seven',
  '3': 'bar-3',
  '2': 'bar-2',
  '1': 'bar-1',
  B: 'bell',
  C: 'cherry',
};

/** Returns the exact hit rate and return (RTP) of classic reels. */
export const classicOdds = (slot: Slot) => ({ hit: slotHit(slot), total: slotOdds(slot).total });

/** Draws how classic reels are played, the payouts of the line, and the exact odds. */
export default function ClassicRules({ slot, artSlug, stake, maximumWin }: ClassicRulesProps) {
  const t = useTexts(reelRulesTexts);
  const names = useTexts(classicNames);
  const { hit, total } = useMemo(() => classicOdds(slot), [slot]);
  const rows = slot.pays
    .slice()
    .sort((a, b) => b.pay - a.pay)
    .map(({ id, of, pay }): ReelPayRow => {
      const { symbol, count } = payOfClassic(id);
      return {
        pictures: Array.from(of, (one) => PICTURES[one] ?? ''),
        name: count === 2 ? `2 × ${classicName(symbol, names)}` : classicName(symbol, names),
        pays: [{ count, amount: pay * stake }],
      };
    });
  return (
    <RulesSheet
      lines={[t('rules.classic'), t('rules.cherry'), t('rules.drawn')]}
      {...reelFacts({ hit, back: total, maximumWin }, t)}
    >
      <ReelPayTable artSlug={artSlug} stake={stake} rows={rows} />
    </RulesSheet>
  );
}
