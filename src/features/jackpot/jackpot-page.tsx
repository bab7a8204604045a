import { useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameHead } from '../../casino/game-head.tsx';
import styles from './jackpot-page.module.css';
import { JackpotPanel } from './jackpot-panel.tsx';
import { jackpotTexts } from './texts.ts';

/** /activity/jackpot: the Lucky Jackpot. */
export default function JackpotPage() {
  const t = useTexts(jackpotTexts);
  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={useBalance()?.coin} sound={useSoundSwitch()} />
      <JackpotPanel />
    </div>
  );
}
