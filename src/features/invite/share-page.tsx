import friends from '../../../assets/lobby/i/busts-in-silhouette.webp';
import { useGetAgentQuery } from '../../api/agent.ts';
import { href } from '../../pages/href.ts';
import { copyText } from '../../platform/copy-text.ts';
import { shareText } from '../../platform/share-text.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './invite.module.css';
import { inviteLink } from './invite-link.ts';
import { useInviteT } from './texts.ts';

/** /share: the player's invitation link and code, to copy or send. */
export default function SharePage() {
  const t = useInviteT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetAgentQuery();
  return (
    <Page title={t('share.title')}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={friends} width={104} height={104} alt="" />
          <h2>{t('share.head')}</h2>
          <p>{t('share.about')}</p>
        </div>
        {data ? (
          <Invite code={data.inviteCode} />
        ) : error ? (
          <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div aria-busy="true">
            <Skeleton height={230} radius={18} />
          </div>
        )}
        <LinkButton kind="violet" size="l" block to={href('agent')}>
          {t('share.agent')}
        </LinkButton>
        <p className={styles.quiet}>{t('share.adults')}</p>
      </div>
    </Page>
  );
}

function Invite({ code }: { code: string }) {
  const t = useInviteT();
  const link = inviteLink(code);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) showToast(t('share.copied'));
    else showToast(t('share.byHand'), 'circle-alert');
  };
  const send = async (): Promise<void> => {
    const result = await shareText(`${t('share.text')} ${link}`);
    if (result === 'copied') showToast(t('share.copied'));
    if (result === 'refused') showToast(t('share.byHand'), 'circle-alert');
  };
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{t('share.code')}</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>{t('share.link')}</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button kind="gold" size="l" block icon={moreIcons.copy} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <Button kind="violet" size="l" block onClick={() => void send()}>
          {t('share.send')}
        </Button>
      </div>
    </Card>
  );
}
