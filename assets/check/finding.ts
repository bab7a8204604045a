/** A fault in a file, described for artists, with what to do. */
export interface Finding {
  /** Path of the file, relative to the folder of all art. */
  readonly file: string;
  /** Name of the broken rule, such as "wrong shape". */
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Why the rule exists, or what to do. */
  readonly sentence: string;
}

/** Findings for the default art or for one pack. */
export interface CheckReport {
  /** Name of the pack; undefined for the default art. */
  readonly pack: string | undefined;
  readonly findings: readonly Finding[];
}

/**
 * A request to the process that runs the check: without `file` to check everything, with `file` to check that file,
 * with `isCancelled` to abort the earlier request with this `id`.
 */
export interface CheckRequest {
  readonly id: number;
  readonly file?: string;
  readonly isCancelled?: boolean;
}

/** The answer to a request: its reports, or an error message. */
export type CheckAnswer =
  | { readonly id: number; readonly reports: readonly CheckReport[] }
  | { readonly id: number; readonly error: string };
