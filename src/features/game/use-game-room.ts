import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileApi } from '../../api/profile.ts';
import { href } from '../../pages/href.ts';
import { track } from '../../platform/analytics.ts';
import { changeOpenRounds, setOpenRounds } from '../../rounds/open-rounds.ts';
import {
  useAppDispatch,
  useAppSelector,
  useBalance,
  useLoggedIn,
  usePreferences,
} from '../../store/hooks.ts';
import { useTabVisible } from '../../ui/use-active.ts';
import { type Machine, useCommandMachine } from '../../ui/use-machine.ts';
import {
  type GameRoomCommand,
  type GameRoomEvent,
  type GameRoomState,
  NEW_ROOM,
  reduceGameRoom,
} from './game-room-machine.ts';
import { useFrame } from './use-frame.ts';
import type { StartedGame } from './use-game-session.ts';
import { useHeldResults } from './use-held-results.ts';

/** Keeps the state that a game's frame reports, and sends the frame settings, pauses and balance. */
export function useGameRoom(
  frame: RefObject<HTMLIFrameElement | null>,
  game: StartedGame | undefined,
  gameId: number,
): Machine<GameRoomState, GameRoomEvent> {
  const isForCoins = game?.mode === 'coins';
  const run = useCommands(gameId, isForCoins);
  const room = useCommandMachine(reduceGameRoom, NEW_ROOM, run);
  const { state, current, send } = room;
  const post = useFrame(frame, game?.frameUrl, (message) => send({ type: 'received', message }));
  const { isReady, asked } = state;

  const { locale, sound, effectsVolume, reduceMotion, turbo, calmMode } = usePreferences();
  useEffect(() => {
    if (asked > 0) post({ type: 'settings', locale, sound, effectsVolume, reduceMotion, turbo, calmMode });
  }, [asked, post, locale, sound, effectsVolume, reduceMotion, turbo, calmMode]);
  const isVisible = useTabVisible();
  // The frame pauses while the reality check is open, so that no new round begins.
  const isChecking = useAppSelector(({ modals }) => modals.some(({ name }) => name === 'realityCheck'));
  const isPaused = !isVisible || isChecking;
  useEffect(() => {
    if (isReady) post({ type: 'pause', paused: isPaused });
  }, [isReady, post, isPaused]);
  useEffect(() => () => setOpenRounds(0), []);
  const balance = useBalance();
  useEffect(() => {
    if (!isReady || !isForCoins || balance === undefined || current().claimed === balance.coin) return;
    post({ type: 'balanceChanged', revision: balance.coinVersion });
  }, [isReady, post, isForCoins, balance, current]);
  return room;
}

function useCommands(gameId: number, isForCoins: boolean): (command: GameRoomCommand) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isLoggedIn = useLoggedIn();
  const { hold, release } = useHeldResults();
  return (command) => {
    switch (command.type) {
      case 'forgetOpenRounds':
        return setOpenRounds(0);
      case 'changeOpenRounds':
        return changeOpenRounds(command.by);
      case 'holdResults':
        return hold();
      case 'releaseResults':
        return release();
      case 'refreshBalances':
        if (isForCoins && isLoggedIn)
          void dispatch(
            profileApi.endpoints.getBalances.initiate(undefined, { subscribe: false, forceRefetch: true }),
          );
        return;
      case 'reportSceneFailure':
        return track('scene_failed', { reason: command.reason, gameId });
      case 'leave':
        return void navigate(href('home'));
    }
  };
}
