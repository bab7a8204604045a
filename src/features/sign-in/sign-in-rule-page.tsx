import { formatPrize } from '../../../contract/money.ts';
import { SIGN_IN } from '../../../contract/sign-in.ts';
import { RulesCard, RulesPart } from '../../casino/rules-card.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './sign-in-page.module.css';
import { useSignInT } from './texts.ts';

const stamps = SIGN_IN.diamonds.map((count, place) => ({ day: place + 1, count }));

/** /activity/sign-in/rule: the rules of the daily visit, with the server's numbers. */
export default function SignInRulePage() {
  const t = useSignInT();
  return (
    <Page title={t('rules.title')}>
      <RulesCard lines={[t('rules.1'), t('rules.2'), t('rules.3')]}>
        <RulesPart title={t('rules.stamps')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rules.stamp')}</th>
                <th scope="col">{t('rules.diamonds')}</th>
              </tr>
            </thead>
            <tbody>
              {stamps.map(({ day, count }) => (
                <tr key={day}>
                  <td>{t('day', { day })}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('rules.last', { amount: formatPrize(SIGN_IN.lastNeeds) })}</p>
          <p>{t('rules.worth')}</p>
          <p>{t('rules.fund')}</p>
        </RulesPart>
      </RulesCard>
      <div className={styles.way}>
        <LinkButton kind="gold" size="l" block to={href('signIn')}>
          {t('rules.card')}
        </LinkButton>
      </div>
    </Page>
  );
}
