import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { BinTable } from '../drop/bin-table.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { plinkoBinsOf, plinkoOddsOf, type PlinkoChoice, plinkoReturnRange } from './plinko-view-model.ts';
import { plinkoTexts } from './texts.ts';

/**
 * Draws how Plinko is played, with the exact payout and probability of each bin, computed by the same rules that the
 * server uses.
 */
export function PlinkoRules({
  choice,
  maximumWin,
}: {
  readonly choice: PlinkoChoice;
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}) {
  const t = useTexts(plinkoTexts);
  const { chance, back } = plinkoOddsOf(choice);
  const [least, most] = plinkoReturnRange();
  return (
    <RulesSheet
      lines={[t('rules.fall'), t('rules.pay'), t('rules.risk')]}
      answer={t('rules.fairness')}
      odds={[[t('odds.chance'), formatPpm(chance)]]}
      back={[
        [t('odds.back'), formatPpm(back)],
        [t('odds.range'), `${formatPpm(least)} – ${formatPpm(most)}`],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      <BinTable
        title={`${t('bins.title')}: ${t('bet', { rows: String(choice.rows), risk: t(choice.risk) })}`}
        bins={plinkoBinsOf(choice)}
      />
    </RulesSheet>
  );
}
