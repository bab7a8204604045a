import { PlainRules } from '../../casino/plain-rules.tsx';
import { href } from '../../pages/href.ts';
import { useKycT } from './texts.ts';

const PARTS = ['why', 'what', 'keep', 'back'] as const;

/** /rules/kyc: why players are verified, and how their data are used. */
export default function KycRulePage() {
  const t = useKycT();
  return (
    <PlainRules
      title={t('rule.title')}
      lines={[t('rule.1'), t('rule.2'), t('rule.3')]}
      parts={PARTS.map((part) => [t(`rule.${part}`), t(`rule.${part}.text`)])}
      to={href('kyc')}
      action={t('rule.start')}
    />
  );
}
