import { type Address, roundInstant } from './address.ts';
import { detailOf, type Doing, kindOf, titleOf } from './doing.ts';
import type { Ears } from './ears.ts';
import type { Gauges } from './gauges.ts';
import { replay, type Script } from './script.ts';
import { type SceneShapes, shapesOf } from './shape.ts';
import { survey, type Survey } from './survey.ts';
import type { Laid, Table } from './table.ts';
import type { DoNow, LogLine } from './view.ts';

/** The example on show and everything known of it. */
export interface Session {
  readonly laid: Laid | undefined;
  readonly shapes: SceneShapes | undefined;
  readonly survey: Survey | undefined;
  readonly log: readonly LogLine[];
  /** What is wrong with the picture, in words. */
  readonly problems: readonly string[];
  /** Scene ms. */
  readonly time: number;
  /** Shows an address: replays on when it lies ahead, lays anew when it does not. Answers whether it laid anew. */
  go(address: Address): Promise<boolean>;
  /** Plays on to an instant and draws. */
  advance(to: number): void;
  /** Does something now; the address with it is the one on show. */
  perform(address: Address, doing: DoNow): Address;
  /** Looks the whole example over; a moment later, so that the picture comes first. */
  look(address: Address): void;
  /** Art was packed anew: what is on show is laid anew by the next `go`. */
  forget(): void;
}

interface Needs {
  readonly table: Table;
  readonly canvas: HTMLCanvasElement;
  readonly gauges: Gauges;
  readonly ears: Ears;
  /** Told when the survey is there. */
  readonly onSurvey: () => void;
}

/** What decides the scene, without the instant. */
export const scriptOf = ({
  example = '',
  seed,
  reduced,
  calm,
  turbo,
  low,
  locale,
  props,
  doings,
}: Address): Script => ({
  example,
  seed,
  reduced,
  calm,
  turbo,
  low,
  locale,
  props,
  doings,
});

/** Two addresses with the same key are the same player on the same canvas. */
const keyOf = (address: Address): string =>
  JSON.stringify([address.scene, scriptOf(address), address.pack, address.size, address.scale]);

/** Makes a session that shows nothing yet. */
export function createSession({ table, canvas, gauges, ears, onSurvey }: Needs): Session {
  let laid: Laid | undefined;
  let laidKey = '';
  let shapes: SceneShapes | undefined;
  let seen: Survey | undefined;
  let seenKey = '';
  let looking: number | undefined;
  let log: LogLine[] = [];
  let failures: string[] = [];
  /** What the art library said; it says each thing once. */
  let artProblems: string[] = [];

  function note(doing: Doing): void {
    log.push({ at: doing.at, kind: kindOf(doing), text: titleOf(doing), detail: detailOf(doing) });
  }

  async function lay(address: Address): Promise<void> {
    const { scene = '', example = '' } = address;
    const lines: LogLine[] = [];
    const before = laid;
    const isOther = laidKey.split('"')[1] !== scene;
    log = lines;
    failures = [];
    // What is said while the player is made is said at 0.
    const born: { laid?: Laid } = {};
    const timeNow = (): number => roundInstant(born.laid?.player.time ?? 0);
    const next = await table.lay(
      { ...scriptOf(address), scene, example, pack: address.pack, size: address.size, scale: address.scale },
      canvas,
      {
        onEvent: (event, detail) => lines.push({ at: timeNow(), kind: 'event', text: event, detail }),
        onDo: note,
        onProblem(message) {
          failures.push(message);
          lines.push({ at: timeNow(), kind: 'problem', text: message, detail: undefined });
        },
        sound: (art, bed) => ears.soundFor(art, timeNow, bed),
      },
    );
    born.laid = next;
    before?.dispose();
    laid = next;
    const key = keyOf(address);
    if (key !== laidKey) {
      if (isOther) artProblems = [];
      gauges.reset();
      laidKey = key;
      shapes = shapesOf(next.definition.examples, next.definition.controls);
    }
    replay(next.player, address.at);
    gauges.frame(() => next.draw(), 'first');
    artProblems.push(...table.takeProblems().filter((message) => !message.includes('is missing')));
  }

  return {
    get laid() {
      return laid;
    },
    get shapes() {
      return shapes;
    },
    get survey() {
      return seen;
    },
    get log() {
      return log;
    },
    get time() {
      return laid?.player.time ?? 0;
    },
    get problems() {
      const missing = [...(laid?.missing ?? [])].map(
        (name) => `The picture "${name}" is missing: nothing is drawn in its place.`,
      );
      return [...failures, ...missing, ...artProblems];
    },
    async go(address) {
      if (laid && laidKey === keyOf(address) && address.at >= laid.player.time - 1e-6) {
        const { player } = laid;
        const shown = laid;
        replay(player, address.at);
        gauges.frame(() => shown.draw(), 'stands');
        return false;
      }
      try {
        await lay(address);
      } catch (error) {
        laid?.dispose();
        laid = undefined;
        laidKey = '';
        throw error;
      }
      return true;
    },
    advance(to) {
      const shown = laid;
      if (!shown) return;
      gauges.frame(() => {
        shown.player.advance(Math.max(0, to - shown.player.time));
        shown.draw();
      }, 'moves');
    },
    perform(address, doing) {
      if (!laid) return address;
      const done = laid.player.perform({ ...doing, at: 0 });
      const next = {
        ...address,
        at: done.at,
        doings: [...address.doings, done].toSorted((a, b) => a.at - b.at),
      };
      laidKey = keyOf(next);
      const shown = laid;
      gauges.frame(() => shown.draw(), 'stands');
      return next;
    },
    look(address) {
      const shown = laid;
      const key = JSON.stringify([address.scene, scriptOf(address)]);
      if (!shown || key === seenKey) return;
      window.clearTimeout(looking);
      looking = window.setTimeout(() => {
        if (laid !== shown && laidKey !== keyOf(address)) return;
        const example = shown.definition.examples[address.example ?? ''];
        const least = Math.max(
          0,
          ...(example?.photos ?? []),
          ...[...(example?.cues ?? []), ...address.doings].map(({ at }) => at),
        );
        try {
          seen = survey((onEvent) => (laid ?? shown).twin(scriptOf(address), onEvent), least);
          seenKey = key;
        } catch (error) {
          failures.push(
            `Looking the example over failed: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
        onSurvey();
      }, 30);
    },
    forget() {
      table.refresh();
      ears.forget();
      artProblems = [];
      laidKey = '';
    },
  };
}
