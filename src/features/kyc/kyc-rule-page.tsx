import { RulesCard, RulesPart } from '../../casino/rules-card.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './kyc.module.css';
import { useKycT } from './texts.ts';

const PARTS = ['why', 'what', 'keep', 'back'] as const;

/** /rules/kyc: why players are asked who they are, and what becomes of what they send. */
export default function KycRulePage() {
  const t = useKycT();
  return (
    <Page title={t('rule.title')}>
      <div className={styles.page}>
        <RulesCard lines={[t('rule.1'), t('rule.2'), t('rule.3')]}>
          {PARTS.map((part) => (
            <RulesPart key={part} title={t(`rule.${part}`)}>
              <p>{t(`rule.${part}.text`)}</p>
            </RulesPart>
          ))}
        </RulesCard>
        <LinkButton kind="gold" size="l" block to={href('kyc')}>
          {t('rule.start')}
        </LinkButton>
      </div>
    </Page>
  );
}
