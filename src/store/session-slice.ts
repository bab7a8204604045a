import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReceived } from '../api/events.ts';
import type { User } from '../../contract/profile.ts';

/** The player's session. */
export interface SessionState {
  /** Undefined for a guest. */
  readonly token: string | undefined;
  /** Known right after log-in, and soon after a reload. */
  readonly user: User | undefined;
  /** Account name of the last account log-in on this device. */
  readonly savedAccount: string | undefined;
}

/** Why a session ended: by the server (401), by the player, or in another tab. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

/** State before any log-in. */
export const guest: SessionState = { token: undefined, user: undefined, savedAccount: undefined };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    /** Opens a session after a log-in or registration here. */
    sessionOpened: (
      state,
      { payload }: PayloadAction<{ token: string; user: User; savedAccount?: string }>,
    ) => ({
      token: payload.token,
      user: payload.user,
      savedAccount: payload.savedAccount ?? state.savedAccount,
    }),
    /** Adopts the token of a log-in in another tab. */
    sessionAdopted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      token: payload,
      user: undefined,
    }),
    /** Records that the first password was set. */
    passwordSet: (state) => ({ ...state, user: state.user && { ...state.user, hasPassword: true } }),
    /** Ends the session; listeners clear everything that belonged to it. */
    sessionEnded: {
      reducer: (
        state,
        _: PayloadAction<SessionEnd, string, { readonly reason: string | undefined }>,
      ): SessionState => ({ ...guest, savedAccount: state.savedAccount }),
      /** `reason` is the server's text, for the player. */
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
