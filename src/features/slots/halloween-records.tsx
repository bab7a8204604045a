import type { HalloweenRecord } from '../../../contract/halloween-draws.ts';
import { formatExact } from '../../../contract/money.ts';
import { useGetHalloweenRecordsInfiniteQuery } from '../../api/halloween-draws.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { RoundRecords, type RoundRow } from '../../casino/round-records.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { slotListTexts } from './list-texts.ts';
import { useFrozenWhile } from '../../rounds/use-frozen-while.ts';
import type { PastSpin } from './use-slot.ts';
import { pictures } from '../../casino/pictures.ts';

/** A past ticket draw in the player's record. */
export type TicketDrawRecord = Extract<HalloweenRecord, { kind: 'draw' }>;

interface HalloweenRecordsProps {
  readonly isBusy: boolean;
  readonly onReplay: (past: PastSpin) => void;
  readonly onReplayDraw: (past: TicketDrawRecord) => void;
}

const net = (amount: number) => <Money amount={amount} kind="signed" tone="auto" />;

/** Renders the player's own spins and ticket draws of Halloween Night, newest first. */
export default function HalloweenRecords({ isBusy, onReplay, onReplayDraw }: HalloweenRecordsProps) {
  const t = useTexts(slotListTexts);
  const query = useGetHalloweenRecordsInfiniteQuery();
  const list = usePagedList({ ...query, data: useFrozenWhile(isBusy, query.data) });
  const toRow = (past: HalloweenRecord): RoundRow => {
    const { id, time, proof } = past;
    if (past.kind === 'draw')
      return {
        id: `draw ${id}`,
        time,
        proof,
        name: t('record.draw'),
        end: net(past.amount),
        onReplay: () => onReplayDraw(past),
      };
    const { bet, spins, total } = past.outcome;
    const amount = formatExact(bet);
    const free = spins.length - 1;
    return {
      id: `slot ${id}`,
      time,
      proof,
      name: free > 0 ? t('record.free', { amount, count: free }) : t('record.spin', { amount }),
      end: net(total - bet),
      onReplay: () => onReplay({ id, time, proof, outcome: past.outcome }),
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
