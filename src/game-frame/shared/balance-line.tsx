import { formatWhole } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import field from '../stake-field.module.css';
import { frameTexts } from '../texts.ts';
import type { OpenedGame } from '../use-game-server.ts';
import { sharedTexts } from './texts.ts';

interface BalanceLineProps {
  readonly game: OpenedGame;
  /** The player's balance, in hundredths of a coin. */
  readonly balance: number;
  /** Number of the current round; undefined before the first round. */
  readonly number: number | undefined;
}

/** Draws the number of the current round, and the balance. */
export function BalanceLine({ game, balance, number }: BalanceLineProps) {
  const t = useTexts(sharedTexts);
  const frame = useTexts(frameTexts);
  return (
    <p className={field.head}>
      <span>{number !== undefined && t('chain.title', { number: String(number) })}</span>
      <span>
        {frame(game.mode === 'fun' ? 'fun' : 'balance')} <b>{formatWhole(balance)}</b>
      </span>
    </p>
  );
}
