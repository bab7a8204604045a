import type { ResponseOf } from '../../../contract/call.ts';
import type { ownSessions } from '../../../contract/own-sessions.ts';
import { useEndOwnSessionMutation, useGetOwnSessionsQuery } from '../../api/auth.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useAppSelector, useErrorText } from '../../store/hooks.ts';
import { selectLastVisit } from '../../store/last-visit.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows, Tag } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBindT } from './bind-texts.ts';

type OwnSession = ResponseOf<typeof ownSessions>['list'][number];

/** Draws the devices on which the player is logged in, each with a button that logs it out. */
export function OwnSessions() {
  const t = useBindT();
  const locale = useLocale();
  const lastVisit = useAppSelector(selectLastVisit) ?? 0;
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section>
      <h2>{t('sessions.title')}</h2>
      {lastVisit > 0 && <p>{t('sessions.before', { time: formatMoment(lastVisit, locale) })}</p>}
      {data ? (
        <>
          <Rows busy={isFetching}>
            {data.list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Rows>
          {data.list.length > 2 && <EndOthers />}
        </>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton height={120} radius={18} />
      )}
    </section>
  );
}

/** Returns a function that logs a device out and shows a message; if it fails, the device stays in the list. */
function useEnd() {
  const t = useBindT();
  const errorText = useErrorText();
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const press = async (id?: string): Promise<void> => {
    try {
      await end(id === undefined ? {} : { id }).unwrap();
      showToast(t('sessions.ended'));
    } catch (error) {
      showToast(errorText(error), 'info');
    }
  };
  return { press, isLoading };
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useBindT();
  const locale = useLocale();
  const { press, isLoading } = useEnd();
  const { id, browser, system, seenAt, isThis } = session;
  const name = t('sessions.on', { browser: t(`browser.${browser}`), system: t(`system.${system}`) });
  return (
    <Row
      name={name}
      note={isThis ? t('sessions.now') : t('sessions.seen', { time: formatMoment(seenAt, locale) })}
      end={
        isThis ? (
          <Tag>{t('sessions.this')}</Tag>
        ) : (
          <Button
            kind="line"
            size="s"
            busy={isLoading}
            aria-label={t('sessions.end.of', { name })}
            onClick={() => void press(id)}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}

function EndOthers() {
  const t = useBindT();
  const { press, isLoading } = useEnd();
  return (
    <Button kind="violet" block busy={isLoading} onClick={() => void press()}>
      {t('sessions.end.others')}
    </Button>
  );
}
