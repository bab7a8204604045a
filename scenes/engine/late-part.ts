/** What a scene says of a part that comes after it. */
export interface Late {
  /** Cues that show what the part is needed for: until it is there they wait for it. */
  readonly cues: readonly string[];
  readonly isThere: boolean;
  /** Resolves when it is there, or when it cannot be had now: the scene then does without it. */
  fetch(): Promise<void>;
}

/**
 * A part of a scene that its first frame does not need, such as what shows a result. The page fetches it once the scene stands.
 * Whoever has the scene's examples, as studio, camera and tests, is given it with them.
 */
export class LatePart<Part> implements Late {
  readonly cues: readonly string[];
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;

  constructor(cues: readonly string[], load: () => Promise<Part>) {
    this.cues = cues;
    this.#load = load;
  }

  /** Undefined until it has been fetched. */
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
    // The browser keeps what has come, and asks again for what has not.
    return this.#load().then(
      (part) => this.provide(part),
      () => undefined,
    );
  }
}
