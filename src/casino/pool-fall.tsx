import { formatExact } from '../../contract/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { usePoolFall } from '../store/hooks.ts';

/** Announces to screen readers why a pool dropped: who won it. The winners' line shows the same visually. */
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
