import { RulesCard, RulesPart } from '../../casino/rules-card.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './red-vs-blue.module.css';
import { usePkT } from './texts.ts';

const PARTS = ['pool', 'share', 'tie', 'camps'] as const;

/** /activity/redpkblue/rule: how the rope is pulled and the pool is shared. */
export default function RedVsBlueRulePage() {
  const t = usePkT();
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
        <LinkButton kind="gold" size="l" block to={href('redVsBlue')}>
          {t('title')}
        </LinkButton>
      </div>
    </Page>
  );
}
