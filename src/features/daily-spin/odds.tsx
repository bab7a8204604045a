import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import { dailySpinTexts } from './texts.ts';
import type { DailySpinInfo } from './use-action.tsx';

const MILLION = 1_000_000;

/** Draws the true odds of the sectors, which all look alike on the wheel, and who may spin. */
export function Odds({ info }: { info: DailySpinInfo }) {
  const t = useTexts(dailySpinTexts);
  const rows = info.sectors.slice().sort((a, b) => b.oddsPpm - a.oddsPpm);
  const amounts = rows.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const mean = Math.floor(rows.reduce((sum, { amount, oddsPpm }) => sum + amount * oddsPpm, 0) / MILLION);
  return (
    <RulesCard
      lines={[
        t('rules.once', { amount: formatPrize(info.typingNeeded) }),
        t('rules.wins', { least: formatPrize(least), most: formatPrize(most) }),
        t('rules.fund'),
      ]}
    >
      <RulesPart title={t('rules.odds')}>
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
        <p>{t('rules.equal')}</p>
        <p>{t('rules.mean', { amount: formatExact(mean) })}</p>
      </RulesPart>
      <RulesProof about={t('rules.fair')} codes={[[t('rules.code'), info.nextSeedHash]]} />
    </RulesCard>
  );
}
