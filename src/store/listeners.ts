import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { tokenRefused } from '../api/events.ts';
import type { AppDispatch, AppState } from './hooks.ts';
import { modalOpened, modalsCleared } from './modals-slice.ts';
import { preferencesChanged } from './preferences-slice.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';
import { ACCOUNT_KEY, PREFERENCES_KEY, TOKEN_KEY } from './stored-keys.ts';
import { readStored, writeStored } from '../platform/storage.ts';

/** What follows from actions: storage, caches and modals of a session that began or ended. */
export function listeners() {
  const middleware = createListenerMiddleware<AppState, AppDispatch>();

  middleware.startListening({
    actionCreator: sessionOpened,
    effect: ({ payload }, { dispatch }) => {
      writeStored(TOKEN_KEY, payload.token);
      if (payload.savedAccount !== undefined) writeStored(ACCOUNT_KEY, payload.savedAccount);
      dispatch(modalsCleared());
    },
  });

  middleware.startListening({
    actionCreator: tokenRefused,
    effect: (_, { dispatch }) => void dispatch(sessionEnded('expired')),
  });

  middleware.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: why }, { dispatch, getState }) => {
      // In the other tabs of this browser the removal ends the session too; there the token is gone already, or it is a
      // newer session's, which must stay.
      if (why !== 'elsewhere') writeStored(TOKEN_KEY, undefined);
      dispatch(modalsCleared());
      dispatch(api.util.resetApiState());
      if (why === 'logout') return;
      const how = getState().session.savedAccount === undefined ? 'phone' : 'account';
      dispatch(modalOpened({ name: 'login', how, because: 'ended' }));
    },
  });

  middleware.startListening({
    matcher: isAnyOf(sessionAdopted),
    effect: (_, { dispatch }) => {
      dispatch(modalsCleared());
      dispatch(api.util.resetApiState());
    },
  });

  middleware.startListening({
    actionCreator: preferencesChanged,
    effect: (_, { getState }) => {
      const { preferences } = getState();
      // Another tab may have changed other preferences meanwhile; the last word of each tab is good enough here.
      const text = JSON.stringify(preferences);
      if (readStored(PREFERENCES_KEY) !== text) writeStored(PREFERENCES_KEY, text);
    },
  });

  return middleware;
}
