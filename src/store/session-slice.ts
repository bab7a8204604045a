import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReceived } from '../api/events.ts';
import type { User } from '../../contract/profile.ts';

/** Session of this tab: a player's, or without a token a guest's. */
export interface SessionState {
  /** Token that authorises the player's calls; undefined for a guest. */
  readonly token: string | undefined;
  /** The player; undefined for a guest, and after a reload until the server has answered. */
  readonly user: User | undefined;
  /** Account name of the last log-in by account on this device; the log-in suggests it. */
  readonly savedAccount: string | undefined;
}

/** Why a session ended: the server refused its token (401), the player logged out, or another tab ended it. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

/** Session of a visitor who has never logged in on this device. */
export const guest: SessionState = { token: undefined, user: undefined, savedAccount: undefined };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    /** Begins a session after a log-in or registration in this tab. */
    sessionOpened: (
      state,
      { payload }: PayloadAction<{ token: string; user: User; savedAccount?: string }>,
    ) => ({
      token: payload.token,
      user: payload.user,
      savedAccount: payload.savedAccount ?? state.savedAccount,
    }),
    /** Begins a session with the token of a log-in in another tab. */
    sessionAdopted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      token: payload,
      user: undefined,
    }),
    /** Records that the player, whose account had no password, has set one. */
    passwordSet: (state) => ({ ...state, user: state.user && { ...state.user, hasPassword: true } }),
    /** Ends the session; the listeners remove all that belonged to it (listeners.ts). */
    sessionEnded: {
      reducer: (
        state,
        _: PayloadAction<SessionEnd, string, { readonly reason: string | undefined }>,
      ): SessionState => ({ ...guest, savedAccount: state.savedAccount }),
      /** `reason` is the server's text for the player. */
      prepare: (why: SessionEnd, reason?: string) => ({ payload: why, meta: { reason } }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userReceived, (state, { payload }) => ({ ...state, user: payload }));
  },
});

export const { sessionOpened, sessionAdopted, passwordSet, sessionEnded } = slice.actions;
/** Reducer of the session. */
export const sessionReducer = slice.reducer;
