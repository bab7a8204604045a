import { AGENT_PPM } from '../../../contract/agent.ts';
import { RulesCard, RulesPart } from '../../casino/rules-card.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { formatPpm } from '../../ui/percent.ts';
import styles from './invite.module.css';
import { useInviteT } from './texts.ts';

const LEVELS = ['rule.level.1', 'rule.level.2', 'rule.level.3'] as const;

/** /agent/rule: what friends bring, with the numbers. */
export default function AgentRulePage() {
  const t = useInviteT();
  return (
    <Page title={t('rule.title')}>
      <div className={styles.page}>
        <RulesCard lines={[t('rule.1'), t('rule.2'), t('rule.3')]}>
          <RulesPart title={t('rule.rates')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('rule.level')}</th>
                  <th scope="col">{t('rule.rate')}</th>
                </tr>
              </thead>
              <tbody>
                {AGENT_PPM.map((ppm, away) => (
                  <tr key={ppm}>
                    <td>{t(LEVELS[away] ?? 'rule.level.3')}</td>
                    <td>{formatPpm(ppm)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{t('rule.fair')}</p>
          </RulesPart>
        </RulesCard>
        <LinkButton kind="gold" size="l" block to={href('share')}>
          {t('share.title')}
        </LinkButton>
      </div>
    </Page>
  );
}
