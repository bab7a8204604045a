import { useEffect, useState } from 'react';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { gameServerRefusals } from '../../contract/game-server.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { RoundNote } from './pending-call.ts';
import { stakeBoundsOf, fitStake, nextStake, type StakeBounds, stakeProblemOf } from './stake.ts';
import { frameTexts } from './texts.ts';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

/** The stake of the next bet, and the reason why it cannot be bet. */
export interface Stake {
  /** The stake, in hundredths of a coin. */
  readonly stake: number;
  /** Sets the stake; undefined for a text in the field that is no amount. */
  readonly setStake: (stake: number | undefined) => void;
  /** The stake that is typed in the field; undefined if the text is no amount. */
  readonly typedStake: number | undefined;
  readonly bounds: StakeBounds;
  /**
   * Functions for the keys [ and ]: they halve and double the stake, or choose the next lower and higher one if only
   * listed stakes are allowed.
   */
  readonly stakeKeys: Readonly<Record<string, () => void>>;
  /** Whether the current stake cannot be bet. */
  readonly isBarred: boolean;
  /** Why the player cannot bet, or another notice. */
  readonly note: string | undefined;
}

/**
 * Keeps the stake of the next bet. `top` is the highest payout that the bet can have at once, in hundredths of the
 * stake. `isOpen` is true while a round is open, whose stake is already paid.
 */
export function useStake(
  gameServer: GameServerConnection,
  game: OpenedGame,
  { top, roundNote, isOpen = false }: { top: number; roundNote: RoundNote | undefined; isOpen?: boolean },
): Stake {
  const t = useTexts(frameTexts);
  const locale = useLocale();
  const bounds = stakeBoundsOf(game, top);
  const [typedStake, setStake] = useState<number | undefined>(() =>
    fitStake(game.stakes.choices[1] ?? game.stakes.min, bounds),
  );
  const stake = typedStake ?? 0;
  const { link, balance } = gameServer;
  const problem = isOpen ? undefined : stakeProblemOf(typedStake, bounds, balance);
  const isShort = problem === 'short';
  useEffect(() => {
    if (isShort) link.send({ type: 'insufficientFunds' });
  }, [isShort, link]);

  const noteOfShort = (): string => {
    const amount = formatExact(balance);
    if (balance >= bounds.least) return t('note.short', { amount });
    if (game.mode === 'fun') return t('note.short.fun');
    return t('note.none', { amount, least: formatPrize(bounds.least) });
  };
  const note = ((): string | undefined => {
    if (roundNote === 'unknown') return t('note.unknown');
    if (roundNote === 'back') return t('note.back');
    if (problem === 'unreadable') return t('note.unreadable');
    if (problem === 'step') return t('note.step', { amount: formatPrize(bounds.step) });
    if (problem === 'least') return t('note.least', { amount: formatPrize(bounds.least) });
    if (problem === 'most') return t('note.most', { amount: formatPrize(bounds.most) });
    if (problem === 'short') return noteOfShort();
    return roundNote === undefined ? undefined : gameServerRefusals[roundNote][locale];
  })();
  const { choices, listed } = game.stakes;
  const stakeKeys = {
    '[': () => setStake(listed ? nextStake(choices, stake, -1) : fitStake(stake / 2, bounds)),
    ']': () => setStake(listed ? nextStake(choices, stake, 1) : fitStake(stake * 2, bounds)),
  };
  return { stake, setStake, typedStake, bounds, stakeKeys, isBarred: problem !== undefined, note };
}
