import { useState } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import type { GameProps } from '../game-props.ts';
import type { SharedBets } from '../shared/use-shared-bets.ts';
import { timesText } from '../times-text.ts';
import { type Stake, useStake } from '../use-stake.ts';
import {
  DEFAULT_KARERA,
  kareraChoiceOf,
  kareraChoiceText,
  kareraMultiplierOf,
  KARERA_RUNNERS,
  type KareraPicks,
  withRunner,
} from './karera-view-model.ts';
import { kareraTexts } from './texts.ts';

/** Names of the places for the player's bets on one race: as many as the game server accepts. */
export const SPOTS = Array.from({ length: 12 }, (_, index) => `bet ${index + 1}`);

/** The player's next bet on a race, and the functions that change and place it. */
export interface KareraBet {
  readonly picked: KareraPicks;
  readonly setPicked: (picked: KareraPicks) => void;
  readonly stake: Stake;
  readonly canBet: boolean;
  /** Whether the game server has not answered a bet yet. */
  readonly isPlacing: boolean;
  /** Whether the player has placed as many bets on this race as are allowed. */
  readonly isFull: boolean;
  readonly press: () => void;
  /** Label of the button that places the bet. */
  readonly label: string;
}

interface Options extends Pick<GameProps, 'gameServer' | 'game' | 'isPaused'> {
  readonly bets: SharedBets;
  readonly isBetting: boolean;
}

/** Keeps the choice and the stake of the next bet, and places it by its button or its keys. */
export function useKareraBet({ gameServer, game, isPaused, bets, isBetting }: Options): KareraBet {
  const t = useTexts(kareraTexts);
  const [picked, setPicked] = useState(DEFAULT_KARERA);
  const choice = kareraChoiceOf(picked);
  const pays = choice === undefined ? 0 : kareraMultiplierOf(choice);
  const stake = useStake(gameServer, game, { top: Math.max(100, pays), roundNote: undefined });
  const free = SPOTS.find((spot) => !bets.spots.has(spot));
  const isPlacing = [...bets.spots.values()].some(({ status }) => status === 'placing');
  const canBet = isBetting && choice !== undefined && free !== undefined && !stake.isBarred && !isPaused;
  const press = (): void => {
    if (canBet && !isPlacing) bets.place(free, stake.stake, choice);
  };
  useStageKeys({
    press,
    move: (by) => {
      const [at = 0] = picked.runners;
      if (picked.kind !== 'exacta')
        setPicked(withRunner(picked, (at + by + KARERA_RUNNERS.length) % KARERA_RUNNERS.length));
    },
  });
  const label = ((): string => {
    if (!isBetting) return t('closed');
    if (choice === undefined) return t(picked.runners.length === 0 ? 'pick' : 'pick.second');
    const name = `${kareraChoiceText(choice, t(choice.kind))} · ${timesText(pays)}`;
    return t('bet', { amount: formatPrize(stake.stake), choice: name });
  })();
  return { picked, setPicked, stake, canBet, isPlacing, isFull: free === undefined, press, label };
}
