import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import { rainTexts } from './texts.ts';
import type { RainConfig } from './use-action.tsx';

const hourText = (hour: number): string =>
  hour === 12 ? '12 NN' : hour < 12 ? `${hour} AM` : `${hour - 12} PM`;

/** Draws the rules: when it rains, what a packet holds, and why the speed of catching changes nothing. */
export function RainRules({ config }: { config: RainConfig }) {
  const t = useTexts(rainTexts);
  return (
    <RulesCard
      lines={[
        t('rules.when', { hours: config.hours.map(hourText).join(', ') }),
        t('rules.amount'),
        t('rules.pool', { pool: formatPrize(config.poolAtMost), mean: formatPrize(config.packetMean) }),
      ]}
    >
      <RulesPart title={t('rules.odds')}>
        <p>{t('rules.how')}</p>
      </RulesPart>
      <RulesProof about={t('rules.fair')} codes={[[t('rules.code'), config.nextSeedHash]]} />
    </RulesCard>
  );
}
