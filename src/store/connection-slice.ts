import { createSlice } from '@reduxjs/toolkit';
import { serverReached, streamChanged } from '../api/events.ts';

/** State of the connection to the server. */
export interface ConnectionState {
  /**
   * Whether the server can be reached, as far as known. The device's own report is not enough: behind a VPN and in some
   * apps it says that there is no network although there is one.
   */
  readonly online: boolean;
  /** State of the live stream from the server; the page polls while the stream is broken. */
  readonly live: 'connecting' | 'open' | 'broken';
}

const initialState: ConnectionState = { online: true, live: 'connecting' };

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(serverReached, (state, { payload }) => ({ ...state, online: payload }));
    builder.addCase(streamChanged, (state, { payload }) => ({
      online: payload === 'open' || state.online,
      live: payload,
    }));
  },
});

/** Reducer of the connection's state. */
export const connectionReducer = slice.reducer;
