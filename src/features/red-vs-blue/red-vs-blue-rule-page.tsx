import { PlainRules } from '../../casino/plain-rules.tsx';
import { href } from '../../pages/href.ts';
import { usePkT } from './texts.ts';

const PARTS = ['pool', 'share', 'tie', 'camps'] as const;

/** /activity/redpkblue/rule: how bets pull the rope, and how the pool is shared. */
export default function RedVsBlueRulePage() {
  const t = usePkT();
  return (
    <PlainRules
      title={t('rule.title')}
      lines={[t('rule.1'), t('rule.2'), t('rule.3')]}
      parts={PARTS.map((part) => [t(`rule.${part}`), t(`rule.${part}.text`)])}
      to={href('redVsBlue')}
      action={t('title')}
    />
  );
}
