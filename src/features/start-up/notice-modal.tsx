import { useState } from 'react';
import { manilaDate } from '../../../contract/manila-date.ts';
import { useGetConfigKeysQuery } from '../../api/config.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { writeStored } from '../../platform/storage.ts';
import { useErrorText } from '../../store/hooks.ts';
import { NOTICE_KEY } from '../../store/stored-keys.ts';
import { Button } from '../../ui/button.tsx';
import { DataIcon } from '../../ui/data-icon.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './start-up-modal.module.css';

const en = {
  title: 'News of the fair',
  none: 'No news right now.',
  today: 'Don’t show this again today',
  ok: 'OK',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Balita sa perya',
  none: 'Walang balita ngayon.',
  today: 'Huwag nang ipakita ngayong araw',
  ok: 'OK',
};
const texts = { en, fil };

/** Popup with the operator's announcement, which the player can hide for the rest of the day. */
export default function NoticeModal({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const [isPutOff, setPutOff] = useState(false);
  const { data, error, refetch, isFetching } = useGetConfigKeysQuery({
    gameListVersion: '',
    configKeyList: ['notices'],
  });
  const close = (): void => {
    if (isPutOff) writeStored(NOTICE_KEY, manilaDate(serverNow()));
    onClose();
  };
  return (
    <Dialog title={t('title')} onClose={close}>
      <div className={styles.body}>
        {data ? (
          (data.notices ?? []).map(({ id, icon, title, text }) => (
            <section key={id}>
              <h3>
                {icon !== undefined && <DataIcon name={icon} size={22} fallback="info" />} {title}
              </h3>
              <p>{text}</p>
            </section>
          ))
        ) : error ? (
          <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton height={90} radius={12} />
        )}
        {data?.notices?.length === 0 && <p>{t('none')}</p>}
        <Checkbox checked={isPutOff} onChange={({ currentTarget }) => setPutOff(currentTarget.checked)}>
          {t('today')}
        </Checkbox>
        <Button kind="gold" block onClick={close}>
          {t('ok')}
        </Button>
      </div>
    </Dialog>
  );
}
