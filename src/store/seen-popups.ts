import { sessionStored } from '../platform/storage.ts';
import { START_UP, type StartUpPopup } from './modals-slice.ts';
import { START_UP_KEY } from './stored-keys.ts';

/** What belongs to a player and not to the visit: the next player of this tab finds it again. */
const OWN: ReadonlySet<StartUpPopup> = new Set<StartUpPopup>(['kyc', 'rechargeSign', 'signIn']);

const write = (popups: readonly StartUpPopup[]): void => sessionStored.write(START_UP_KEY, popups.join(' '));

/** Returns the popups that have come up in this session. */
export function seenPopups(): StartUpPopup[] {
  const names = sessionStored.read(START_UP_KEY)?.split(' ') ?? [];
  return START_UP.filter((popup) => names.includes(popup));
}

/** Notes that a popup has come up: it does not again in this session. */
export const noteSeen = (popup: StartUpPopup): void => write([...seenPopups(), popup]);

/** Another player may come: what was the last one's own is forgotten. */
export const forgetOwnPopups = (): void => write(seenPopups().filter((popup) => !OWN.has(popup)));
