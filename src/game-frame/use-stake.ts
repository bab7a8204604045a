import { useEffect, useState } from 'react';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { studioRefusals } from '../../contract/studio.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { RoundNote } from './pending-call.ts';
import { boundsOf, fitted, nextStake, type StakeBounds, stakeProblemOf } from './stake.ts';
import { frameTexts } from './texts.ts';
import type { OpenedGame, Studio } from './use-studio.ts';

/** A stake with what keeps it from being bet. */
export interface Stake {
  /** Hundredths. */
  readonly stake: number;
  readonly setStake: (stake: number) => void;
  readonly bounds: StakeBounds;
  /** Half the stake and twice it, or the one next to it where only some are taken: the keys [ and ]. */
  readonly stakeKeys: Readonly<Record<string, () => void>>;
  /** Nothing can be bet as it stands. */
  readonly isBarred: boolean;
  /** Why nothing can be bet, or what to know. */
  readonly note: string | undefined;
}

/**
 * The stake of the next bet. `top` is the most that the bet can pay at once, hundredths of the stake; `isOpen` says that a
 * round goes on, for which no balance is needed.
 */
export function useStake(
  studio: Studio,
  game: OpenedGame,
  { top, roundNote, isOpen = false }: { top: number; roundNote: RoundNote | undefined; isOpen?: boolean },
): Stake {
  const t = useTexts(frameTexts);
  const locale = useLocale();
  const bounds = boundsOf(game, top);
  const [stake, setStake] = useState(() => fitted(game.stakes.choices[1] ?? game.stakes.min, bounds));
  const { link, balance } = studio;
  const problem = isOpen ? undefined : stakeProblemOf(stake, bounds, balance);
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
    if (problem === 'least') return t('note.least', { amount: formatPrize(bounds.least) });
    if (problem === 'most') return t('note.most', { amount: formatPrize(bounds.most) });
    if (problem === 'short') return noteOfShort();
    return roundNote === undefined ? undefined : studioRefusals[roundNote][locale];
  })();
  const { choices, listed } = game.stakes;
  const stakeKeys = {
    '[': () => setStake(listed ? nextStake(choices, stake, -1) : fitted(stake / 2, bounds)),
    ']': () => setStake(listed ? nextStake(choices, stake, 1) : fitted(stake * 2, bounds)),
  };
  return { stake, setStake, bounds, stakeKeys, isBarred: problem !== undefined, note };
}
