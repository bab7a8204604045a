import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useGetRebateQuery } from '../../api/vip.ts';
import { pictures } from '../../casino/pictures.ts';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RebateClaim } from './rebate-claim.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

/** Dialog with the rebate on the player's valid bets; claimed coins fly to the balance after it is closed. */
export default function RebateModal({ onClose }: { onClose: () => void }) {
  const t = useVipT();
  const errorText = useErrorText();
  const { currentData, error, refetch, isFetching } = useGetRebateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <Dialog title={t('rebate.title')} onClose={onClose}>
      {currentData ? (
        <div className={styles.modal}>
          <img src={pictures.coin} width={96} height={96} alt="" />
          <RebateClaim rebate={currentData} reload={reload} onLeave={onClose} />
          <Link className={styles.way} to={href('rebateRecords')} onClick={onClose}>
            {t('rebate.records')}
          </Link>
        </div>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={260} radius={18} />
        </div>
      )}
    </Dialog>
  );
}
