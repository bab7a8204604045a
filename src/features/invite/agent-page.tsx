import friends from '../../../assets/lobby/i/busts-in-silhouette.webp';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { inviteCode } from '../../../contract/form.ts';
import { useGetAgentQuery, useSayInviterMutation } from '../../api/agent.ts';
import { Form, SubmitRow, useField } from '../../forms/form.tsx';
import { useFormOf } from '../../forms/use-form-of.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { href } from '../../pages/href.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AgentRules, Commissions } from './agent-rules.tsx';
import styles from './invite.module.css';
import { useInviteT } from './texts.ts';

const inviter = v.object({ pid: v.pipe(v.string('required'), v.nonEmpty('required'), inviteCode) });

const PARTS = ['friends', 'commissions', 'rules'] as const;
type Part = (typeof PARTS)[number];

/**
 * /agent?tabActive=friends, commissions or rules: the referral programme. `back` in the query is the path of this site
 * to which the back button leads.
 */
export default function AgentPage() {
  const t = useInviteT();
  const [query, setQuery] = useSearchParams();
  const part = PARTS.find((name) => name === query.get('tabActive')) ?? 'friends';
  const choose = (name: Part): void => {
    query.set('tabActive', name);
    setQuery(query, { replace: true });
  };
  const back = query.get('back');
  return (
    <Page title={t('agent.title')} back={back === null ? undefined : safeRedirect(back)}>
      <div className={styles.page}>
        <Tabs
          group="agent"
          label={t('agent.places')}
          value={part}
          onChange={choose}
          tabs={PARTS.map((id) => ({ id, label: t(`agent.part.${id}`) }))}
        />
        <TabPanel group="agent" value={part}>
          <div className={styles.page}>
            {part === 'friends' && <Friends />}
            {part === 'commissions' && <Commissions />}
            {part === 'rules' && <AgentRules />}
          </div>
        </TabPanel>
        <LinkButton kind="gold" size="l" block to={href('share')}>
          {t('share.title')}
        </LinkButton>
      </div>
    </Page>
  );
}

/** Draws the friends whom the player has invited, and how much they bet. */
function Friends() {
  const t = useInviteT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetAgentQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {data ? (
        data.invited === 0 ? (
          <EmptyState picture={friends} title={t('agent.none')} help={t('agent.none.help')} />
        ) : (
          <Card>
            <dl className={styles.facts}>
              <div>
                <dt>{t('agent.invited')}</dt>
                <dd className={styles.code}>{data.invited.toLocaleString('en-PH')}</dd>
              </div>
              <div>
                <dt>{t('agent.bet')}</dt>
                <dd>
                  <Money amount={data.validBet} />
                </dd>
              </div>
            </dl>
          </Card>
        )
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={150} radius={18} />
        </div>
      )}
      {data && data.fillUntil !== null && <Inviter until={data.fillUntil} />}
    </>
  );
}

/** Form in which a new player who came without an invitation link enters the inviter's code. */
function Inviter({ until }: { until: number }) {
  const t = useInviteT();
  const locale = useLocale();
  const [say] = useSayInviterMutation();
  const form = useFormOf(inviter, { pid: '' }, async (values) => {
    await say(values).unwrap();
    showToast(t('agent.inviter.said'));
  });
  return (
    <Card>
      <div className={styles.about}>
        <h2>{t('agent.inviter')}</h2>
        <p>{t('agent.inviter.help', { time: formatMoment(until, locale) })}</p>
      </div>
      <Form form={form} className={styles.page}>
        <InviterField />
        <SubmitRow busyLabel={t('agent.inviter.busy')}>{t('agent.inviter.save')}</SubmitRow>
      </Form>
    </Card>
  );
}

function InviterField() {
  const t = useInviteT();
  return <Field {...useField('pid')} icon="gift" label={t('agent.inviter.code')} autoComplete="off" />;
}
