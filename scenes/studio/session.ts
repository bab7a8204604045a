import { type StudioAddress, roundInstant } from './address.ts';
import { detailOf, type LoggedInput, kindOf, titleOf } from './input-log.ts';
import type { StudioAudio } from './audio.ts';
import type { Profiler } from './profiler.ts';
import { replay, type Script } from './script.ts';
import { type SceneShapes, shapesOf } from './shape.ts';
import { scanTimeline, type TimelineScan } from './timeline-scan.ts';
import type { LoadedScene, SceneLoader } from './scene-loader.ts';
import type { InputNow, LogLine } from './editor-state.ts';

/** The current example and all data about it. */
export interface StudioSession {
  readonly loaded: LoadedScene | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly timelineScan: TimelineScan | undefined;
  readonly log: readonly LogLine[];
  /** Problems of the picture, as text. */
  readonly problems: readonly string[];
  /** Scene ms. */
  readonly time: number;
  /** Shows an address: replays forward if it lies ahead, otherwise reloads. Returns whether it reloaded. */
  go(address: StudioAddress): Promise<boolean>;
  /** Plays up to an instant and draws. */
  advance(to: number): void;
  /** Performs an input now and returns the address that contains it, which becomes the current one. */
  perform(address: StudioAddress, input: InputNow): StudioAddress;
  /** Scans the whole example after a short delay, so that the picture comes first. */
  scanLater(address: StudioAddress): void;
  /** Makes the next `go` reload, because art was packed again. */
  reset(): void;
}

interface Needs {
  readonly loader: SceneLoader;
  readonly canvas: HTMLCanvasElement;
  readonly profiler: Profiler;
  readonly audio: StudioAudio;
  /** Called when the timeline scan is complete. */
  readonly onTimelineScan: () => void;
}

/** Returns the script of an address, without the instant. */
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

/** Returns the key of an address; equal keys use the same player on the same canvas. */
const keyOf = (address: StudioAddress): string =>
  JSON.stringify([
    address.scene,
    scriptOf(address),
    address.pack,
    address.title,
    address.size,
    address.scale,
  ]);

/** Creates an empty session. */
export function createSession({ loader, canvas, profiler, audio, onTimelineScan }: Needs): StudioSession {
  let loaded: LoadedScene | undefined;
  let loadedKey = '';
  let shapes: SceneShapes | undefined;
  let scan: TimelineScan | undefined;
  let scanKey = '';
  let scanTimer: number | undefined;
  let log: LogLine[] = [];
  let failures: string[] = [];
  /** Problems reported by the art library, which reports each one once. */
  let artProblems: string[] = [];

  function note(input: LoggedInput): void {
    log.push({ at: input.at, kind: kindOf(input), text: titleOf(input), detail: detailOf(input) });
  }

  async function load(address: StudioAddress): Promise<void> {
    const { scene = '', example = '' } = address;
    const lines: LogLine[] = [];
    const before = loaded;
    const isOther = loadedKey.split('"')[1] !== scene;
    log = lines;
    failures = [];
    // Events during the creation of the player are at time 0.
    const created: { loaded?: LoadedScene } = {};
    const timeNow = (): number => roundInstant(created.loaded?.player.time ?? 0);
    const next = await loader.load(
      {
        ...scriptOf(address),
        scene,
        example,
        pack: address.pack,
        title: address.title,
        size: address.size,
        scale: address.scale,
      },
      canvas,
      {
        onEvent: (event, detail) => lines.push({ at: timeNow(), kind: 'event', text: event, detail }),
        onInput: note,
        onProblem(message) {
          failures.push(message);
          lines.push({ at: timeNow(), kind: 'problem', text: message, detail: undefined });
        },
        sound: (art, track) => audio.soundFor(art, timeNow, track),
      },
    );
    created.loaded = next;
    before?.dispose();
    loaded = next;
    const key = keyOf(address);
    if (key !== loadedKey) {
      if (isOther) artProblems = [];
      profiler.reset();
      loadedKey = key;
      shapes = shapesOf(next.definition.examples, next.definition.controls);
    }
    replay(next.player, address.at);
    profiler.frame(() => next.draw(), 'first');
    artProblems.push(...loader.takeProblems().filter((message) => !message.includes('is missing')));
  }

  return {
    get loaded() {
      return loaded;
    },
    get shapes() {
      return shapes;
    },
    get timelineScan() {
      return scan;
    },
    get log() {
      return log;
    },
    get time() {
      return loaded?.player.time ?? 0;
    },
    get problems() {
      const missing = [...(loaded?.missing ?? [])].map(
        (name) => `The picture "${name}" is missing: nothing is drawn in its place.`,
      );
      return [...failures, ...missing, ...artProblems];
    },
    async go(address) {
      if (loaded && loadedKey === keyOf(address) && address.at >= loaded.player.time - 1e-6) {
        const { player } = loaded;
        const shown = loaded;
        replay(player, address.at);
        profiler.frame(() => shown.draw(), 'stands');
        return false;
      }
      try {
        await load(address);
      } catch (error) {
        loaded?.dispose();
        loaded = undefined;
        loadedKey = '';
        throw error;
      }
      return true;
    },
    advance(to) {
      const shown = loaded;
      if (!shown) return;
      profiler.frame(() => {
        shown.player.advance(Math.max(0, to - shown.player.time));
        shown.draw();
      }, 'moves');
    },
    perform(address, input) {
      if (!loaded) return address;
      const done = loaded.player.perform({ ...input, at: 0 });
      const next = {
        ...address,
        at: done.at,
        inputLog: [...address.inputLog, done].toSorted((a, b) => a.at - b.at),
      };
      loadedKey = keyOf(next);
      const shown = loaded;
      profiler.frame(() => shown.draw(), 'stands');
      return next;
    },
    scanLater(address) {
      const shown = loaded;
      const key = JSON.stringify([address.scene, scriptOf(address)]);
      if (!shown || key === scanKey) return;
      window.clearTimeout(scanTimer);
      scanTimer = window.setTimeout(() => {
        if (loaded !== shown && loadedKey !== keyOf(address)) return;
        const example = shown.definition.examples[address.example ?? ''];
        const least = Math.max(
          0,
          ...(example?.photos ?? []),
          ...[...(example?.cues ?? []), ...address.inputLog].map(({ at }) => at),
        );
        try {
          scan = scanTimeline((onEvent) => (loaded ?? shown).createCopy(scriptOf(address), onEvent), least);
          scanKey = key;
        } catch (error) {
          failures.push(
            `Looking the example over failed: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
        onTimelineScan();
      }, 30);
    },
    reset() {
      loader.refresh();
      audio.reset();
      artProblems = [];
      loadedKey = '';
    },
  };
}
