import { DiamondWays, Diamonds, WhileOpen } from '../../casino/diamond-frame.tsx';
import { GameHead } from '../../casino/game-head.tsx';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { CardPanel } from './card-panel.tsx';
import styles from './scratch-cards-page.module.css';
import { useCardsT } from './texts.ts';

/**
 * /activity/lottery: the scratch cards. They cost diamonds, so the header shows the player's diamonds instead of coins.
 */
export default function ScratchCardsPage() {
  const t = useCardsT();
  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={undefined} sound={useSoundSwitch()}>
        <Diamonds />
      </GameHead>
      <div className={styles.ways}>
        <DiamondWays place="cards" />
      </div>
      <WhileOpen place="cards">
        <CardPanel />
      </WhileOpen>
    </div>
  );
}
