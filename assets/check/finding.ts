/** A fault to correct, described for artists. */
export interface Finding {
  /** The file, relative to the artists' room. */
  readonly file: string;
  /** The rule's name, for instance "wrong shape". */
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** The reason, or what to do. */
  readonly sentence: string;
}

/** Findings of the default art or of one pack. */
export interface CheckReport {
  /** The pack's name; undefined for the default art. */
  readonly pack: string | undefined;
  readonly findings: readonly Finding[];
}

/** A request: check everything, check one saved file, or abort the request with that number. */
export interface CheckRequest {
  readonly id: number;
  readonly file?: string;
  readonly isCancelled?: boolean;
}

/** An answer to a request. */
export type CheckAnswer =
  | { readonly id: number; readonly reports: readonly CheckReport[] }
  | { readonly id: number; readonly error: string };
