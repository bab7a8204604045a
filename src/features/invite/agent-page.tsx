import friends from '../../../assets/lobby/i/busts-in-silhouette.webp';
import { useGetAgentQuery } from '../../api/agent.ts';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, Note } from '../../ui/states.tsx';
import styles from './invite.module.css';
import { useInviteT } from './texts.ts';

/** /agent: the friends that the player has brought, and what they have bet. */
export default function AgentPage() {
  const t = useInviteT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetAgentQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={t('agent.title')}>
      <div className={styles.page}>
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
        <LinkButton kind="gold" size="l" block to={href('share')}>
          {t('share.title')}
        </LinkButton>
        <Note>{t('agent.soon')}</Note>
        <LinkButton kind="violet" size="l" block to={href('agentRule')}>
          {t('agent.rule')}
        </LinkButton>
      </div>
    </Page>
  );
}
