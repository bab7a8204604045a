import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesCard } from '../../casino/rules-card.tsx';
import { dailySpinTexts } from './texts.ts';
import type { DailySpinInfo } from './use-action.tsx';

const MILLION = 1_000_000;

/** The true odds beside the wheel, whose fields are all drawn alike, and who may spin. */
export function Odds({ info }: { info: DailySpinInfo }) {
  const t = useTexts(dailySpinTexts);
  const rows = info.sectors.toSorted((a, b) => b.oddsPpm - a.oddsPpm);
  const mean = Math.floor(rows.reduce((sum, { amount, oddsPpm }) => sum + amount * oddsPpm, 0) / MILLION);
  return (
    <RulesCard>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ amount, oddsPpm }) => (
            <tr key={amount}>
              <td>{formatPrize(amount)}</td>
              <td>{formatPpm(oddsPpm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>{t('rules.equal')}</li>
        <li>{t('rules.mean', { amount: formatExact(mean) })}</li>
        <li>{t('rules.once', { amount: formatPrize(info.typingNeeded) })}</li>
        <li>{t('rules.fund')}</li>
        <li>
          {t('rules.code')}: <code>{info.nextSeedHash}</code>
        </li>
      </ul>
    </RulesCard>
  );
}
