/**
 * Bundles the server into a folder, which is emptied first; it lies below the repository, where it finds its packages. `more`
 * are further entries, by their names there.
 */
export function buildServer(folder: string, more?: Readonly<Record<string, string>>): Promise<void>;
