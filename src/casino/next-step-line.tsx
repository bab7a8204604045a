import type { ReactNode } from 'react';
import { useBalance } from '../store/hooks.ts';
import { coinWaysHref } from './coin-ways.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { href } from '../pages/href.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './next-step.module.css';

const en = {
  coins: 'Ways to get coins',
  bets: 'Play Slot Shack',
  closed: 'Deposits are not open here yet.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  coins: 'Paano magka-coins',
  bets: 'Maglaro ng Slot Shack',
  closed: 'Hindi pa bukas ang deposit dito.',
};
const texts = { en, fil };

/** Props of the line below a disabled button. */
export interface NextStepProps {
  /** A sentence that says why the game's button is disabled. */
  readonly reason: ReactNode;
  /** What the player lacks; undefined if the player can only wait. */
  readonly needs?: 'coins' | 'deposit' | 'bets' | undefined;
}

/** Draws the reason why a game's button is disabled, with a link to what the player lacks. */
export default function NextStepLine({ id, reason, needs }: NextStepProps & { readonly id: string }) {
  const t = useTexts(texts);
  // A player without coins cannot bet either.
  const isBroke = useBalance()?.coin === 0;
  const playsOn = needs === 'bets' && !isBroke;
  return (
    <p className={styles.line}>
      <span id={id}>
        {reason}
        {needs === 'deposit' && ` ${t('closed')}`}
      </span>
      {needs !== undefined && (
        <LinkButton
          kind="line"
          size="s"
          to={playsOn ? href('slotshack') : coinWaysHref(needs === 'deposit' ? 'deposit' : 'all')}
        >
          {t(playsOn ? 'bets' : 'coins')}
        </LinkButton>
      )}
    </p>
  );
}
