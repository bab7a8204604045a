import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { tokenRefused } from '../api/events.ts';
import type { AppDispatch, AppState } from './hooks.ts';
import { keepFigures } from './kept-figures.ts';
import { modalOpened, modalsCleared } from './modals-slice.ts';
import { preferencesChanged } from './preferences-slice.ts';
import { sessionAdopted, sessionEnded, sessionOpened } from './session-slice.ts';
import { ACCOUNT_KEY, OWN_START_UP_KEY, PLAY_KEY, PREFERENCES_KEY, TOKEN_KEY } from './stored-keys.ts';
import { keepChosenLocale } from '../platform/chosen-locale.ts';
import { noteBreak } from '../platform/break.ts';
import { readStored, sessionStored, writeStored } from '../platform/storage.ts';

/**
 * Side effects of actions: storage, caches and modals when a session begins or ends. A plain middleware, because RTK's
 * listener middleware would add more than a KiB to the first screen.
 */
export const listeners: Middleware<object, AppState, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState().live.figures;
    const result = next(action);
    if (sessionOpened.match(action)) {
      const { token, savedAccount } = action.payload;
      writeStored(TOKEN_KEY, token);
      noteBreak(undefined);
      if (savedAccount !== undefined) writeStored(ACCOUNT_KEY, savedAccount);
      dispatch(modalsCleared());
    } else if (tokenRefused.match(action)) {
      dispatch(sessionEnded('expired', action.payload));
    } else if (sessionEnded.match(action)) {
      endSession(action, dispatch, getState());
    } else if (sessionAdopted.match(action)) {
      dispatch(modalsCleared());
      dispatch(api.util.resetApiState());
    } else if (preferencesChanged.match(action)) {
      if (action.payload.locale !== undefined) keepChosenLocale(action.payload.locale);
      // If another tab changed other preferences in the meantime, this overwrites them; the last write wins.
      const text = JSON.stringify(getState().preferences);
      if (readStored(PREFERENCES_KEY) !== text) writeStored(PREFERENCES_KEY, text);
    }
    const { figures } = getState().live;
    if (figures && figures !== before) keepFigures(figures);
    return result;
  };

function endSession(
  { payload: why, meta: { reason } }: ReturnType<typeof sessionEnded>,
  dispatch: AppDispatch,
  { session }: AppState,
): void {
  // Removing the token also ends the session in the browser's other tabs. If another tab ended the session, the token
  // is already removed, or belongs to a newer session and must stay.
  if (why !== 'elsewhere') writeStored(TOKEN_KEY, undefined);
  // Popups that each player sees once may open again for the next player of this tab.
  sessionStored.remove(OWN_START_UP_KEY);
  sessionStored.remove(PLAY_KEY);
  dispatch(modalsCleared());
  dispatch(api.util.resetApiState());
  if (why === 'logout') return;
  const how = session.savedAccount === undefined ? 'phone' : 'account';
  dispatch(modalOpened({ name: 'login', how, because: 'ended', reason }));
}
