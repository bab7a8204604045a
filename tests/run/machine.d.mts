/** Finds a command that starts; undefined when there is none. */
export function onPath(name: string): string | undefined;

/** The same for a command that cannot be asked for its version. */
export function fileOnPath(name: string): string | undefined;

/** Installs packages of Debian or Ubuntu where that is possible; a system that does not have them is no failure here. */
export function installPackages(...names: string[]): Promise<void>;
