import type { ReactNode } from 'react';
import { useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { GameHead } from '../../casino/game-head.tsx';
import type { SlotConfig } from './slot-configs.ts';
import styles from './slot-frame.module.css';
import { slotTexts } from './texts.ts';

/** The page around a slot: the way back and the balance stay in sight, the night goes on below. */
export function SlotFrame({ config, children }: { config: SlotConfig; children: ReactNode }) {
  const t = useTexts(slotTexts);
  return (
    <div className={classes(styles.page, styles[config.game])}>
      <GameHead title={t(config.title)} balance={useBalance()?.coin} sound={useSoundSwitch()} />
      {children}
    </div>
  );
}
