import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import { type Camp, PK_ASK_EVERY_MS, type pkData } from '../../../contract/red-vs-blue.ts';
import type { TugOfWarTypes } from '../../../scenes/lobby/tug-of-war/types.ts';
import { useGetPkQuery, useJoinCampMutation } from '../../api/red-vs-blue.ts';
import { Problem } from '../../forms/problem.tsx';
import { gamesHref, href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './red-vs-blue.module.css';
import { usePkT } from './texts.ts';
import { Tug } from './tug.tsx';

const DAY_MS = 86_400_000;

type Data = ResponseOf<typeof pkData>;

/** /activity/redpkblue: the week's tug of war between two camps of players. */
export default function RedVsBluePage() {
  const t = usePkT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetPkQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: PK_ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Page
      wide
      title={t('title')}
      aside={
        <Link className={styles.rules} to={href('redVsBlueRule')}>
          {t('rules')}
        </Link>
      }
    >
      {data ? (
        <Round data={data} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.round} aria-busy="true">
          <Skeleton height={90} radius={18} />
          <Skeleton height={380} radius={18} />
        </div>
      )}
    </Page>
  );
}

function Round({ data }: { data: Data }) {
  const t = usePkT();
  const { own, last, pool, startsAt, endsAt } = data;
  const scene = useGameScene<TugOfWarTypes>();
  const week = useRef(startsAt);
  const winner = last?.winner;
  useEffect(() => {
    if (week.current === startsAt) return;
    week.current = startsAt;
    // A new week has begun while the page was open: shows who won the last week.
    if (winner !== undefined) void scene.cue('ended', { winner });
  }, [scene, startsAt, winner]);
  const days = Math.floor((endsAt - serverNow()) / DAY_MS);
  return (
    <div className={styles.round}>
      <div className={styles.pool}>
        <span>{t('pool')}</span>
        <Money amount={pool} />
        <small>
          {days > 0 ? (
            t('ends.days', { days })
          ) : (
            <CountdownText until={endsAt} clock={serverNow} format={(time) => t('ends', { time })} />
          )}
        </small>
      </div>
      <Tug scene={scene} red={data.red} blue={data.blue} own={own.camp} />
      <div className={styles.page}>
        {own.camp === undefined ? (
          <Choice onJoined={(camp) => void scene.cue('joined', { camp })} />
        ) : (
          <Own camp={own.camp} own={own} />
        )}
        {last && (
          <Card>
            <h2 className={styles.head}>{t('last')}</h2>
            <p>
              {last.winner === 'tie'
                ? t('last.tie', { amount: formatPrize(last.paid) })
                : t('last.won', { camp: t(last.winner), amount: formatPrize(last.paid) })}{' '}
              {last.own > 0 && <b>{t('last.own', { amount: formatPrize(last.own) })}</b>}
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}

/** Draws the buttons of the two camps, and asks the player to confirm the choice, which holds for a week. */
function Choice({ onJoined }: { onJoined: (camp: Camp) => void }) {
  const t = usePkT();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Camp>();
  const [join, { isLoading, error }] = useJoinCampMutation();
  const close = (): void => setAsked(undefined);
  const confirm = async (camp: Camp): Promise<void> => {
    const answer = await join({ camp });
    if (answer.error !== undefined) return;
    close();
    onJoined(camp);
    showToast(t('joined', { camp: t(camp) }));
  };
  return (
    <section>
      <h2 className={styles.head}>{t('choose')}</h2>
      <div className={styles.choice}>
        {(['red', 'blue'] as const).map((camp) => (
          <button
            key={camp}
            type="button"
            className={styles.join}
            data-camp={camp}
            onClick={() => setAsked(camp)}
          >
            {t('join', { camp: t(camp) })}
          </button>
        ))}
      </div>
      {asked !== undefined && (
        <Dialog title={t('sure.title', { camp: t(asked) })} onClose={close}>
          <div className={styles.page}>
            <p>{t('sure.about')}</p>
            <Problem text={error === undefined ? '' : errorText(error)} />
            <Button
              kind="gold"
              size="l"
              block
              busy={isLoading}
              busyLabel={t('joining')}
              onClick={() => void confirm(asked)}
            >
              {t('join', { camp: t(asked) })}
            </Button>
            <Button kind="quiet" block onClick={close}>
              {t('sure.later')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function Own({ camp, own }: { camp: Camp; own: Data['own'] }) {
  const t = usePkT();
  const name = t(camp);
  return (
    <>
      <Card>
        <h2 className={styles.head}>{t('own', { camp: name })}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('own.bet')}</dt>
            <dd>
              <Money amount={own.validBet} />
            </dd>
          </div>
          <div>
            <dt>{t('own.share', { camp: name })}</dt>
            <dd>
              <Money amount={own.share} />
            </dd>
          </div>
        </dl>
        <p>{t('own.none')}</p>
      </Card>
      <LinkButton kind="gold" size="l" block to={gamesHref('all')}>
        {t('play')}
      </LinkButton>
    </>
  );
}
