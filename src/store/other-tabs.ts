import type { AppDispatch, AppState } from './hooks.ts';
import { sessionAdopted, sessionEnded } from './session-slice.ts';
import { TOKEN_KEY } from './stored-keys.ts';
import { onStoredElsewhere } from '../platform/storage.ts';

/** Follows log-ins and log-outs of this browser's other tabs, at once. Returns how to stop. */
export const followOtherTabs = (store: { dispatch: AppDispatch; getState: () => AppState }): (() => void) =>
  onStoredElsewhere(TOKEN_KEY, (token) => {
    const own = store.getState().session.token;
    if (token === own) return;
    if (token === undefined) store.dispatch(sessionEnded('elsewhere'));
    else store.dispatch(sessionAdopted(token));
  });
