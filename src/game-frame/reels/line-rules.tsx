import { useMemo } from 'react';
import { slotHit } from '../../../fair/reels/hit-chance.ts';
import { slotOdds } from '../../../fair/slot-odds.ts';
import { bestPay, type Slot } from '../../../fair/slots.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { LineMaps, type ReelPayRow, ReelPayTable } from './reel-pay-table.tsx';
import { reelFacts } from './reel-facts.ts';
import { reelRulesTexts } from './rules-texts.ts';
import { symbolPictureOf } from './symbol-pictures.ts';
import { useSymbolNames } from './title-sheet.ts';

interface LineRulesProps {
  readonly slot: Slot;
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly maximumWin: number;
}

/** Returns the exact odds of reels with lines. */
export function lineOdds(slot: Slot) {
  const { trigger, total } = slotOdds(slot);
  return { hit: slotHit(slot), trigger, total };
}

/** Draws how reels with lines are played, the payouts of all symbols, the lines, and the exact odds. */
export default function LineRules({ slot, artSlug, stake, maximumWin }: LineRulesProps) {
  const t = useTexts(reelRulesTexts);
  const nameOf = useSymbolNames(artSlug);
  const { hit, trigger, total } = useMemo(() => lineOdds(slot), [slot]);
  const lineBet = stake / slot.lines.length;
  const { scatter } = slot;
  const rows = useMemo<ReelPayRow[]>(() => {
    const symbols = [...new Set(slot.pays.map(({ of }) => of))];
    const paid = symbols.map((symbol) => ({
      pictures: [symbolPictureOf(symbol)],
      name: nameOf(symbol),
      pays: [5, 4, 3].map((count) => ({
        count,
        amount: (bestPay(slot, Array<string>(count).fill(symbol))?.pay.pay ?? 0) * lineBet,
      })),
    }));
    const scattered = {
      pictures: [symbolPictureOf('S')],
      name: nameOf('S'),
      pays: [5, 4, 3].map((count) => ({ count, amount: (scatter?.pays[count] ?? 0) * stake })),
    };
    return [...paid, scattered];
  }, [slot, scatter, stake, lineBet, nameOf]);
  return (
    <RulesSheet
      lines={[
        t('rules.lines'),
        t('rules.wild'),
        t('rules.scatter', { count: scatter?.freeSpins ?? 0, times: scatter?.multiplier ?? 1 }),
      ]}
      answer={t('rules.drawn')}
      {...reelFacts({ hit, free: trigger, back: total, maximumWin }, t)}
    >
      <ReelPayTable artSlug={artSlug} stake={stake} rows={rows} />
      <LineMaps lines={slot.lines} rows={slot.rows} />
    </RulesSheet>
  );
}
