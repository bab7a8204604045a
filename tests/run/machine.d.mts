/** Returns the path of an installed command that runs with `--version`; undefined if there is none. */
export function onPath(name: string): string | undefined;

/** Returns the path of an installed command without running it; undefined if there is none. */
export function fileOnPath(name: string): string | undefined;

/** Tries to install packages of Debian or Ubuntu. Does not reject if that is impossible. */
export function installPackages(...names: string[]): Promise<void>;
