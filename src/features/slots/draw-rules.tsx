import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { slotTexts } from './texts.ts';
import type { DrawRules as Rules } from './ticket-draw.tsx';

/** How tickets are earned and what the cards hold, with their odds. */
export function DrawRules({ rules }: { rules: Rules }) {
  const t = useTexts(slotTexts);
  return (
    <>
      <h2>{t('rule.draw')}</h2>
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
      <p>
        {t('rule.draw.now')}: <code>{rules.nextSeedHash}</code>
      </p>
    </>
  );
}
