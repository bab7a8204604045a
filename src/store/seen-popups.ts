import { sessionStored } from '../platform/storage.ts';
import { START_UP, type StartUpPopup } from './modals-slice.ts';
import { START_UP_KEY } from './stored-keys.ts';

/** Popups that belong to a player and not to the visit: the next player of this tab sees them again. */
const OWN: ReadonlySet<StartUpPopup> = new Set<StartUpPopup>(['kyc', 'rechargeSign', 'signIn']);

const write = (popups: readonly StartUpPopup[]): void => sessionStored.write(START_UP_KEY, popups.join(' '));

/** Returns the popups shown in this session. */
export function seenPopups(): StartUpPopup[] {
  const names = sessionStored.read(START_UP_KEY)?.split(' ') ?? [];
  return START_UP.filter((popup) => names.includes(popup));
}

/** Records that a popup was shown: it is not shown again in this session. */
export const noteSeen = (popup: StartUpPopup): void => write([...seenPopups(), popup]);

/** Clears the previous player's popups before another player may log in. */
export const forgetOwnPopups = (): void => write(seenPopups().filter((popup) => !OWN.has(popup)));
