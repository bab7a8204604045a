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

/** State of the whole app, by the slices of the store. */
export interface AppState {
  readonly session: SessionState;
  readonly modals: ModalsState;
  readonly preferences: PreferencesState;
  readonly live: LiveState;
  readonly connection: ConnectionState;
  readonly theme: Theme;
  readonly api: ReturnType<typeof api.reducer>;
}

/** Dispatch function that also accepts thunks. */
export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** Selects a value from the app's state and renders again when the value changes. */
export const useAppSelector = useSelector.withTypes<AppState>();
/** Returns the store's dispatch function, typed for thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Returns the store, for reading the state inside a callback without rendering on each change. */
export const useAppStore = useStore.withTypes<Store<AppState> & { dispatch: AppDispatch }>();

/** Returns whether a player is logged in. */
export const useLoggedIn = (): boolean => useAppSelector((state) => state.session.token !== undefined);

/** Returns the logged-in player; undefined for a guest, and after a reload until the server has answered. */
export const useUser = (): User | undefined => useAppSelector((state) => state.session.user);

/**
 * Returns the balance as displayed: without the stakes and diamonds of running rounds and without coins that still fly to it.
 * Undefined for a guest and until the server has answered.
 */
export function useBalance(): Balance | undefined {
  const balance = useAppSelector((state) => state.live.shown.balance);
  const away = useAppSelector((state) => state.live.staked + state.live.flying);
  const diamonds = useAppSelector((state) => state.live.stakedDiamonds);
  return useMemo(
    () =>
      balance && (away !== 0 || diamonds !== 0)
        ? {
            ...balance,
            coin: Math.max(0, balance.coin - away),
            lottery: Math.max(0, balance.lottery - diamonds),
          }
        : balance,
    [balance, away, diamonds],
  );
}

/**
 * Returns the displayed amounts of the four pools, in hundredths of a coin; undefined until the server has answered.
 */
export const usePoolAmounts = () => useAppSelector((state) => state.live.figures?.amounts);

/**
 * Returns the jackpot win that last made a displayed pool amount fall; undefined if none has fallen since the page was
 * loaded.
 */
export const usePoolFall = () => useAppSelector((state) => state.live.figures?.fall);

/** Returns the latest wins of players, newest first; undefined until the server has answered. */
export const useWinners = () => useAppSelector((state) => state.live.shown.winners);

/** Returns the player's preferences, which are stored on this device. */
export const usePreferences = (): PreferencesState => useAppSelector((state) => state.preferences);

/** Returns the art pack of the server's theme, to be spread into a scene's props; an empty object means no pack. */
export function usePack(): { readonly pack?: string } {
  const pack = useAppSelector((state) => state.theme.pack);
  return useMemo(() => (pack === 'default' ? {} : { pack }), [pack]);
}

/** Returns a function that gives the text for an error of a call, in the player's language. */
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
