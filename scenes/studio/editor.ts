import './styles/editor.css';
import './styles/middle.css';
import './styles/time.css';
import './styles/panels.css';
import './styles/facts.css';
import './styles/over.css';
import { type StudioAddress, OVERLAYS, roundInstant, writeAddress } from './address.ts';
import { readCatalogue } from './catalogue.ts';
import { copyPicture, copyText } from './clipboard.ts';
import { compose, createComparison } from './compare.ts';
import { createStudioAudio } from './audio.ts';
import { createProfiler } from './profiler.ts';
import { editorKeys } from './editor-keys.ts';
import { createHistory } from './editor-history.ts';
import { createLayout } from './editor-layout.ts';
import { watchArt } from './live-art.ts';
import type { CheckedFile } from './protocol.ts';
import { verdictOf } from './save-verdict.ts';
import { createSession } from './session.ts';
import { STEP } from './script.ts';
import { createSceneLoader } from './scene-loader.ts';
import { createHitRegionFinder } from './hit-region-finder.ts';
import { photoName } from './photo-name.ts';
import { lengthOf, marksOf } from './timeline.ts';
import type { EditorState, EditorActions } from './editor-state.ts';

/** Maximum gap between two frames, ms; a longer one means a hidden tab, not a slow frame. */
const LONGEST_FRAME = 100;
/** Interval at which panels update while playing, ms; the time updates each frame. */
const PANEL_INTERVAL = 200;

