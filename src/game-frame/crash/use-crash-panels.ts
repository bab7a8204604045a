import { useEffect, useRef, useState } from 'react';
import type { GameProps } from '../game-props.ts';
import type { SharedBets } from '../shared/use-shared-bets.ts';
import { useStake } from '../use-stake.ts';
import { cashOutWorth, DEFAULT_CRASH_TARGET, STAKE_ALONE } from './crash-view-model.ts';

/** Names of the two panels, each for one bet. */
export const SPOTS = ['one', 'two'] as const;

/** What the player has set in one panel for the next bet. */
export type CrashPanelState = ReturnType<typeof usePanel>;

interface Options extends Pick<GameProps, 'gameServer' | 'game' | 'isPaused'> {
  readonly bets: SharedBets;
  readonly isBetting: boolean;
  /** Current multiplier of the running round, in hundredths. */
  readonly multiplier: number;
}

/** The two panels, and the function to call when the button of one is pressed. */
export interface CrashPanels {
  readonly panels: readonly CrashPanelState[];
  readonly press: (index: number) => void;
}

/**
 * Keeps the settings of both panels. If the player bets before the next round accepts bets, the bet is placed as soon
 * as that round does.
 */
export function useCrashPanels({
  gameServer,
  game,
  isPaused,
  bets,
  isBetting,
  multiplier,
}: Options): CrashPanels {
  const first = usePanel(gameServer, game);
  const second = usePanel(gameServer, game);
  const panels = [first, second];
  const { place } = bets;
  const placing = useRef(place);
  placing.current = place;
  useEffect(() => {
    if (!isBetting || isPaused) return;
    for (const [index, panel] of [first, second].entries()) {
      const spot = SPOTS[index];
      if (!panel.isQueued || spot === undefined) continue;
      panel.setQueued(false);
      placing.current(spot, panel.stake, choiceOf(panel.auto));
    }
  }, [isBetting, isPaused, first, second]);

  const press = (index: number): void => {
    const [spot, panel] = [SPOTS[index], panels[index]];
    if (spot === undefined || panel === undefined || isPaused) return;
    const made = bets.spots.get(spot);
    if (made === undefined) {
      if (panel.isQueued) panel.setQueued(false);
      else if (!panel.isBarred && !panel.isWrong) {
        if (isBetting) bets.place(spot, panel.stake, choiceOf(panel.auto));
        else panel.setQueued(true);
      }
    } else if (isBetting) bets.cancel(spot);
    else if (cashOutWorth(made.request.stake, multiplier) > 0) bets.getOff(spot);
  };
  return { panels, press };
}

const choiceOf = (auto: number | undefined): object => (auto === undefined ? {} : { auto });

function usePanel(gameServer: GameProps['gameServer'], game: GameProps['game']) {
  const stake = useStake(gameServer, game, { top: STAKE_ALONE, roundNote: undefined });
  const [target, setTarget] = useState(DEFAULT_CRASH_TARGET);
  const [isAuto, setIsAuto] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const setAuto = (auto: number | undefined): void => {
    setIsAuto(auto !== undefined);
    if (auto !== undefined) setTarget(auto);
  };
  return {
    ...stake,
    target,
    auto: isAuto ? target : undefined,
    setAuto,
    isWrong,
    setWrong,
    isQueued,
    setQueued,
  };
}
