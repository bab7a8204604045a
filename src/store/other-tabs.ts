import { api } from '../api/api.ts';
import { LIKES_KEY } from '../api/events.ts';
import type { AppDispatch, AppState } from './hooks.ts';
import { sessionAdopted, sessionEnded } from './session-slice.ts';
import { TOKEN_KEY } from './stored-keys.ts';
import { onStoredElsewhere } from '../platform/storage.ts';

/** Applies log-ins, log-outs and likes of this browser's other tabs to this tab. Returns a function that stops it. */
export function followOtherTabs(store: { dispatch: AppDispatch; getState: () => AppState }): () => void {
  const stopToken = onStoredElsewhere(TOKEN_KEY, (token) => {
    const own = store.getState().session.token;
    if (token === own) return;
    if (token === undefined) store.dispatch(sessionEnded('elsewhere'));
    else store.dispatch(sessionAdopted(token));
  });
  const stopLikes = onStoredElsewhere(LIKES_KEY, () =>
    store.dispatch(api.util.invalidateTags(['MemberGames'])),
  );
  return () => {
    stopToken();
    stopLikes();
  };
}
