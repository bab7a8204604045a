import { formatExact } from '../../../contract/money.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { PAGE_SIZE } from '../../api/from-call.ts';
import { useGetSlotshackRecordsInfiniteQuery } from '../../api/slotshack.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { RoundRecords } from '../../casino/round-records.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { slotListTexts } from './list-texts.ts';
import { useFrozenWhile } from '../../rounds/use-frozen-while.ts';
import type { PastSpin } from './use-slot.ts';
import { pictures } from '../../casino/pictures.ts';

/** Draws the player's own spins of Slot Shack, newest first. */
export default function SlotshackRecords({
  isBusy,
  onReplay,
}: {
  isBusy: boolean;
  onReplay: (past: PastSpin) => void;
}) {
  const t = useTexts(slotListTexts);
  const query = useGetSlotshackRecordsInfiniteQuery();
  const list = usePagedList({ ...query, data: useFrozenWhile(isBusy, query.data) }, PAGE_SIZE);
  return (
    <RoundRecords
      list={list}
      empty={<EmptyState picture={pictures.bubble} title={t('record.empty')} help={t('record.empty.help')} />}
      isBusy={isBusy}
      toRow={(past) => ({
        id: past.id,
        time: past.time,
        name: t('record.spin', { amount: formatExact(past.outcome.bet) }),
        end: <Money amount={past.outcome.total - past.outcome.bet} kind="signed" tone="auto" />,
        proof: past.proof,
        onReplay: () => onReplay(past),
      })}
    />
  );
}
