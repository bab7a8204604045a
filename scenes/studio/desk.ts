import './styles/desk.css';
import './styles/middle.css';
import './styles/time.css';
import './styles/panels.css';
import './styles/facts.css';
import './styles/over.css';
import { type Address, OVERLAYS, roundInstant, writeAddress } from './address.ts';
import { readCatalogue } from './catalogue.ts';
import { copyPicture, copyText } from './clipboard.ts';
import { compose, createComparison } from './compare.ts';
import { createEars } from './ears.ts';
import { createGauges } from './gauges.ts';
import { deskKeys } from './desk-keys.ts';
import { createHistory } from './desk-history.ts';
import { layOut } from './desk-layout.ts';
import { watchArt } from './live-art.ts';
import { createSession } from './session.ts';
import { STEP } from './script.ts';
import { openTable } from './table.ts';
import { tapFinder } from './tap-finder.ts';
import { photoName } from './photo-name.ts';
import { lengthOf, marksOf } from './timeline.ts';
import type { View, Wishes } from './view.ts';

/** A gap longer than this between two frames (ms) is a hidden tab, not a slow one. */
const LONGEST_FRAME = 100;
/** While playing, panels are renewed this often, ms: time itself moves each frame. */
const PANEL_PACE = 200;

/** Opens the desk: every scene and example, its time, its art and everything that can be known of it. */
export async function openDesk(first: Address): Promise<void> {
  const [catalogue, table] = await Promise.all([readCatalogue(), openTable()]);
  const gauges = createGauges(table.renderer);
  const ears = createEars();
  const comparison = createComparison(table);
  let address = first;
  let isPlaying = false;
  let bringing: Promise<void> | undefined;
  let isStale = false;
  let lastFrame: number | undefined;
  let lastPanels = 0;
  let packs: readonly string[] = [];
  let artTurn = 0;

  const wishes: Wishes = {
    choose: (scene, example) => {
      const isSame = scene === address.scene;
      travel({
        ...address,
        scene,
        example,
        at: 0,
        props: undefined,
        doings: [],
        ...(isSame ? {} : { size: undefined }),
      });
    },
    change: (next, isPassing = false) => travel({ ...address, at: session.time, ...next }, isPassing),
    seek(at) {
      address = { ...address, at: Math.max(0, roundInstant(at)) };
      remember(false);
      void sync();
    },
    play,
    pause,
    step(frames) {
      pause();
      // Frames are counted from the start, so that a step back ends where a step on began.
      const frame =
        frames > 0 ? Math.floor(session.time / STEP + 1e-3) : Math.ceil(session.time / STEP - 1e-3);
      wishes.seek((frame + frames) * STEP);
    },
    perform(doing) {
      if (bringing) return;
      address = session.perform(address, doing);
      // A whole drag is one step back.
      remember(!('drag' in doing) || doing.drag[0] === 'down');
      after(true);
    },
    say: (message) => layout.say(message),
  };

  const layout = layOut(catalogue, wishes, comparison, {
    copyLink,
    copyPicture: copyShown,
  });
  const { stage } = layout;
  const session = createSession({ table, canvas: stage.canvas, gauges, ears, onSurvey: () => show() });
  const taps = tapFinder((regions) => stage.taps(regions));
  const history = createHistory((given) => {
    address = given;
    void sync();
  });

  function view(): View {
    const { laid, shapes, survey, log, problems, time } = session;
    return {
      address,
      catalogue,
      artTurn,
      packs,
      laid,
      shapes,
      survey,
      isPlaying,
      time,
      log,
      problems,
      gauges,
    };
  }

  function show(): void {
    layout.show(view());
  }

  function remember(isStep: boolean): void {
    history.write(address, isStep);
  }

  function travel(next: Address, isPassing = false): void {
    address = next;
    ears.turn(address.sound, address.music);
    remember(!isPassing);
    void sync();
  }

  /**
   * Brings the picture to the address. What is asked for meanwhile is brought after it, once: whoever asked waits for
   * the end of all of it.
   */
  function sync(): Promise<void> {
    isStale = true;
    bringing ??= bring();
    return bringing;
  }

  async function bring(): Promise<void> {
    ears.listen(false);
    while (isStale) {
      isStale = false;
      try {
        layout.fail('');
        const hasLaid = await session.go(address);
        if (!isStale) after(hasLaid);
      } catch (error) {
        layout.fail(error instanceof Error ? error.message : String(error));
        show();
      }
    }
    bringing = undefined;
    ears.listen(isPlaying);
  }

  /** The picture stands: what depends on it follows. */
  function after(hasLaid: boolean): void {
    show();
    if (hasLaid) session.look(address);
    compareNow();
    if (!isPlaying) taps.look(address, session.laid);
  }

  function compareNow(): void {
    const { laid } = session;
    if (!laid) return;
    const before = comparison.compared;
    comparison.follow(address, laid, stage.canvas, isPlaying).then(
      () => {
        stage.compared(address);
        if (before !== comparison.compared) layout.showPanel(view());
      },
      () => undefined,
    );
  }

  function tick(now: number): void {
    if (!isPlaying) return;
    requestAnimationFrame(tick);
    const gap = lastFrame === undefined ? 0 : Math.min(now - lastFrame, LONGEST_FRAME);
    lastFrame = now;
    const { laid } = session;
    if (!laid || bringing) return;
    const length = lengthOf(view());
    const to = roundInstant(session.time + gap * address.speed);
    const atEnd = session.survey !== undefined && to >= session.survey.length;
    if (atEnd && address.loop) {
      wishes.seek(0);
      return;
    }
    session.advance(to);
    address = { ...address, at: to };
    layout.tick(view());
    if (address.against !== undefined) compareNow();
    if (now - lastPanels > PANEL_PACE) {
      lastPanels = now;
      show();
    }
    if (to > length && laid.player.nextWake() === undefined && !laid.player.isMoving()) pause();
  }

  function play(): void {
    if (isPlaying || !session.laid) return;
    isPlaying = true;
    lastFrame = undefined;
    ears.turn(address.sound, address.music);
    ears.unlock();
    const { survey, laid } = session;
    const isOver =
      survey !== undefined &&
      session.time >= survey.length &&
      !laid.player.isMoving() &&
      laid.player.nextWake() === undefined;
    if (isOver) wishes.seek(0);
    ears.listen(true);
    requestAnimationFrame(tick);
    show();
  }

  function pause(): void {
    if (!isPlaying) return;
    isPlaying = false;
    ears.listen(false);
    address = { ...address, at: roundInstant(session.time) };
    remember(false);
    after(false);
  }

  function copyLink(): void {
    const link = `${location.origin}${location.pathname}${writeAddress({ ...address, at: roundInstant(session.time) })}`;
    copyText(link).then(
      () => wishes.say('The link to this picture is in the clipboard.'),
      () => wishes.say('The browser did not allow copying; the link stands in the address bar.'),
    );
  }

  function copyShown(): void {
    const { scene = 'scene', example = 'example', pack, reduced } = address;
    const name = photoName({ scene, example, at: session.time, pack, reduced }).replace('/', '-');
    copyPicture(compose(stage.canvas, address.theme), name).then(
      (where) =>
        wishes.say(
          where === 'clipboard' ? 'The picture is in the clipboard.' : `The picture is saved as ${name}.`,
        ),
      (error: unknown) => wishes.say(error instanceof Error ? error.message : String(error)),
    );
  }

  const keys = deskKeys(wishes, view, layout, {
    copyLink,
    copyPicture: copyShown,
    mark(direction) {
      const { time } = session;
      const ahead =
        direction > 0
          ? marksOf(view()).find(({ at }) => at > time + 0.5)
          : marksOf(view()).findLast(({ at }) => at < time - 0.5);
      if (ahead) wishes.seek(ahead.at);
    },
    overlay(name) {
      const shown = OVERLAYS.filter((one) => (one === name) !== address.overlays.includes(one));
      wishes.change({ overlays: shown }, true);
    },
  });
  layout.listen(keys);

  watchArt({
    onArt(bundles) {
      artTurn += 1;
      session.forget();
      comparison.forget();
      address = { ...address, at: roundInstant(session.time) };
      layout.artProblem('');
      void sync().then(() => wishes.say(`${bundles.join(', ')}: packed anew and shown.`));
    },
    onProblem: (text) => layout.artProblem(text),
    onPacks(names) {
      packs = names;
      show();
    },
    onLeave: () => history.flush({ ...address, at: roundInstant(session.time) }),
  });

  const known =
    catalogue.find(({ name }) => name === address.scene) ??
    (address.scene === undefined ? catalogue[0] : undefined);
  address = {
    ...address,
    scene: known?.name ?? address.scene,
    example: address.example ?? known?.examples[0]?.name,
  };
  remember(false);
  await sync();
}
