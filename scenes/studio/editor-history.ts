import { type StudioAddress, readAddress, writeAddress } from './address.ts';

/** The page's address, kept in sync with the editor. */
export interface EditorHistory {
  /** Writes an address: as a new history entry, or in place of the last one (after a short delay). */
  write(address: StudioAddress, isStep: boolean): void;
  /** Writes pending changes, with an address, now. */
  flush(address: StudioAddress): void;
}

/** Safari allows a hundred changes of the address in half a minute; scrubbing would cause more. */
const WRITE_INTERVAL = 400;

/** Creates the history; `onTravel` is called when the user goes back or forward. */
export function createHistory(onTravel: (address: StudioAddress) => void): EditorHistory {
  let waiting: number | undefined;
  let latest: StudioAddress | undefined;

  const settle = (): void => {
    window.clearTimeout(waiting);
    waiting = undefined;
    if (latest) history.replaceState(null, '', writeAddress(latest));
    latest = undefined;
  };
  window.addEventListener('popstate', () => {
    window.clearTimeout(waiting);
    latest = undefined;
    onTravel(readAddress(location.search));
  });

  return {
    write(address, isStep) {
      if (isStep) {
        settle();
        if (writeAddress(address) !== location.search) history.pushState(null, '', writeAddress(address));
        return;
      }
      latest = address;
      waiting ??= window.setTimeout(settle, WRITE_INTERVAL);
    },
    flush(address) {
      latest = address;
      settle();
    },
  };
}
