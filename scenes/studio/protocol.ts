/** Types of the data that the studio's server sends to the page. */

/** Sources that the current picture can be compared with. */
export interface PictureSources {
  /** Branches and tags of the repository. */
  readonly refs: readonly string[];
  /** Folders of photographs, relative to the root of the repository. */
  readonly folders: readonly string[];
}

/** Size of a bundle on the wire, bytes. */
export interface BundleBytes {
  readonly art: number;
  readonly light: number;
  /** The larger of the two encodings; a browser loads only one. */
  readonly sound: number;
}

/** Bundles of the default art and of each pack. */
export interface BytesReport {
  readonly bundles: Readonly<Record<string, BundleBytes>>;
  readonly packs: Readonly<Record<string, Readonly<Record<string, BundleBytes>>>>;
  /** Bytes of a scene's own code in the last build of the lobby, before compression; absent if it was not built. */
  readonly code: Readonly<Record<string, number>>;
}

/** A bundle that was packed again; `pack` names its art pack. */
export interface ChangedBundle {
  readonly bundle: string;
  readonly pack?: string;
}

/** A finding of the asset check, in plain language. */
export interface CheckMessage {
  /** The art pack; undefined for the default art. */
  readonly pack?: string;
  readonly file: string;
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** The reason, or what to do. */
  readonly sentence: string;
}

/** A saved file that was checked alone. */
export interface CheckedFile {
  /** Its path relative to the artists' room. */
  readonly file: string;
  /** Its faults, and those of files of the same name. */
  readonly messages: readonly CheckMessage[];
  /** Whether the file was deleted. */
  readonly isGone?: boolean;
}
