/** A part of a scene that is loaded after it. */
export interface Late {
  /** Cues that need the part: they wait until it is loaded. */
  readonly cues: readonly string[];
  readonly isThere: boolean;
  /** Resolves when it is loaded, or when it cannot be loaded now: the scene then does without it. */
  fetch(): Promise<void>;
}

/**
 * A part of a scene that its first frame does not need, such as the display of a result. The page fetches it once the
 * scene is shown. Users of the scene's examples (studio, camera and tests) get it with them.
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
    // The browser caches a module that has loaded, and retries one that has not.
    return this.#load().then(
      (part) => this.provide(part),
      () => undefined,
    );
  }
}
