import { useEffect, useState } from 'react';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { studioRefusals } from '../../contract/studio.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import type { SceneChoices } from '../scene/scene-view.tsx';
import { boundsOf, fitted, type StakeBounds, stakeProblemOf } from './stake.ts';
import { frameTexts } from './texts.ts';
import { type RoundScene, type Rounds, useInstantRound } from './use-instant-round.ts';
import type { OpenedGame, Studio } from './use-studio.ts';

/** What the frame gives a game. */
export interface InstantGameProps {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** The lobby is not looked at: nothing new begins. */
  readonly isPaused: boolean;
}

interface InstantGameOptions extends Omit<InstantGameProps, 'choices'> {
  readonly scene: RoundScene;
  readonly choice: unknown;
  /** The most that the choice can pay, hundredths of the stake. */
  readonly top: number;
  /** An arrow key while a bet may be made: -1 to the left, 1 to the right. */
  readonly move: (by: number) => void;
}

/** What the screen of a game of one draw shows and does besides its choice. */
export interface InstantPlay {
  readonly rounds: Rounds;
  readonly stake: number;
  readonly setStake: (stake: number) => void;
  readonly bounds: StakeBounds;
  /** Nothing can be bet as it stands. */
  readonly isBarred: boolean;
  /** Why nothing can be bet, or what to know. */
  readonly note: string | undefined;
  /** The one main button, Space and Enter: bets, shows the result or asks for it. */
  readonly press: () => void;
}

/** The stake, the rounds and the keys of a game of one draw. */
export function useInstantGame(options: InstantGameOptions): InstantPlay {
  const { studio, game, isPaused, scene, choice, top, move } = options;
  const frame = useTexts(frameTexts);
  const locale = useLocale();
  const bounds = boundsOf(game, top);
  const [stake, setStake] = useState(() => fitted(game.stakes.choices[1] ?? game.stakes.min, bounds));
  const rounds = useInstantRound(studio, scene);
  const isPlaying = rounds.status === 'playing';
  const problem = stakeProblemOf(stake, bounds, studio.balance);
  const { link } = studio;
  const isShort = problem === 'short';
  useEffect(() => {
    if (isShort) link.say({ type: 'insufficientFunds' });
  }, [isShort, link]);

  const press = (): void => {
    if (isPlaying) rounds.skip();
    else if (rounds.status === 'unknown') rounds.check();
    else if (problem === undefined && !isPaused) rounds.play(stake, choice);
  };
  useStageKeys({
    press,
    move: (by) => {
      if (rounds.status === 'idle') move(by);
    },
    skip: isPlaying ? rounds.skip : undefined,
  });

  const noteOfShort = (): string => {
    const amount = formatExact(studio.balance);
    if (studio.balance >= bounds.least) return frame('note.short', { amount });
    if (game.mode === 'fun') return frame('note.short.fun');
    return frame('note.none', { amount, least: formatPrize(bounds.least) });
  };
  const note = ((): string | undefined => {
    if (rounds.note === 'unknown') return frame('note.unknown');
    if (rounds.note === 'back') return frame('note.back');
    if (problem === 'least') return frame('note.least', { amount: formatPrize(bounds.least) });
    if (problem === 'most') return frame('note.most', { amount: formatPrize(bounds.most) });
    if (problem === 'short') return noteOfShort();
    return rounds.note === undefined ? undefined : studioRefusals[rounds.note][locale];
  })();

  return { rounds, stake, setStake, bounds, isBarred: problem !== undefined, note, press };
}
