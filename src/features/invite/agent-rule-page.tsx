import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { AgentRules } from './agent-rules.tsx';
import styles from './invite.module.css';
import { useInviteT } from './texts.ts';

/** /agent/rule: the rules of the referral programme, open to guests. */
export default function AgentRulePage() {
  const t = useInviteT();
  return (
    <Page title={t('rule.title')}>
      <div className={styles.page}>
        <AgentRules />
        <LinkButton kind="gold" size="l" block to={href('share')}>
          {t('share.title')}
        </LinkButton>
      </div>
    </Page>
  );
}
