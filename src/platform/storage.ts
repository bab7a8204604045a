/* Browser storage that never throws: in private windows and on full disks a setting is lost, but the page works. */

/** Reads a text from local storage; undefined if there is none or storage is unavailable. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text to local storage; undefined removes it. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Ignored: the caller's value then lasts only until the page is left.
  }
}

/** Values that session storage refused, kept until the page is left. */
const unstored = new Map<string, string>();

/**
 * Texts in session storage: they last until the tab is closed, or if storage is unavailable, until the page is left.
 */
export const sessionStored = {
  read(key: string): string | undefined {
    try {
      return unstored.get(key) ?? sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
      unstored.delete(key);
    } catch {
      unstored.set(key, value);
    }
  },
  remove(key: string): void {
    unstored.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing else to remove.
    }
  },
};

/**
 * Calls `changed` with the new text when another tab of this browser changes the text under a key. Returns a function
 * that stops the calls.
 */
export function onStoredElsewhere(key: string, changed: (value: string | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // A null key means that all of local storage was cleared.
    if (event.key === key || event.key === null)
      changed(event.key === null ? undefined : (event.newValue ?? undefined));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
