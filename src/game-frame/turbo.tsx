import { createContext, use } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { gameIcons } from '../ui/game-icons.ts';
import styles from './game-layout.module.css';

const texts = { en: { turbo: 'Turbo' } as const, fil: { turbo: 'Turbo' } };

/** Faster rounds in this visit; starts with the player's setting for all games. */
export interface Turbo {
  readonly isOn: boolean;
  /** Undefined where calm mode forbids it. */
  readonly change: ((isOn: boolean) => void) | undefined;
}

/** Turbo of the visit. */
export const TurboContext = createContext<Turbo>({ isOn: false, change: undefined });

/** Renders the turbo switch; nothing in calm mode. */
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
