/** Folder of the scripts that drew the first art. */
export const SCRIPTS: string;
/** Path of the record of the last pass. */
export const RECORD: string;
/** Dependencies of the check besides the scripts and the modules that they import. */
export const COMMON: readonly string[];

/** Returns whether the check last passed with what the repository at `root` has now. */
export function isChecked(root: string): boolean;
/** Records that the check has passed with what had this hash. */
export function rememberChecked(root: string, hash: string): void;
/** Returns the hash of what the check depends on. */
export function hashOf(root: string): string;
/** Returns the paths of what the check depends on, in order. */
export function inputsOf(root: string): string[];
