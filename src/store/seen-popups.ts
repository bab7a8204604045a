import { popupNamed, START_UP, type StartUpPopup } from '../../contract/promotions/popups.ts';
import { sessionStored } from '../platform/storage.ts';
import { OWN_START_UP_KEY, START_UP_KEY } from './stored-keys.ts';

const namesIn = (key: string): readonly string[] => sessionStored.read(key)?.split(' ') ?? [];

/** Returns the start-up popups shown in this session, in the order in which they are offered. */
export function seenPopups(): StartUpPopup[] {
  const names = new Set([...namesIn(START_UP_KEY), ...namesIn(OWN_START_UP_KEY)]);
  return START_UP.filter((popup) => names.has(popup));
}

/**
 * Records that a start-up popup was shown, so that it is not shown again in this session. A popup that is shown once to
 * each player is shown to the next player of this tab (src/store/listeners.ts).
 */
export function noteSeen(popup: StartUpPopup): void {
  const key = popupNamed(popup)?.startUp?.once === 'player' ? OWN_START_UP_KEY : START_UP_KEY;
  sessionStored.write(key, [...new Set([...namesIn(key), popup])].join(' '));
}
