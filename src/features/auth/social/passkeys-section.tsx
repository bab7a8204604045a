import { useState } from 'react';
import type { ResponseOf } from '../../../../contract/call.ts';
import type { ownPasskeys } from '../../../../contract/passkeys.ts';
import { isApiError } from '../../../api/api-error.ts';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
} from '../../../api/social.ts';
import { formatDay, formatMoment } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { useErrorText } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { hasPasskeys, loadWebAuthn } from './passkeys.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useSocialT } from './texts.ts';
import { useProof } from './use-proof.tsx';

type Passkey = ResponseOf<typeof ownPasskeys>['list'][number];

/** Draws the player's passkeys, with buttons that create and remove them. */
export function Passkeys() {
  const t = useSocialT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetPasskeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section>
      <h2>{t('passkeys')}</h2>
      <p>{t('passkeys.about')}</p>
      {data ? (
        <>
          {data.list.length > 0 && (
            <Rows busy={isFetching}>
              {data.list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </Rows>
          )}
          {hasPasskeys() ? <AddPasskey /> : <p>{t('passkeys.cannot')}</p>}
        </>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton height={48} radius={14} />
      )}
    </section>
  );
}

function AddPasskey() {
  const t = useSocialT();
  const errorText = useErrorText();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const { prove, dialog } = useProof();
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await prove())) return;
      const { startRegistration } = await loadWebAuthn();
      const { options } = await begin({ origin: location.origin }).unwrap();
      // The browser library's types differ from the server library's, but describe the same options.
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const response = await startRegistration({ optionsJSON });
      await add({ response: { ...response } }).unwrap();
      showToast(t('passkeys.added'));
    } catch (error) {
      // Other errors come from the browser: the player cancelled, or this device already has a passkey for the account.
      const isHere = error instanceof Error && error.name === 'InvalidStateError';
      showToast(isApiError(error) ? errorText(error) : t(isHere ? 'passkeys.here' : 'passkeys.not'), 'info');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="violet" block busy={isBusy} busyLabel={t('passkeys.adding')} onClick={() => void press()}>
        {t('passkeys.add')}
      </Button>
      {dialog}
    </>
  );
}

function PasskeyRow({ passkey: { id, addedAt, usedAt, isSynced } }: { passkey: Passkey }) {
  const t = useSocialT();
  const locale = useLocale();
  const errorText = useErrorText();
  const [removePasskey] = useRemovePasskeyMutation();
  const [isAsking, setAsking] = useState(false);
  const name = t('passkeys.name', { date: formatDay(addedAt, locale) });
  const used =
    usedAt === null ? t('passkeys.notUsed') : t('passkeys.used', { time: formatMoment(usedAt, locale) });
  const remove = async (): Promise<void> => {
    try {
      await removePasskey({ id }).unwrap();
      showToast(t('passkeys.removed'));
    } catch (error) {
      showToast(errorText(error), 'info');
    }
  };
  return (
    <>
      <Row
        name={name}
        note={`${t(isSynced ? 'passkeys.synced' : 'passkeys.single')} · ${used}`}
        end={
          <Button kind="line" size="s" aria-label={t('remove.of', { name })} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        }
      />
      {isAsking && <RemoveDialog name={name} onRemove={remove} onClose={() => setAsking(false)} />}
    </>
  );
}
