/** A part of a scene that is loaded after the scene is shown. */
export interface Late {
  /** Names of the cues that wait until the part is loaded. */
  readonly cues: readonly string[];
  readonly isThere: boolean;
  /** Resolves when the part is loaded, or when loading has failed; the scene then runs without it. */
  fetch(): Promise<void>;
}

/**
 * A part of a scene that its first frame does not need, such as the display of a result. The page fetches it once the
 * scene is shown; the studio, the camera and tests load it before they play an example.
 */
export class LatePart<Part> implements Late {
  readonly cues: readonly string[];
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;

  constructor(cues: readonly string[], load: () => Promise<Part>) {
    this.cues = cues;
    this.#load = load;
  }

  /** The part; undefined until it has been fetched. */
  get part(): Part | undefined {
    return this.#part;
  }

  get isThere(): boolean {
    return this.#part !== undefined;
  }

  provide(part: Part): void {
    this.#part = part;
  }

  fetch(): Promise<void> {
    // Another call is cheap: a browser caches a loaded module, and fetches it again only if loading has failed.
    return this.#load().then(
      (part) => this.provide(part),
      () => undefined,
    );
  }
}
