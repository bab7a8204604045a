import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatExact } from '../../contract/money.ts';
import { useT, useTexts } from '../i18n/i18n.tsx';
import styles from './game-head.module.css';
import { Icon } from '../ui/icon.tsx';
import { Money } from '../ui/money.tsx';
import { pictures } from './pictures.ts';
import { href } from '../pages/href.ts';

const en = { sound: 'Sound' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = { sound: 'Tunog' };
const texts = { en, fil };

/** SVG path of a loudspeaker seen from the side, in the icons' 24 × 24 view box. */
const SPEAKER = 'M11 5 6 9H3v6h3l5 4Z';

interface GameHeadProps {
  /** Text of the page's only h1 and of the browser tab. The h1 is for screen readers: the scene shows the title. */
  title: string;
  /** Balance to show, in hundredths of a coin; undefined until it is known. */
  balance: number | undefined;
  /** The player's sound setting and its switch. */
  sound: { readonly isOn: boolean; readonly toggle: () => void };
  /** Shows the link to the lobby on desktop too, for pages without the side navigation. */
  always?: boolean;
  /** What else the player owns, such as tickets; shown left of the balance. */
  children?: ReactNode;
}

/** Draws the head above a game's stage: the link to the lobby, the sound switch, and the balance. */
export function GameHead({ title, balance, sound, always = false, children }: GameHeadProps) {
  const t = useT();
  const own = useTexts(texts);
  return (
    <>
      <title>{`${title} · Perya`}</title>
      <h1 className="sr-only">{title}</h1>
      <header className={styles.head} data-always={always || undefined}>
        <Link to={href('home')} className={styles.back} aria-label={t('action.lobby')}>
          <Icon name="chevron-left" size={24} />
        </Link>
        <button
          type="button"
          className={styles.sound}
          role="switch"
          aria-checked={sound.isOn}
          aria-label={own('sound')}
          onClick={sound.toggle}
        >
          <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
            <path
              d={
                sound.isOn
                  ? `${SPEAKER}M16 9a5 5 0 0 1 0 6m3-9a9 9 0 0 1 0 12`
                  : `${SPEAKER}m22 9-6 6m0-6 6 6`
              }
            />
          </svg>
        </button>
        {children}
        {balance !== undefined && (
          <Link
            to={href('records')}
            className={styles.balance}
            data-balance="exact"
            aria-label={t('nav.balance', { amount: formatExact(balance) })}
          >
            <img src={pictures.coin} width={24} height={24} alt="" />
            <Money amount={balance} />
          </Link>
        )}
      </header>
    </>
  );
}
