import { type Address, writeAddress } from './address.ts';
import { readCatalogue } from './catalogue.ts';
import { createControls } from './controls.ts';
import { type Laid, openTable, replay, STEP } from './table.ts';

/** A gap longer than this between two frames (ms) is a hidden tab, not a slow one. */
const LONGEST_FRAME = 100;
/** How much of an example can be scrubbed beyond its last photograph, ms. */
const TAIL = 4_000;

/** Opens the desk: a list of scenes and examples, one of them on a canvas, and controls for its time. */
export async function openDesk(first: Address): Promise<void> {
  const [catalogue, table] = await Promise.all([readCatalogue(), openTable()]);
  let address = first;
  let laid: Laid | undefined;
  let isPlaying = false;
  let frame: number | undefined;
  let last: number | undefined;
  let turn = 0;

  const controls = createControls(catalogue, {
    choose: (scene, example) => change({ ...address, scene, example, at: 0 }, true),
    set: (next) => change({ ...address, ...next }, isPlaying),
    seek: (at) => {
      pause();
      change({ ...address, at }, false);
    },
    toggle: () => (isPlaying ? pause() : play()),
    step: () => {
      pause();
      if (laid) replay(laid.player, laid.player.time + STEP);
      show();
      remember();
    },
    press: (x, y) => {
      const box = controls.canvas().getBoundingClientRect();
      if (!laid) return;
      const { width, height } = laid.definition.size;
      const scale = Math.min(box.width / width, box.height / height);
      laid.player.press((x - (box.width - width * scale) / 2) / scale, (y - (box.height - height * scale) / 2) / scale);
      show();
    },
  });

  function lengthOf(): number {
    const example = laid && address.example !== undefined ? laid.definition.examples[address.example] : undefined;
    return Math.max(0, ...(example?.photos ?? []), ...(example?.cues ?? []).map(({ at }) => at)) + TAIL;
  }

  function show(): void {
    laid?.draw();
    controls.show({ address, time: laid?.player.time ?? 0, length: lengthOf(), isPlaying, problems: table.takeProblems() });
  }

  function remember(): void {
    address = { ...address, at: laid?.player.time ?? 0 };
    history.replaceState(null, '', writeAddress(address));
  }

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    const gap = last === undefined ? 0 : Math.min(now - last, LONGEST_FRAME);
    last = now;
    if (!laid) return;
    laid.player.advance(gap * address.speed);
    show();
    if (laid.player.time > lengthOf() && laid.player.nextWake() === undefined && !laid.player.isMoving()) pause();
  }

  function play(): void {
    if (isPlaying) return;
    isPlaying = true;
    last = undefined;
    frame = requestAnimationFrame(tick);
  }

  function pause(): void {
    if (!isPlaying) return;
    isPlaying = false;
    if (frame !== undefined) cancelAnimationFrame(frame);
    show();
    remember();
  }

  /** Lays the address's example anew and replays it to its instant: a scrubbed frame equals a played one. */
  async function lay(): Promise<void> {
    const { scene, example } = address;
    if (scene === undefined || example === undefined) return;
    const mine = ++turn;
    laid?.dispose();
    laid = undefined;
    const canvas = controls.freshCanvas();
    const next = await table.lay({ ...address, scene, example }, canvas, (event, detail) => {
      controls.log(laid?.player.time ?? 0, event, detail);
    });
    if (mine !== turn) return next.dispose();
    laid = next;
    replay(next.player, address.at);
    show();
  }

  function change(next: Address, andPlay: boolean): void {
    address = next;
    history.replaceState(null, '', writeAddress(address));
    lay().then(
      () => andPlay && play(),
      (error: unknown) => controls.fail(error instanceof Error ? error.message : String(error)),
    );
  }

  const [scene] = catalogue;
  change(
    address.scene === undefined ? { ...address, scene: scene?.name, example: scene?.examples[0]?.name } : address,
    false,
  );
}
