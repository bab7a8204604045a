/*
 * Local storage that cannot throw: private windows and full disks lose a setting, never the page.
 */

/** Reads a stored text; undefined if there is none or storage is unavailable. */
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

/** Values that session storage refused, kept as long as the page lives. */
const unstored = new Map<string, string>();

/** The same for session storage: values last until the tab is closed, or without storage until the page is left. */
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

/** Calls back when another tab of this browser changes a stored text. Returns a function that stops it. */
export function onStoredElsewhere(key: string, changed: (value: string | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null)
      changed(event.key === null ? undefined : (event.newValue ?? undefined));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
