import './styles/editor.css';
import './styles/middle.css';
import './styles/time.css';
import './styles/panels.css';
import './styles/facts.css';
import './styles/over.css';
import { type StudioAddress, type Overlay, OVERLAYS, roundInstant, writeAddress } from './address.ts';
import { type CatalogueEntry, readCatalogue } from './catalogue.ts';
import { copyPicture, copyText } from './clipboard.ts';
import { type Comparison, compose, createComparison } from './compare.ts';
import { createStudioAudio } from './audio.ts';
import { createProfiler, type Profiler } from './profiler.ts';
import { editorKeys } from './editor-keys.ts';
import { createHistory, type EditorHistory } from './editor-history.ts';
import { createLayout, type EditorLayout } from './editor-layout.ts';
import { watchArt } from './live-art.ts';
import type { CheckedFile } from './protocol.ts';
import { verdictOf } from './save-verdict.ts';
import { createSession, type StudioSession } from './session.ts';
import { STEP } from './script.ts';
import { createSceneLoader, type LoadedScene, type SceneLoader } from './scene-loader.ts';
import { createHitRegionFinder, type HitRegionFinder } from './hit-region-finder.ts';
import { photoName } from './photo-name.ts';
import { lengthOf, marksOf } from './timeline.ts';
import type { EditorState, EditorActions, InputNow } from './editor-state.ts';

/** Longest step of time in a frame, ms; a longer gap between frames comes from a hidden tab, not from a slow frame. */
const LONGEST_FRAME = 100;
/** Interval at which panels are updated while playing, ms; the time itself is updated in each frame. */
const PANEL_INTERVAL = 200;

/**
 * Opens the editor, in which artists play scenes, examine their art and compare pictures. `first` is the link's
 * address.
 */
export async function openEditor(first: StudioAddress): Promise<void> {
  const [catalogue, loader] = await Promise.all([readCatalogue(), createSceneLoader()]);
  await new Editor(first, catalogue, loader).start();
}

class Editor {
  readonly #catalogue: readonly CatalogueEntry[];
  readonly #loader: SceneLoader;
  readonly #profiler: Profiler;
  readonly #audio = createStudioAudio();
  readonly #comparison: Comparison;
  readonly #actions: EditorActions;
  readonly #layout: EditorLayout;
  readonly #session: StudioSession;
  readonly #hitRegions: HitRegionFinder;
  readonly #history: EditorHistory;
  #address: StudioAddress;
  #isPlaying = false;
  #syncing: Promise<void> | undefined;
  #isStale = false;
  #lastFrame: number | undefined;
  #lastPanels = 0;
  #packs: readonly string[] = [];
  #titles: readonly string[] = [];
  #artTurn = 0;
  #checked: readonly CheckedFile[] = [];

