import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { connectionReducer } from './connection-slice.ts';
import { keptFigures } from './kept-figures.ts';
import { liveReducer, newLiveState } from './live-slice.ts';
import { modalsReducer } from './modals-slice.ts';
import { parsePreferences } from './preferences.ts';
import { preferencesReducer } from './preferences-slice.ts';
import { sessionReducer, type SessionState } from './session-slice.ts';
import { ACCOUNT_KEY, PREFERENCES_KEY, TOKEN_KEY } from './stored-keys.ts';
import { themeReducer } from './theme-slice.ts';
import { readChosenLocale } from '../platform/chosen-locale.ts';
import { readStored } from '../platform/storage.ts';
import { listeners } from './listeners.ts';

const reducer = combineReducers({
  session: sessionReducer,
  modals: modalsReducer,
  preferences: preferencesReducer,
  live: liveReducer,
  connection: connectionReducer,
  theme: themeReducer,
  api: api.reducer,
});

/** Creates the app's store, with the session and preferences stored on this device. */
export function makeStore() {
  const session: SessionState = {
    token: readStored(TOKEN_KEY),
    user: undefined,
    savedAccount: readStored(ACCOUNT_KEY),
  };
  const preferences = parsePreferences(
    readStored(PREFERENCES_KEY),
    globalThis.navigator?.languages,
    readChosenLocale(),
  );
  return configureStore({
    reducer,
    preloadedState: { session, preferences, live: newLiveState(keptFigures()) },
    middleware: (usual) => usual({ serializableCheck: false }).prepend(listeners).concat(api.middleware),
    // RTK's default waits for an animation frame, but a page at rest must not request any.
    enhancers: (usual) => usual({ autoBatch: { type: 'timer', timeout: 16 } }),
    devTools: import.meta.env.DEV,
  });
}

/** Type of the app's store. */
export type AppStore = ReturnType<typeof makeStore>;
