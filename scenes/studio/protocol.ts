/** Types of the data that the studio's server sends to its page. */

/** Where photographs for a comparison can come from. */
export interface PictureSources {
  /** Names of the repository's branches and tags. */
  readonly refs: readonly string[];
  /** Folders with photographs, relative to the root of the repository. */
  readonly folders: readonly string[];
}

/** Number of bytes that a player loads for a bundle, by kind of file. */
export interface BundleBytes {
  readonly art: number;
  readonly light: number;
  /** Bytes of the larger of the two encodings; a browser loads only one of them. */
  readonly sound: number;
}

/** Bytes of the default art's bundles and of each pack's bundles. */
export interface BytesReport {
  readonly bundles: Readonly<Record<string, BundleBytes>>;
  readonly packs: Readonly<Record<string, Readonly<Record<string, BundleBytes>>>>;
  /**
   * Bytes of each scene's own code in the last build of the lobby, before compression; a scene that was not built is
   * missing.
   */
  readonly code: Readonly<Record<string, number>>;
}

/** A bundle that was packed again. `pack` is the name of its art pack, if it belongs to one. */
export interface ChangedBundle {
  readonly bundle: string;
  readonly pack?: string;
}

/** A finding of the asset check, in plain language for artists. */
export interface CheckMessage {
  /** Name of the art pack; undefined for the default art. */
  readonly pack?: string;
  readonly file: string;
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Why the rule exists, or what to do. */
  readonly sentence: string;
}

/** A saved file and the result of its own check. */
export interface CheckedFile {
  /** Path of the file, relative to the folder of the art. */
  readonly file: string;
  /** Findings for this file and for files with the same name and another extension. */
  readonly messages: readonly CheckMessage[];
  /** Whether the file was deleted. */
  readonly isGone?: boolean;
}
