import { type StudioAddress, roundInstant } from './address.ts';
import { detailOf, type LoggedInput, kindOf, titleOf } from './input-log.ts';
import type { StudioAudio } from './audio.ts';
import type { Profiler } from './profiler.ts';
import { replay, type Script } from './script.ts';
import { type SceneShapes, shapesOf } from './shape.ts';
import { scanTimeline, type TimelineScan } from './timeline-scan.ts';
import type { LoadedScene, SceneLoader } from './scene-loader.ts';
import type { InputNow, LogLine } from './editor-state.ts';

/** The example that the editor shows, with its player, log, events and problems. */
export interface StudioSession {
  readonly loaded: LoadedScene | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly timelineScan: TimelineScan | undefined;
  readonly log: readonly LogLine[];
  /** Messages about problems of the picture. */
  readonly problems: readonly string[];
  /** Current time of the scene, ms. */
  readonly time: number;
  /**
   * Shows the picture of an address: plays on to a later instant of the same script, or loads the example again.
   * Returns true if it loaded.
   */
  go(address: StudioAddress): Promise<boolean>;
  /** Plays up to `to` ms and draws the picture. */
  advance(to: number): void;
  /** Performs an input now. Returns the address with this input, which becomes the current address. */
  perform(address: StudioAddress, input: InputNow): StudioAddress;
  /**
   * Plays the whole example without drawing, to find its events. It begins after a delay, so that the picture is shown
   * first.
   */
  scanLater(address: StudioAddress): void;
  /** Makes the next `go` load the example again, because its art was packed again. */
  reset(): void;
}

interface Needs {
  readonly loader: SceneLoader;
  readonly canvas: HTMLCanvasElement;
  readonly profiler: Profiler;
  readonly audio: StudioAudio;
  /** Called when the whole example has been scanned. */
  readonly onTimelineScan: () => void;
}

/** Returns the script of an address; the instant is not part of it. */
export const scriptOf = ({
  example = '',
  seed,
  reduced,
  calm,
  turbo,
  low,
  locale,
  props,
  inputLog,
}: StudioAddress): Script => ({
  example,
  seed,
  reduced,
  calm,
  turbo,
  low,
  locale,
  props,
  inputLog,
});

/** Returns a key of an address. Addresses with equal keys are shown by the same player on the same canvas. */
const keyOf = (address: StudioAddress): string =>
  JSON.stringify([
    address.scene,
    scriptOf(address),
    address.pack,
    address.title,
    address.size,
    address.scale,
  ]);

/** Creates a session that shows no example yet. */
export const createSession = (needs: Needs): StudioSession => new Session(needs);

/** Returns the time of the last cue, photograph or input of an example, ms. */
function lastNamedInstant({ definition }: LoadedScene, { example, inputLog }: StudioAddress): number {
  const shown = definition.examples[example ?? ''];
  return Math.max(0, ...(shown?.photos ?? []), ...[...(shown?.cues ?? []), ...inputLog].map(({ at }) => at));
}

