import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesCard } from '../../casino/rules-card.tsx';
import { rainTexts } from './texts.ts';
import type { RainConfig } from './use-action.tsx';

const hourText = (hour: number): string =>
  hour === 12 ? '12 NN' : hour < 12 ? `${hour} AM` : `${hour - 12} PM`;

/** When it rains, what a packet holds and why speed changes nothing. */
export function RainRules({ config }: { config: RainConfig }) {
  const t = useTexts(rainTexts);
  return (
    <RulesCard>
      <h2>{t('rules')}</h2>
      <ul>
        <li>{t('rules.when', { hours: config.hours.map(hourText).join(', ') })}</li>
        <li>{t('rules.amount')}</li>
        <li>
          {t('rules.pool', { pool: formatPrize(config.poolAtMost), mean: formatPrize(config.packetMean) })}
        </li>
        <li>{t('rules.how')}</li>
        <li>
          {t('rules.code')}: <code>{config.nextSeedHash}</code>
        </li>
      </ul>
    </RulesCard>
  );
}
