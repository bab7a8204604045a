import { useGetCoinPusherRecordsInfiniteQuery } from '../../api/coin-pusher.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Money } from '../../ui/money.tsx';
import { RoundRecords } from '../../casino/round-records.tsx';
import { EmptyState, Note } from '../../ui/states.tsx';
import type { PastDrop } from './drop-presenter.ts';
import { coinPusherListTexts } from './list-texts.ts';
import { useFormatDrop } from './use-format-drop.ts';
import { usePastDrop } from './use-past-drop.ts';
import { pictures } from '../../casino/pictures.ts';

/** Draws the player's own drops, newest first; each can be replayed and links to its proof. */
export default function RecordList({
  onReplay,
  isBusy,
  seen,
}: {
  onReplay: (past: PastDrop) => void;
  isBusy: boolean;
  /**
   * Number of the player's drops that were shown; the list omits later drops, which would reveal the result of a coin
   * that is still falling.
   */
  seen: number;
}) {
  const t = useTexts(coinPusherListTexts);
  const formatDrop = useFormatDrop();
  const { find, isFetching: isFetchingOne, problem } = usePastDrop(onReplay);
  const list = usePagedList(useGetCoinPusherRecordsInfiniteQuery({}));
  return (
    <>
      {problem !== '' && (
        <div role="alert">
          <Note kind="bad">{problem}</Note>
        </div>
      )}
      <RoundRecords
        list={{ ...list, items: list.items?.filter(({ proof }) => proof.nonce < seen) }}
        empty={<EmptyState picture={pictures.coin} title={t('record.empty')} help={t('record.empty.help')} />}
        isBusy={isBusy || isFetchingOne}
        toRow={(drop) => ({
          id: drop.dropId,
          time: drop.time,
          name: formatDrop(drop),
          ...(drop.lost > 0 && { note: t('record.lost', { count: drop.lost }) }),
          end: <Money amount={drop.coins - drop.price} kind="signed" tone="auto" />,
          proof: drop.proof,
          onReplay: () => void find(drop.dropId),
        })}
      />
    </>
  );
}
