import type { DrawRecord } from '../../../contract/jackpot.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { PAGE_SIZE } from '../../api/from-call.ts';
import { useGetJackpotRecordsInfiniteQuery } from '../../api/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { pictures } from '../../casino/pictures.ts';
import { RoundRecords, type RoundRow } from '../../casino/round-records.tsx';
import { Tag } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { prizeArt } from './jackpot-fallback.tsx';
import { resultOfRecord } from './prizes.ts';
import { jackpotListTexts } from './list-texts.ts';
import { usePrizeName } from './use-format-result.ts';

/** Renders the player's own draws, newest first; each can be replayed and links to its proof. */
export default function RecordList({
  onReplay,
  isBusy,
}: {
  onReplay: (record: DrawRecord) => void;
  isBusy: boolean;
}) {
  const t = useTexts(jackpotListTexts);
  const nameOf = usePrizeName();
  const list = usePagedList(useGetJackpotRecordsInfiniteQuery(), PAGE_SIZE);
  const toRow = (record: DrawRecord): RoundRow => {
    const drawn = resultOfRecord(record);
    const coins = drawn.jackpot?.amount ?? (drawn.prize.kind === 'coin' ? drawn.prize.amount : 0);
    return {
      id: record.id,
      time: record.time,
      picture: <img src={prizeArt[drawn.prize.kind]} width={34} height={34} alt="" />,
      name: nameOf(drawn),
      end: coins > 0 ? <Money amount={coins} kind="signed" tone="auto" /> : <Tag>{t('record.bag')}</Tag>,
      proof: record.proof,
      onReplay: () => onReplay(record),
    };
  };
  return (
    <RoundRecords
      list={list}
      empty={<EmptyState picture={pictures.bubble} title={t('record.empty')} help={t('record.empty.help')} />}
      isBusy={isBusy}
      toRow={toRow}
    />
  );
}