/** Opens the editor: every scene and example, its time, its art and all data about it. */
export async function openEditor(first: StudioAddress): Promise<void> {
  const [catalogue, loader] = await Promise.all([readCatalogue(), createSceneLoader()]);
  const profiler = createProfiler(loader.renderer);
  const audio = createStudioAudio();
  const comparison = createComparison(loader);
  let address = first;
  let isPlaying = false;
  let syncing: Promise<void> | undefined;
  let isStale = false;
  let lastFrame: number | undefined;
  let lastPanels = 0;
  let packs: readonly string[] = [];
  let titles: readonly string[] = [];
  let artTurn = 0;
  let checked: readonly CheckedFile[] = [];

  const actions: EditorActions = {
    choose: (scene, example) => {
      const isSame = scene === address.scene;
      travel({
        ...address,
        scene,
        example,
        at: 0,
        props: undefined,
        inputLog: [],
        ...(isSame ? {} : { size: undefined }),
      });
    },
    change: (next, isPassing = false) => travel({ ...address, at: session.time, ...next }, isPassing),
    seek(at) {
      address = { ...address, at: Math.max(0, at) };
      remember(false);
      void sync();
    },
    play,
    pause,
    step(frames) {
      pause();
      // Frames are counted from the start, so that a step back ends where the step forward began.
      const frame =
        frames > 0 ? Math.floor(session.time / STEP + 1e-3) : Math.ceil(session.time / STEP - 1e-3);
      actions.seek(roundInstant((frame + frames) * STEP));
    },
    perform(input) {
      if (syncing) return;
      address = session.perform(address, input);
      // A whole drag is one undo step.
      remember(!('drag' in input) || input.drag[0] === 'down');
      after(true);
    },
    showToast: (message) => layout.showToast(message),
  };

  const layout = createLayout(catalogue, actions, comparison, {
    copyLink,
    copyPicture: copyShown,
  });
  const { preview } = layout;
  const session = createSession({
    loader,
    canvas: preview.canvas,
    profiler,
    audio,
    onTimelineScan: () => show(),
  });
  const hitRegions = createHitRegionFinder((regions) => preview.setHitRegions(regions));
  const history = createHistory((given) => {
    address = given;
    void sync();
  });

  function view(): EditorState {
    const { loaded, shapes, timelineScan, log, problems, time } = session;
    return {
      address,
      catalogue,
      artTurn,
      checked,
      packs,
      titles,
      loaded,
      shapes,
      timelineScan,
      isPlaying,
      time,
      log,
      problems,
      profiler,
    };
  }

  function show(): void {
    layout.show(view());
  }

  function remember(isStep: boolean): void {
    history.write(address, isStep);
  }

  function travel(next: StudioAddress, isPassing = false): void {
    address = next;
    audio.setEnabled(address.sound, address.music);
    remember(!isPassing);
    void sync();
  }

  /**
   * Syncs the picture with the address. Requests made meanwhile are combined into one further sync; every caller
   * waits until all of it is done.
   */
  function sync(): Promise<void> {
    isStale = true;
    syncing ??= syncNow();
    return syncing;
  }

  async function syncNow(): Promise<void> {
    audio.setPlaying(false);
    while (isStale) {
      isStale = false;
      try {
        layout.fail('');
        const hasLoaded = await session.go(address);
        if (!isStale) after(hasLoaded);
      } catch (error) {
        layout.fail(error instanceof Error ? error.message : String(error));
        show();
      }
    }
    syncing = undefined;
    audio.setPlaying(isPlaying);
  }

  /** Updates what depends on the picture, which is now complete. */
  function after(hasLoaded: boolean): void {
    show();
    if (hasLoaded) session.scanLater(address);
    compareNow();
    if (!isPlaying) hitRegions.update(address, session.loaded);
  }

  function compareNow(): void {
    const { loaded } = session;
    if (!loaded) return;
    const before = comparison.compared;
    comparison.follow(address, loaded, preview.canvas, isPlaying).then(
      () => {
        preview.compared(address);
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
    const { loaded } = session;
    if (!loaded || syncing) return;
    const length = lengthOf(view());
    const to = roundInstant(session.time + gap * address.speed);
    const atEnd = session.timelineScan !== undefined && to >= session.timelineScan.length;
    if (atEnd && address.loop) {
      actions.seek(0);
      return;
    }
    session.advance(to);
    address = { ...address, at: to };
    layout.tick(view());
    if (address.against !== undefined) compareNow();
    if (now - lastPanels > PANEL_INTERVAL) {
      lastPanels = now;
      show();
    }
    if (to > length && loaded.player.nextWake() === undefined && !loaded.player.isMoving()) pause();
  }

  function play(): void {
    if (isPlaying || !session.loaded) return;
    isPlaying = true;
    lastFrame = undefined;
    audio.setEnabled(address.sound, address.music);
    audio.unlock();
    const { timelineScan, loaded } = session;
    const isOver =
      timelineScan !== undefined &&
      session.time >= timelineScan.length &&
      !loaded.player.isMoving() &&
      loaded.player.nextWake() === undefined;
    if (isOver) actions.seek(0);
    audio.setPlaying(true);
    requestAnimationFrame(tick);
    show();
  }

  /** Returns the current instant: the requested one, unrounded, or where the clock has stopped. */
  function instantNow(): number {
    const { time } = session;
    return Math.abs(time - address.at) < 0.001 ? address.at : roundInstant(time);
  }

  function pause(): void {
    if (!isPlaying) return;
    isPlaying = false;
    audio.setPlaying(false);
    address = { ...address, at: instantNow() };
    remember(false);
    after(false);
  }

  function copyLink(): void {
    const link = `${location.origin}${location.pathname}${writeAddress({ ...address, at: instantNow() })}`;
    copyText(link).then(
      () => actions.showToast('The link to this picture is in the clipboard.'),
      () => actions.showToast('The browser did not allow copying; the link stands in the address bar.'),
    );
  }

  function copyShown(): void {
    const { scene = 'scene', example = 'example', pack, reduced } = address;
    const name = photoName({ scene, example, at: session.time, pack, reduced }).replace('/', '-');
    copyPicture(compose(preview.canvas, address.theme), name).then(
      (where) =>
        actions.showToast(
          where === 'clipboard' ? 'The picture is in the clipboard.' : `The picture is saved as ${name}.`,
        ),
      (error: unknown) => actions.showToast(error instanceof Error ? error.message : String(error)),
    );
  }

  const keys = editorKeys(actions, view, layout, {
    copyLink,
    copyPicture: copyShown,
    mark(direction) {
      const { time } = session;
      const ahead =
        direction > 0
          ? marksOf(view()).find(({ at }) => at > time + 0.5)
          : marksOf(view()).findLast(({ at }) => at < time - 0.5);
      if (ahead) actions.seek(ahead.at);
    },
    overlay(name) {
      const shown = OVERLAYS.filter((one) => (one === name) !== address.overlays.includes(one));
      actions.change({ overlays: shown }, true);
    },
  });
  layout.listen(keys);

  /** Combines what was just packed with the check's result for the saved file; they arrive in any order. */
  function showVerdict(packed: readonly string[], file: CheckedFile | undefined): void {
    const text = verdictOf(packed, file);
    if (text !== '') layout.showToast(text, file !== undefined && file.messages.length > 0);
  }

  watchArt({
    onArt(bundles) {
      artTurn += 1;
      session.reset();
      comparison.reset();
      address = { ...address, at: instantNow() };
      layout.artProblem('');
      void sync().then(() => showVerdict(bundles, checked.at(-1)));
    },
    onChecked(file) {
      checked = [...checked.filter((other) => other.file !== file.file), file];
      showVerdict([], file);
      show();
    },
    onProblem: (text) => layout.artProblem(text),
    onPacks(names) {
      packs = names;
      show();
    },
    onLeave: () => history.flush({ ...address, at: instantNow() }),
  });

  loader.titles().then(
    (slugs) => {
      titles = slugs;
      show();
    },
    // Nothing is packed yet; scenes that need titles report this themselves.
    () => undefined,
  );
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
