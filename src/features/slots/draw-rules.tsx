import { formatExact, formatPrize } from '../../../contract/money.ts';
import { RulesPart } from '../../casino/rules-card.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { slotListTexts } from './list-texts.ts';
import type { DrawRules as Rules } from './ticket-draw.tsx';

/** Renders how players earn tickets for the ticket draw, and the prizes of its cards with their odds. */
export function DrawRules({ rules }: { rules: Rules }) {
  const t = useTexts(slotListTexts);
  return (
    <RulesPart title={t('rule.draw')}>
      <p>{t('rule.draw.1', { amount: formatPrize(rules.perTicket), max: rules.maxPerDay })}</p>
      <p>{t('rule.draw.2')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rule.draw.prize')}</th>
            <th scope="col">{t('rule.draw.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.prizes.map(({ amount, oddsPpm }) => (
            <tr key={amount}>
              <td>{formatExact(amount)}</td>
              <td>{formatPpm(oddsPpm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('rule.draw.fund')}</p>
    </RulesPart>
  );
}
