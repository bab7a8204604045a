/** What the studio's server tells the page. */

/** What the current picture can be compared with. */
export interface PictureSources {
  /** Branches and tags of the repository. */
  readonly refs: readonly string[];
  /** Folders of photographs, from the top of the repository. */
  readonly folders: readonly string[];
}

/** What a bundle weighs on the wire, bytes. */
export interface BundleBytes {
  readonly art: number;
  readonly light: number;
  /** The larger of the two encodings; a browser loads one. */
  readonly sound: number;
}

/** Bundles of the default art and of each pack. */
export interface BytesReport {
  readonly bundles: Readonly<Record<string, BundleBytes>>;
  readonly packs: Readonly<Record<string, Readonly<Record<string, BundleBytes>>>>;
  /** Bytes of a scene's own code in the last build of the lobby, before compression; none when it was not built. */
  readonly code: Readonly<Record<string, number>>;
}

/** A bundle packed anew; `pack` names the art pack it belongs to. */
export interface ChangedBundle {
  readonly bundle: string;
  readonly pack?: string;
}

/** One remark of the assets' check, in plain words. */
export interface CheckMessage {
  /** The art pack; undefined for the default art. */
  readonly pack?: string;
  readonly file: string;
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Why, or what to do. */
  readonly sentence: string;
}

/** A file that was saved and looked at alone. */
export interface CheckedFile {
  /** Its name from the artists' room on. */
  readonly file: string;
  /** What is wrong with it, and what was wrong with others of its name. */
  readonly messages: readonly CheckMessage[];
  /** It is not there any more. */
  readonly isGone?: boolean;
}