  constructor(first: StudioAddress, catalogue: readonly CatalogueEntry[], loader: SceneLoader) {
    this.#address = first;
    this.#catalogue = catalogue;
    this.#loader = loader;
    this.#profiler = createProfiler(loader.renderer);
    this.#comparison = createComparison(loader);
    this.#actions = this.#createActions();
    const commands = { copyLink: () => this.#copyLink(), copyPicture: () => this.#copyPicture() };
    this.#layout = createLayout(catalogue, this.#actions, this.#comparison, commands);
    const { preview } = this.#layout;
    this.#session = createSession({
      loader,
      canvas: preview.canvas,
      profiler: this.#profiler,
      audio: this.#audio,
      onTimelineScan: () => this.#show(),
    });
    this.#hitRegions = createHitRegionFinder((regions) => preview.setHitRegions(regions));
    this.#history = createHistory((given) => {
      this.#address = given;
      void this.#sync();
    });
    const keys = editorKeys(this.#actions, () => this.#view(), this.#layout, {
      ...commands,
      mark: (direction) => this.#seekMark(direction),
      overlay: (name) => this.#flipOverlay(name),
    });
    this.#layout.listen(keys);
  }

  /** Starts watching for saved art and shows the first address, or the first example if it names none. */
  async start(): Promise<void> {
    this.#watchArt();
    this.#loader.titles().then(
      (slugs) => {
        this.#titles = slugs;
        this.#show();
      },
      // Nothing is packed yet; a scene that needs the pictures of a title reports that itself.
      () => undefined,
    );
    const { scene, example } = this.#address;
    const known =
      this.#catalogue.find(({ name }) => name === scene) ??
      (scene === undefined ? this.#catalogue[0] : undefined);
    this.#address = {
      ...this.#address,
      scene: known?.name ?? scene,
      example: example ?? known?.examples[0]?.name,
    };
    this.#remember(false);
    await this.#sync();
  }

  #createActions(): EditorActions {
    return {
      choose: (scene, example) => this.#choose(scene, example),
      change: (next, isPassing = false) =>
        this.#travel({ ...this.#address, at: this.#session.time, ...next }, isPassing),
      seek: (at) => this.#seek(at),
      play: () => this.#play(),
      pause: () => this.#pause(),
      step: (frames) => this.#step(frames),
      perform: (input) => this.#perform(input),
      showToast: (message) => this.#layout.showToast(message),
    };
  }

  #choose(scene: string, example: string): void {
    const isSame = scene === this.#address.scene;
    this.#travel({
      ...this.#address,
      scene,
      example,
      at: 0,
      props: undefined,
      inputLog: [],
      ...(isSame ? {} : { size: undefined }),
    });
  }

  #seek(at: number): void {
    this.#address = { ...this.#address, at: Math.max(0, at) };
    this.#remember(false);
    void this.#sync();
  }

  #step(frames: number): void {
    this.#pause();
    // Frames are counted from the start of the scene, so that a step back returns to the instant before a step forward.
    const { time } = this.#session;
    const frame = frames > 0 ? Math.floor(time / STEP + 1e-3) : Math.ceil(time / STEP - 1e-3);
    this.#seek(roundInstant((frame + frames) * STEP));
  }

  #perform(input: InputNow): void {
    if (this.#syncing) return;
    this.#address = this.#session.perform(this.#address, input);
    // The moves and the end of a drag get no history entry: one step back removes the whole drag.
    this.#remember(!('drag' in input) || input.drag[0] === 'down');
    this.#after(true);
  }

  #seekMark(direction: 1 | -1): void {
    const { time } = this.#session;
    const marks = marksOf(this.#view());
    const ahead =
      direction > 0 ? marks.find(({ at }) => at > time + 0.5) : marks.findLast(({ at }) => at < time - 0.5);
    if (ahead) this.#seek(ahead.at);
  }

  #flipOverlay(name: Overlay): void {
    const { overlays } = this.#address;
    const shown = OVERLAYS.filter((one) => (one === name) !== overlays.includes(one));
    this.#actions.change({ overlays: shown }, true);
  }

  #view(): EditorState {
    const { loaded, shapes, timelineScan, log, problems, time } = this.#session;
    return {
      address: this.#address,
      catalogue: this.#catalogue,
      artTurn: this.#artTurn,
      checked: this.#checked,
      packs: this.#packs,
      titles: this.#titles,
      loaded,
      shapes,
      timelineScan,
      isPlaying: this.#isPlaying,
      time,
      log,
      problems,
      profiler: this.#profiler,
    };
  }

  #show(): void {
    this.#layout.show(this.#view());
  }

  #remember(isStep: boolean): void {
    this.#history.write(this.#address, isStep);
  }

  #travel(next: StudioAddress, isPassing = false): void {
    this.#address = next;
    this.#audio.setEnabled(next.sound, next.music);
    this.#remember(!isPassing);
    void this.#sync();
  }

  /**
   * Shows the picture of the current address. Requests during a run are combined into one more run; the promise
   * resolves after the last run.
   */
  #sync(): Promise<void> {
    this.#isStale = true;
    this.#syncing ??= this.#syncNow();
    return this.#syncing;
  }

  async #syncNow(): Promise<void> {
    this.#audio.setPlaying(false);
    while (this.#isStale) {
      this.#isStale = false;
      try {
        this.#layout.fail('');
        const hasLoaded = await this.#session.go(this.#address);
        if (!this.#isStale) this.#after(hasLoaded);
      } catch (error) {
        this.#layout.fail(error instanceof Error ? error.message : String(error));
        this.#show();
      }
    }
    this.#syncing = undefined;
    this.#audio.setPlaying(this.#isPlaying);
  }

  /** Updates the comparison, the hit regions and the panels after a picture is complete. */
  #after(hasLoaded: boolean): void {
    this.#show();
    if (hasLoaded) this.#session.scanLater(this.#address);
    this.#compare();
    if (!this.#isPlaying) this.#hitRegions.update(this.#address, this.#session.loaded);
  }

  #compare(): void {
    const { loaded } = this.#session;
    if (!loaded) return;
    const { preview } = this.#layout;
    const before = this.#comparison.compared;
    this.#comparison.follow(this.#address, loaded, preview.canvas, this.#isPlaying).then(
      () => {
        preview.compared(this.#address);
        if (before !== this.#comparison.compared) this.#layout.showPanel(this.#view());
      },
      () => undefined,
    );
  }

  readonly #tick = (now: number): void => {
    if (!this.#isPlaying) return;
    requestAnimationFrame(this.#tick);
    const gap = this.#lastFrame === undefined ? 0 : Math.min(now - this.#lastFrame, LONGEST_FRAME);
    this.#lastFrame = now;
    const { loaded } = this.#session;
    if (!loaded || this.#syncing) return;
    const length = lengthOf(this.#view());
    const to = roundInstant(this.#session.time + gap * this.#address.speed);
    const { timelineScan } = this.#session;
    if (timelineScan !== undefined && to >= timelineScan.length && this.#address.loop) return this.#seek(0);
    this.#session.advance(to);
    this.#address = { ...this.#address, at: to };
    this.#layout.tick(this.#view());
    if (this.#address.against !== undefined) this.#compare();
    if (now - this.#lastPanels > PANEL_INTERVAL) {
      this.#lastPanels = now;
      this.#show();
    }
    if (to > length && isAtRest(loaded)) this.#pause();
  };

  #play(): void {
    const { loaded, timelineScan, time } = this.#session;
    if (this.#isPlaying || !loaded) return;
    this.#isPlaying = true;
    this.#lastFrame = undefined;
    this.#audio.setEnabled(this.#address.sound, this.#address.music);
    this.#audio.unlock();
    if (timelineScan !== undefined && time >= timelineScan.length && isAtRest(loaded)) this.#seek(0);
    this.#audio.setPlaying(true);
    requestAnimationFrame(this.#tick);
    this.#show();
  }

  #pause(): void {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.#audio.setPlaying(false);
    this.#address = { ...this.#address, at: this.#instant() };
    this.#remember(false);
    this.#after(false);
  }

  /** Returns the current instant: the requested one, not rounded, or the rounded time at which playing has stopped. */
  #instant(): number {
    const { time } = this.#session;
    return Math.abs(time - this.#address.at) < 0.001 ? this.#address.at : roundInstant(time);
  }

  #copyLink(): void {
    const query = writeAddress({ ...this.#address, at: this.#instant() });
    copyText(`${location.origin}${location.pathname}${query}`).then(
      () => this.#actions.showToast('The link to this picture is in the clipboard.'),
      () => this.#actions.showToast('The browser did not allow copying; the link stands in the address bar.'),
    );
  }

  #copyPicture(): void {
    const { scene = 'scene', example = 'example', pack, reduced, theme } = this.#address;
    const at = this.#session.time;
    const name = photoName({ scene, example, at, pack, reduced }).replace('/', '-');
    copyPicture(compose(this.#layout.preview.canvas, theme), name).then(
      (where) =>
        this.#actions.showToast(
          where === 'clipboard' ? 'The picture is in the clipboard.' : `The picture is saved as ${name}.`,
        ),
      (error: unknown) => this.#actions.showToast(error instanceof Error ? error.message : String(error)),
    );
  }

  /**
   * Shows a message about a saved file: whether it was packed and what the check found. These facts arrive in any
   * order.
   */
  #showVerdict(packed: readonly string[], file: CheckedFile | undefined): void {
    const text = verdictOf(packed, file);
    if (text !== '') this.#layout.showToast(text, file !== undefined && file.messages.length > 0);
  }

  #watchArt(): void {
    watchArt({
      onArt: (bundles) => {
        this.#artTurn += 1;
        this.#session.reset();
        this.#comparison.reset();
        this.#address = { ...this.#address, at: this.#instant() };
        this.#layout.artProblem('');
        void this.#sync().then(() => this.#showVerdict(bundles, this.#checked.at(-1)));
      },
      onChecked: (file) => {
        this.#checked = [...this.#checked.filter((other) => other.file !== file.file), file];
        this.#showVerdict([], file);
        this.#show();
      },
      onProblem: (text) => this.#layout.artProblem(text),
      onPacks: (names) => {
        this.#packs = names;
        this.#show();
      },
      onLeave: () => this.#history.flush({ ...this.#address, at: this.#instant() }),
    });
  }
}

const isAtRest = ({ player }: LoadedScene): boolean => !player.isMoving() && player.nextWake() === undefined;
