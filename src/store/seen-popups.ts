import { popupNamed, START_UP, type StartUpPopup } from '../../contract/promotions/popups.ts';
import { sessionStored } from '../platform/storage.ts';
import { OWN_START_UP_KEY, START_UP_KEY } from './stored-keys.ts';

const namesIn = (key: string): readonly string[] => sessionStored.read(key)?.split(' ') ?? [];

/** Returns the popups shown in this session, in their order. */
export function seenPopups(): StartUpPopup[] {
  const names = new Set([...namesIn(START_UP_KEY), ...namesIn(OWN_START_UP_KEY)]);
  return START_UP.filter((popup) => names.has(popup));
}

/**
 * Records that a popup was shown: it is not shown again in this session. One that belongs to the player is shown again
 * to the next player of this tab (src/store/listeners.ts).
 */
export function noteSeen(popup: StartUpPopup): void {
  const key = popupNamed(popup)?.startUp?.once === 'player' ? OWN_START_UP_KEY : START_UP_KEY;
  sessionStored.write(key, [...new Set([...namesIn(key), popup])].join(' '));
}
