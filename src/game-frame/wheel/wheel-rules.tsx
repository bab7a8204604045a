import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { PayTable } from '../pay-table.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { wheelTexts } from './texts.ts';
import { wheelOddsOf, wheelPayoutsOf, type WheelChoice } from './wheel-view-model.ts';

interface WheelRulesProps {
  readonly choice: WheelChoice;
  /** Maximum win of a bet, in hundredths of a coin. */
  readonly maximumWin: number;
}

/**
 * Draws how Wheel is played, with the exact payouts and probabilities, computed by the same rules that the server uses.
 */
export function WheelRules({ choice, maximumWin }: WheelRulesProps) {
  const t = useTexts(wheelTexts);
  const { chance, back } = wheelOddsOf(choice);
  return (
    <RulesSheet
      lines={[t('rules.spin'), t('rules.pay'), t('rules.risk')]}
      answer={t('rules.fairness')}
      odds={[[t('odds.chance'), formatPpm(chance)]]}
      back={[
        [t('odds.back'), formatPpm(back)],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    >
      <PayTable
        caption={`${t('pays.title')}: ${t('bet', { segments: String(choice.segments), risk: t(choice.risk) })}`}
        heads={[t('pays.result'), t('pays.pays'), t('pays.chance')]}
        rows={wheelPayoutsOf(choice).map(({ pays, ways }) => ({
          key: String(pays),
          name: t('pays.some', { count: ways }),
          pays: timesText(pays),
          ways,
          of: choice.segments,
        }))}
        waysText={(ways, of) => t('pays.ways', { ways, of })}
      />
    </RulesSheet>
  );
}
