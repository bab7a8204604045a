import { useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import { useErrorText } from '../../store/hooks.ts';
import { useGetSlotshackRecordsQuery } from '../../api/slotshack.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { PAGE_SIZE } from '../../ui/paged.tsx';
import { RoundRecords } from '../../casino/round-records.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { slotTexts } from './texts.ts';
import { useQuiet } from './use-quiet.ts';
import type { PastSpin } from './use-slot.ts';

/** The player's own spins of Slot Shack. */
export default function SlotshackRecords({
  isBusy,
  onReplay,
}: {
  isBusy: boolean;
  onReplay: (past: PastSpin) => void;
}) {
  const t = useTexts(slotTexts);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const query = useGetSlotshackRecordsQuery({ pageNum: page, pageSize: PAGE_SIZE });
  const shown = useQuiet(query.data, isBusy);
  return (
    <RoundRecords
      query={{ ...query, data: shown }}
      errorText={errorText}
      page={page}
      onPage={setPage}
      empty={<EmptyState art="bubble" title={t('record.empty')} help={t('record.empty.help')} />}
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
