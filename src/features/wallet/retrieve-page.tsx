import { useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatExact } from '../../../contract/money.ts';
import type { providerBalances } from '../../../contract/provider-balances.ts';
import { useGetProviderBalancesQuery, useRetrieveBalanceMutation } from '../../api/provider-balances.ts';
import { pictures } from '../../casino/pictures.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useBalance, useErrorText } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Card, Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, Note } from '../../ui/states.tsx';
import styles from './retrieve-page.module.css';
import { useRetrieveT } from './retrieve-texts.ts';

type Place = ResponseOf<typeof providerBalances>['list'][number];

/** Interval at which the page is updated while coins are on their way back, ms. */
const LOOK_AGAIN_MS = 5_000;

/**
 * /member/retrieve-balance: the games that hold coins of the player, how many and since when, and a button that returns
 * all of them to the wallet.
 */
export default function RetrievePage() {
  const t = useRetrieveT();
  const errorText = useErrorText();
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch, isFetching } = useGetProviderBalancesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
  });
  const waits = data?.list.some(({ state }) => state === 'waiting') === true;
  if (waits !== isWaiting) setWaiting(waits);
  return (
    <Page title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      {data ? (
        <Places list={data.list} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={92} radius={18} />
          <Skeleton height={64} radius={14} />
          <Skeleton height={54} radius={27} />
        </div>
      )}
    </Page>
  );
}

function Places({ list }: { list: readonly Place[] }) {
  const t = useRetrieveT();
  const errorText = useErrorText();
  const balance = useBalance();
  const [retrieve, { isLoading, error }] = useRetrieveBalanceMutation();
  const [brought, setBrought] = useState<number>();
  const away = list.reduce((sum, { amount }) => sum + amount, 0);
  const isWaiting = list.some(({ state }) => state === 'waiting');

  const bring = async (): Promise<void> => {
    setBrought(undefined);
    const answer = await retrieve();
    if (answer.data) setBrought(answer.data.brought);
  };

  return (
    <div className={styles.page}>
      <Card>
        <dl className={styles.sums}>
          <div>
            <dt>{t('wallet')}</dt>
            <dd>
              {balance === undefined ? <Skeleton width={96} height={22} /> : <Money amount={balance.coin} />}
            </dd>
          </div>
          <div>
            <dt>{t('away')}</dt>
            <dd>
              <Money amount={away} tone={away > 0 ? 'gold' : 'plain'} />
            </dd>
          </div>
        </dl>
      </Card>
      {away === 0 && !isWaiting && (
        <EmptyState
          picture={pictures.coin}
          title={t('none')}
          help={t(list.length === 0 ? 'none.places' : 'none.help')}
        />
      )}
      {list.length > 0 && (
        <section aria-labelledby="places">
          <h2 id="places" className={styles.heading}>
            {t('places')}
          </h2>
          <Rows busy={isLoading}>
            {list.map((place) => (
              <PlaceRow key={place.provider} place={place} />
            ))}
          </Rows>
        </section>
      )}
      <div role="status" className={styles.result}>
        {brought !== undefined && (brought > 0 || !isWaiting) && (
          <Note kind="ok">
            {brought > 0 ? t('brought', { amount: formatExact(brought) }) : t('brought.none')}
          </Note>
        )}
        {isWaiting && <Note kind="warn">{t('waiting')}</Note>}
      </div>
      {error !== undefined && (
        <ErrorState help={errorText(error)} onRetry={() => void bring()} busy={isLoading} />
      )}
      {list.some(({ state }) => state === 'playing') && <p className={styles.about}>{t('playing')}</p>}
      {list.length > 0 && error === undefined && (
        <Button
          kind={away > 0 || isWaiting ? 'gold' : 'line'}
          size="l"
          block
          busy={isLoading}
          busyLabel={t('bringing')}
          onClick={() => void bring()}
        >
          {t('bring')}
        </Button>
      )}
    </div>
  );
}

function PlaceRow({ place: { name, amount, since, state } }: { place: Place }) {
  const t = useRetrieveT();
  const locale = useLocale();
  return (
    <Row
      picture={
        <span className={styles.icon}>
          <Icon name={moreIcons.gamepad2} />
        </span>
      }
      name={name}
      note={t(`state.${state}`, { time: since === null ? '' : formatMoment(since, locale) })}
      end={<Money amount={amount} tone={amount > 0 ? 'gold' : 'plain'} />}
    />
  );
}
