import type { ReactNode } from 'react';
import { useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { GameHead } from '../../casino/game-head.tsx';
import type { SlotConfig } from './slot-config.ts';
import styles from './slot-frame.module.css';

/** Draws the page around a slot: a header with back button and balance that stays visible, and a dark background. */
export function SlotFrame({ config, children }: { config: SlotConfig; children: ReactNode }) {
  const { title } = config.texts[useLocale()];
  return (
    <div className={classes(styles.page, styles[config.game])}>
      <GameHead title={title} balance={useBalance()?.coin} sound={useSoundSwitch()} />
      {children}
    </div>
  );
}
