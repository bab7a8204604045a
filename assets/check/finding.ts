/** One thing to mend, all in words for artists. */
export interface Finding {
  /** The file, from the artists' room on. */
  readonly file: string;
  /** The rule's name, as in "wrong shape". */
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Why, or what to do. */
  readonly sentence: string;
}

/** The findings of the default art or of one pack. */
export interface CheckReport {
  /** The pack's name; undefined for the default art. */
  readonly pack: string | undefined;
  readonly findings: readonly Finding[];
}

/** What is asked: everything, one saved file, or to end what was asked before under that number. */
export interface CheckRequest {
  readonly id: number;
  readonly file?: string;
  readonly isCancelled?: boolean;
}

/** What is answered. */
export type CheckAnswer =
  | { readonly id: number; readonly reports: readonly CheckReport[] }
  | { readonly id: number; readonly error: string };
