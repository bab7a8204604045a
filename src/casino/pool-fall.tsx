import { formatExact } from '../../contract/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePoolFall } from '../store/hooks.ts';

/**
 * Tells screen readers who has won a jackpot pool when its amount drops. Players who see the screen find this in the
 * line of winners.
 */
export function PoolFall() {
  const t = useT();
  const win = usePoolFall();
  return (
    <p className="sr-only" aria-live="polite">
      {win?.tier !== undefined &&
        t('winner.pool', {
          name: win.name,
          tier: t(`pool.${win.tier}`),
          amount: formatExact(win.amount),
        })}
    </p>
  );
}
