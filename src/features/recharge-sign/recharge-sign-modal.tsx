import { GarlandDialog } from '../../casino/garland-dialog.tsx';
import { useLoggedIn } from '../../store/hooks.ts';
import { RechargeSignCard } from './recharge-sign-card.tsx';
import { RechargeSignForGuests } from './recharge-sign-for-guests.tsx';
import { useRechargeSignT } from './texts.ts';

/** Popup with the card of the deposit days; collected diamonds fly to the balance after it is closed. */
export default function RechargeSignModal({ onClose }: { onClose: () => void }) {
  const t = useRechargeSignT();
  const isPlayer = useLoggedIn();
  return (
    <GarlandDialog title={t('title')} onClose={onClose}>
      {isPlayer ? <RechargeSignCard onLeave={onClose} /> : <RechargeSignForGuests onLeave={onClose} />}
    </GarlandDialog>
  );
}