class Session implements StudioSession {
  readonly #needs: Needs;
  #loaded: LoadedScene | undefined;
  #loadedKey = '';
  #shapes: SceneShapes | undefined;
  #scan: TimelineScan | undefined;
  #scanKey = '';
  #scanTimer: number | undefined;
  #log: LogLine[] = [];
  #failures: string[] = [];
  /** Messages of the art library for the current art; the library reports each problem only once. */
  #artProblems: string[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get loaded(): LoadedScene | undefined {
    return this.#loaded;
  }

  get shapes(): SceneShapes | undefined {
    return this.#shapes;
  }

  get timelineScan(): TimelineScan | undefined {
    return this.#scan;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  get time(): number {
    return this.#loaded?.player.time ?? 0;
  }

  get problems(): readonly string[] {
    const missing = [...(this.#loaded?.missing ?? [])].map(
      (name) => `The picture "${name}" is missing: nothing is drawn in its place.`,
    );
    return [...this.#failures, ...missing, ...this.#artProblems];
  }

  async go(address: StudioAddress): Promise<boolean> {
    const shown = this.#loaded;
    if (shown && this.#loadedKey === keyOf(address) && address.at >= shown.player.time - 1e-6) {
      replay(shown.player, address.at);
      this.#needs.profiler.frame(() => shown.draw(), 'stands');
      return false;
    }
    try {
      await this.#load(address);
    } catch (error) {
      this.#loaded?.dispose();
      this.#loaded = undefined;
      this.#loadedKey = '';
      throw error;
    }
    return true;
  }

  advance(to: number): void {
    const shown = this.#loaded;
    if (!shown) return;
    this.#needs.profiler.frame(() => {
      shown.player.advance(Math.max(0, to - shown.player.time));
      shown.draw();
    }, 'moves');
  }

  perform(address: StudioAddress, input: InputNow): StudioAddress {
    const shown = this.#loaded;
    if (!shown) return address;
    const done = shown.player.perform({ ...input, at: 0 });
    const next = {
      ...address,
      at: done.at,
      inputLog: [...address.inputLog, done].sort((a, b) => a.at - b.at),
    };
    this.#loadedKey = keyOf(next);
    this.#needs.profiler.frame(() => shown.draw(), 'stands');
    return next;
  }

  scanLater(address: StudioAddress): void {
    const shown = this.#loaded;
    const key = JSON.stringify([address.scene, scriptOf(address)]);
    if (!shown || key === this.#scanKey) return;
    window.clearTimeout(this.#scanTimer);
    this.#scanTimer = window.setTimeout(() => {
      if (this.#loaded === shown || this.#loadedKey === keyOf(address)) this.#scanNow(address, shown, key);
    }, 30);
  }

  reset(): void {
    const { loader, audio } = this.#needs;
    loader.refresh();
    audio.reset();
    this.#artProblems = [];
    this.#loadedKey = '';
  }

  #scanNow(address: StudioAddress, shown: LoadedScene, key: string): void {
    try {
      this.#scan = scanTimeline(
        (onEvent) => (this.#loaded ?? shown).createCopy(scriptOf(address), onEvent),
        lastNamedInstant(shown, address),
      );
      this.#scanKey = key;
    } catch (error) {
      this.#failures.push(
        `Looking the example over failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    this.#needs.onTimelineScan();
  }

  #note(input: LoggedInput): void {
    this.#log.push({ at: input.at, kind: kindOf(input), text: titleOf(input), detail: detailOf(input) });
  }

  async #load(address: StudioAddress): Promise<void> {
    const { loader, canvas, profiler, audio } = this.#needs;
    const { scene = '', example = '', pack, title, size, scale } = address;
    const lines: LogLine[] = [];
    const before = this.#loaded;
    const isOther = this.#loadedKey.split('"')[1] !== scene;
    this.#log = lines;
    this.#failures = [];
    // Events during the creation of the player happen at time 0, before `loaded` is set.
    const created: { loaded?: LoadedScene } = {};
    const timeNow = (): number => roundInstant(created.loaded?.player.time ?? 0);
    const next = await loader.load(
      { ...scriptOf(address), scene, example, pack, title, size, scale },
      canvas,
      {
        onEvent: (event, detail) => lines.push({ at: timeNow(), kind: 'event', text: event, detail }),
        onInput: (input) => this.#note(input),
        onProblem: (message) => {
          this.#failures.push(message);
          lines.push({ at: timeNow(), kind: 'problem', text: message, detail: undefined });
        },
        sound: (art, track) => audio.soundFor(art, timeNow, track),
      },
    );
    created.loaded = next;
    before?.dispose();
    this.#loaded = next;
    const key = keyOf(address);
    if (key !== this.#loadedKey) {
      if (isOther) this.#artProblems = [];
      profiler.reset();
      this.#loadedKey = key;
      this.#shapes = shapesOf(next.definition.examples, next.definition.controls);
    }
    replay(next.player, address.at);
    profiler.frame(() => next.draw(), 'first');
    this.#artProblems.push(...loader.takeProblems().filter((message) => !message.includes('is missing')));
  }
}
