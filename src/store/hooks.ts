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

/** The whole state of the app. */
export interface AppState {
  readonly session: SessionState;
  readonly modals: ModalsState;
  readonly preferences: PreferencesState;
  readonly live: LiveState;
  readonly connection: ConnectionState;
  readonly theme: Theme;
  readonly api: ReturnType<typeof api.reducer>;
}

/** Dispatch that takes thunks. */
export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** The only way to read the state. */
export const useAppSelector = useSelector.withTypes<AppState>();
/** The only way to dispatch. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** For reading the state inside a callback without rendering on each change. */
export const useAppStore = useStore.withTypes<Store<AppState> & { dispatch: AppDispatch }>();

/** True when somebody is logged in. */
export const useLoggedIn = (): boolean => useAppSelector((state) => state.session.token !== undefined);

/** The player; undefined for a guest and until the first answer after a reload. */
export const useUser = (): User | undefined => useAppSelector((state) => state.session.user);

/** The shown balance, less what running rounds have staked and what still flies to it; undefined for a guest and until the first answer. */
export function useBalance(): Balance | undefined {
  const balance = useAppSelector((state) => state.live.shown.balance);
  const away = useAppSelector((state) => state.live.staked + state.live.flying);
  return useMemo(
    () => (balance && away !== 0 ? { ...balance, coin: Math.max(0, balance.coin - away) } : balance),
    [balance, away],
  );
}

/** What the pools show, hundredths; undefined until the first answer. */
export const usePoolAmounts = () => useAppSelector((state) => state.live.figures?.amounts);

/** The jackpot that made a pool's figure fall, if one did since the page was loaded. */
export const usePoolFall = () => useAppSelector((state) => state.live.figures?.fall);

/** The latest real wins, newest first; undefined until the first answer. */
export const useWinners = () => useAppSelector((state) => state.live.shown.winners);

/** What the player chose on this device. */
export const usePreferences = (): PreferencesState => useAppSelector((state) => state.preferences);

/** The art pack that the server's theme names, as a scene takes it; an empty object is the art without a pack. */
export function usePack(): { readonly pack?: string } {
  const pack = useAppSelector((state) => state.theme.pack);
  return useMemo(() => (pack === 'default' ? {} : { pack }), [pack]);
}

/** Returns what went wrong with a call in the player's words. */
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
