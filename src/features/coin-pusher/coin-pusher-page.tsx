import { useAppSelector, useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import { GameHead } from '../../casino/game-head.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './coin-pusher-page.module.css';
import { PusherPanel } from './pusher-panel.tsx';
import { coinPusherTexts } from './texts.ts';

/**
 * /activity/coin-pusher. The specification hides the navigation bar here, so the back button and the balance are above
 * the machine.
 */
export default function CoinPusherPage() {
  const t = useT();
  const texts = useTexts(coinPusherTexts);
  const isOnline = useAppSelector((state) => state.connection.online);
  return (
    <main className={styles.page}>
      <GameHead title={texts('title')} balance={useBalance()?.coin} sound={useSoundSwitch()} always />
      <div role="status" className={isOnline ? 'sr-only' : styles.offline}>
        {!isOnline && <Note kind="warn">{t('offline.bar')}</Note>}
      </div>
      <PusherPanel />
    </main>
  );
}
