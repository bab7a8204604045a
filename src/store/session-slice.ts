import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userReceived } from '../api/events.ts';
import type { User } from '../../contract/profile.ts';

/** Who plays. */
export interface SessionState {
  /** Undefined for a guest. */
  readonly token: string | undefined;
  /** Known right after log-in, and again soon after a reload. */
  readonly user: User | undefined;
  /** The account name of the last account login on this device. */
  readonly savedAccount: string | undefined;
}

/** Why a session ended: by the server (401), by the player, or in another tab. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

/** The state before anybody has logged in. */
export const guest: SessionState = { token: undefined, user: undefined, savedAccount: undefined };

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    /** A log-in or registration succeeded here. */
    sessionOpened: (
      state,
      { payload }: PayloadAction<{ token: string; user: User; savedAccount?: string }>,
    ) => ({
      token: payload.token,
      user: payload.user,
      savedAccount: payload.savedAccount ?? state.savedAccount,
    }),
    /** Another tab logged in: its token is ours too. */
    sessionAdopted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      token: payload,
      user: undefined,
    }),
    /** The first password was set. */
    passwordSet: (state) => ({ ...state, user: state.user && { ...state.user, hasPassword: true } }),
    /** The session is over; listeners clear everything that belonged to it. */
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
