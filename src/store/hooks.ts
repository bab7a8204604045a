import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { User } from '../../contract/profile.ts';
import { useT } from '../i18n/i18n.tsx';
import type { api } from '../api/api.ts';
import { isApiError, type ApiError } from '../api/api-error.ts';
import type { ConnectionState } from './connection-slice.ts';
import type { Balance } from '../api/live-data.ts';
import type { LiveState } from './live-slice.ts';
import type { ModalsState } from './modals-slice.ts';
import type { PreferencesState } from './preferences.ts';
import type { SessionState } from './session-slice.ts';
import type { Theme } from './theme-slice.ts';

/** State of the whole app. */
export interface AppState {
  readonly session: SessionState;
  readonly modals: ModalsState;
  readonly preferences: PreferencesState;
  readonly live: LiveState;
  readonly connection: ConnectionState;
  readonly theme: Theme;
  readonly api: ReturnType<typeof api.reducer>;
}

/** Dispatch that accepts thunks. */
export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** Selects from the state; the only way to read it. */
export const useAppSelector = useSelector.withTypes<AppState>();
/** Returns dispatch; the only way to get it. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Returns the store, for reading the state inside a callback without rendering on each change. */
export const useAppStore = useStore.withTypes<Store<AppState> & { dispatch: AppDispatch }>();

/** Returns true when a player is logged in. */
export const useLoggedIn = (): boolean => useAppSelector((state) => state.session.token !== undefined);

/** Returns the player; undefined for a guest and until the first answer after a reload. */
export const useUser = (): User | undefined => useAppSelector((state) => state.session.user);

/**
 * Returns the shown balance, less the stakes of running rounds and coins still flying to it; undefined for a guest
 * and until the first answer.
 */
export function useBalance(): Balance | undefined {
  const balance = useAppSelector((state) => state.live.shown.balance);
  const away = useAppSelector((state) => state.live.staked + state.live.flying);
  return useMemo(
    () => (balance && away !== 0 ? { ...balance, coin: Math.max(0, balance.coin - away) } : balance),
    [balance, away],
  );
}

/** Returns the displayed pools, hundredths; undefined until the first answer. */
export const usePoolAmounts = () => useAppSelector((state) => state.live.figures?.amounts);

/** Returns the jackpot win that made a pool's figure fall, if there was one since the page loaded. */
export const usePoolFall = () => useAppSelector((state) => state.live.figures?.fall);

/** Returns the latest real wins, newest first; undefined until the first answer. */
export const useWinners = () => useAppSelector((state) => state.live.shown.winners);

/** Returns the player's preferences on this device. */
export const usePreferences = (): PreferencesState => useAppSelector((state) => state.preferences);

/** Returns the art pack of the server's theme, as a scene's prop; an empty object means no pack. */
export function usePack(): { readonly pack?: string } {
  const pack = useAppSelector((state) => state.theme.pack);
  return useMemo(() => (pack === 'default' ? {} : { pack }), [pack]);
}

/** Returns a function that words the error of a call for the player. */
export function useErrorText(): (error: unknown) => string {
  const t = useT();
  return useCallback(
    (error: unknown): string => {
      if (!isApiError(error)) return t('error.network');
      const { kind, message, errcode }: ApiError = error;
      if (kind === 'refused') return message === '' ? t('error.unknown', { code: errcode }) : message;
      return t(`error.${kind}`);
    },
    [t],
  );
}
