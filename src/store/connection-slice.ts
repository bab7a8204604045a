import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { streamChanged } from '../api/events.ts';

/** State of the connection to the server. */
export interface ConnectionState {
  /** Whether the device reports a network. */
  readonly online: boolean;
  /** State of the live stream from the server; the page polls while the stream is broken. */
  readonly live: 'connecting' | 'open' | 'broken';
}

const initialState: ConnectionState = { online: true, live: 'connecting' };

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    onlineChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, online: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(streamChanged, (state, { payload }) => ({ ...state, live: payload }));
  },
});

export const { onlineChanged } = slice.actions;
/** Reducer of the connection's state. */
export const connectionReducer = slice.reducer;
