/**
 * Empties a folder and bundles the server into it. The folder must be in the repository, so that the server finds its
 * packages. `more` are further entry modules, by the name of the built file.
 */
export function buildServer(folder: string, more?: Readonly<Record<string, string>>): Promise<void>;
