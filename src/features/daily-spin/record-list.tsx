import { useGetDailySpinLogInfiniteQuery } from '../../api/daily-spin.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import { RoundRecords } from '../../casino/round-records.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { dailySpinTexts } from './texts.ts';
import type { SpinResult } from './use-daily-spin.ts';

/** Draws the player's own daily spins, newest first; each can be replayed and links to its proof. */
export default function RecordList({
  isBusy,
  onReplay,
}: {
  isBusy: boolean;
  onReplay: (result: SpinResult, time: number) => void;
}) {
  const t = useTexts(dailySpinTexts);
  const list = usePagedList(useGetDailySpinLogInfiniteQuery());
  return (
    <RoundRecords
      list={list}
      empty={
        <EmptyState picture={morePictures.ticket} title={t('record.none')} help={t('record.none.help')} />
      }
      isBusy={isBusy}
      toRow={(spin) => ({
        id: spin.id,
        time: spin.time,
        name: t('record.spin'),
        end: <Money amount={spin.amount} kind="signed" tone="auto" />,
        proof: spin.proof,
        onReplay: () => onReplay(spin, spin.time),
      })}
    />
  );
}
