import { useState } from 'react';
import type { DrawRecord } from '../../../contract/jackpot.ts';
import { useErrorText } from '../../api/hooks.ts';
import { useGetJackpotRecordsQuery } from '../../api/jackpot.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { prizeArt } from './jackpot-still.tsx';
import styles from './lists.module.css';
import { Pages } from './pages.tsx';
import { drawnOfRecord } from './prizes.ts';
import { ProofSheet } from './proof-sheet.tsx';
import { jackpotTexts } from './texts.ts';
import { usePrizeName } from './use-result-text.ts';

/** Records a page (specification 9). */
const PAGE_SIZE = 20;

/** The player's own draws, newest first; each can be shown once more and has its proof. */
export default function RecordList({
  onReplay,
  isBusy,
}: {
  onReplay: (record: DrawRecord) => void;
  isBusy: boolean;
}) {
  const t = useTexts(jackpotTexts);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const [proofOf, setProofOf] = useState<DrawRecord>();
  const { data, error, isFetching, refetch } = useGetJackpotRecordsQuery({
    pageNum: page,
    pageSize: PAGE_SIZE,
  });

  if (error && !data)
    return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton height={320} radius={18} />;
  if (data.list.length === 0)
    return <EmptyState art="bubble" title={t('record.empty')} help={t('record.empty.help')} />;
  return (
    <>
      <ul className={styles.list} aria-busy={isFetching}>
        {data.list.map((record) => (
          <Row key={record.id} record={record} isBusy={isBusy} onReplay={onReplay} onProof={setProofOf} />
        ))}
      </ul>
      <Pages page={page} pages={data.pages} onChange={setPage} />
      {proofOf && <ProofSheet proof={proofOf.proof} onClose={() => setProofOf(undefined)} />}
    </>
  );
}

interface RowProps {
  record: DrawRecord;
  isBusy: boolean;
  onReplay: (record: DrawRecord) => void;
  onProof: (record: DrawRecord) => void;
}

function Row({ record, isBusy, onReplay, onProof }: RowProps) {
  const t = useTexts(jackpotTexts);
  const locale = useLocale();
  const name = usePrizeName();
  const drawn = drawnOfRecord(record);
  const coins = drawn.jackpot?.amount ?? (drawn.prize.kind === 'coin' ? drawn.prize.amount : 0);
  return (
    <li className={styles.row}>
      <img src={prizeArt[drawn.prize.kind]} width={34} height={34} alt="" />
      <div className={styles.grow}>
        <div className={styles.name}>{name(drawn)}</div>
        <time className={styles.sub} dateTime={new Date(record.time).toISOString()}>
          {formatMoment(record.time, locale)}
        </time>
      </div>
      {coins > 0 ? (
        <Money amount={coins} kind="signed" tone="auto" />
      ) : (
        <span className={styles.tag}>{t('record.bag')}</span>
      )}
      <div className={styles.tools}>
        <IconButton
          icon="play"
          label={t('record.replay')}
          disabled={isBusy}
          onClick={() => onReplay(record)}
        />
        <IconButton icon="shield-check" label={t('record.proof')} onClick={() => onProof(record)} />
      </div>
    </li>
  );
}
