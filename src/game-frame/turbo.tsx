import { createContext, use } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { gameIcons } from '../ui/game-icons.ts';
import styles from './game-layout.module.css';

const texts = { en: { turbo: 'Turbo' } as const, fil: { turbo: 'Turbo' } };

/** Setting for faster rounds during a visit; it begins with the player's setting for all games. */
export interface Turbo {
  readonly isOn: boolean;
  /** Switches turbo on or off; undefined in calm mode, which forbids turbo. */
  readonly change: ((isOn: boolean) => void) | undefined;
}

/** Turbo setting of the current visit. */
export const TurboContext = createContext<Turbo>({ isOn: false, change: undefined });

/** Renders the switch for turbo; nothing in calm mode. */
export function TurboButton() {
  const t = useTexts(texts);
  const { isOn, change } = use(TurboContext);
  if (!change) return null;
  return (
    <span className={styles.turbo} data-on={isOn}>
      <IconButton icon={gameIcons.zap} label={t('turbo')} aria-pressed={isOn} onClick={() => change(!isOn)} />
    </span>
  );
}
