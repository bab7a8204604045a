/*
 * Local storage that cannot throw: private windows and full disks lose a setting, never the page.
 */

/** Reads a stored text; undefined when there is none or storage is closed. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; undefined removes it. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the value lives as long as the page does.
  }
}

/** What the session's storage has not taken, for as long as the page lives. */
const unstored = new Map<string, string>();

/** The same for the session's storage: what lasts until the tab is closed, or until the page is where there is no storage. */
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
      // As above.
    }
  },
};

/** Calls back when another tab of this browser changes a stored text. Returns how to stop. */
export function onStoredElsewhere(key: string, changed: (value: string | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null)
      changed(event.key === null ? undefined : (event.newValue ?? undefined));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
