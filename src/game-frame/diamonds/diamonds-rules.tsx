import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { PayTable } from '../pay-table.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { GEM_DRAW_COUNT, DIAMONDS_HAND_ODDS, DIAMONDS_ODDS } from './diamonds-view-model.ts';
import { diamondsTexts } from './texts.ts';

interface DiamondsRulesProps {
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}

/**
 * Draws how Diamonds is played, with the exact payout and probability of each hand, from the same table that the server
 * uses.
 */
export function DiamondsRules({ maximumWin }: DiamondsRulesProps) {
  const t = useTexts(diamondsTexts);
  return (
    <RulesSheet
      lines={[t('rules.fall'), t('rules.pay'), t('rules.pair')]}
      answer={t('rules.fairness')}
      odds={[[t('odds.chance'), formatPpm(DIAMONDS_ODDS.chance)]]}
      back={[
        [t('odds.back'), formatPpm(DIAMONDS_ODDS.back)],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      <PayTable
        caption={t('pays.title')}
        heads={[t('pays.hand'), t('pays.pays'), t('pays.chance')]}
        rows={DIAMONDS_HAND_ODDS.map(({ hand, pays, ways }) => ({
          key: hand,
          name: t(hand),
          pays: timesText(pays),
          ways,
          of: GEM_DRAW_COUNT,
        }))}
        waysText={(ways, of) => t('pays.ways', { ways, of })}
      />
    </RulesSheet>
  );
}
