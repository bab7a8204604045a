import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { PayTable } from '../pay-table.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { kenoHitOdds, type KenoChoice, kenoOddsOf, kenoReturnRange } from './keno-view-model.ts';
import { kenoTexts } from './texts.ts';

interface KenoRulesProps {
  readonly choice: KenoChoice;
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}

/**
 * Draws how Keno is played, with the exact payout and probability of each number of hits, computed by the same rules
 * that the server uses.
 */
export function KenoRules({ choice, maximumWin }: KenoRulesProps) {
  const t = useTexts(kenoTexts);
  const hasPicks = choice.picks.length > 0;
  const { chance, back } = kenoOddsOf(choice);
  return (
    <RulesSheet
      lines={[t('rules.pick'), t('rules.pay'), t('rules.risk')]}
      answer={t('rules.fairness')}
      odds={hasPicks ? [[t('odds.chance'), formatPpm(chance)]] : undefined}
      back={[
        ...(hasPicks ? [[t('odds.back'), formatPpm(back)] as const] : []),
        [t('odds.range'), kenoReturnRange().map(formatPpm).join(' – ')],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      {hasPicks && (
        <PayTable
          caption={`${t('pays.title')}: ${t('bet', { picks: choice.picks.length, risk: t(choice.risk) })}`}
          heads={[t('pays.hits'), t('pays.pays'), t('pays.chance')]}
          rows={kenoHitOdds(choice).map(({ hits, pays, ways, of }) => ({
            key: String(hits),
            name: hits,
            pays: timesText(pays),
            ways,
            of,
          }))}
          waysText={(ways, of) => t('pays.ways', { ways, of })}
        />
      )}
    </RulesSheet>
  );
}
