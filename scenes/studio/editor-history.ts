import { type StudioAddress, readAddress, writeAddress } from './address.ts';

/** Keeps the page's URL and browser history in step with the editor's address. */
export interface EditorHistory {
  /**
   * Writes an address: immediately as a new history entry if `isStep`, otherwise over the current entry after a short
   * delay.
   */
  write(address: StudioAddress, isStep: boolean): void;
  /** Writes an address over the current entry now, instead of any pending one. */
  flush(address: StudioAddress): void;
}

/** Minimum time between two writes, ms: Safari allows only a hundred changes of the URL in half a minute. */
const WRITE_INTERVAL = 400;

/** Creates the history; `onTravel` is called with the address when the user goes back or forward. */
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
