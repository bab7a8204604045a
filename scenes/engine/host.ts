import { createFrameSteps, type FrameSteps } from './frame-steps.ts';
import { CanvasSource, CLEAR, Container, Texture, Ticker, type WebGLRenderer } from './pixi.ts';
import type { AnyScenePlayer } from './scene-player.ts';
import { createTextureSlots, sourcesOf } from './texture-slots.ts';

/** A scene mounted on a canvas of the page. */
export interface HostedScene {
  /**
   * Advances a resting scene to the current time. Call it before a cue (a command from the page), a change of props or
   * a press, so that the effect begins now.
   */
  catchUp(): void;
  /** Requests a frame. Call it after a cue (a command from the page), a change of props or a press. */
  invalidate(): void;
  /** Sets the size of the canvas in device pixels. The whole design is scaled to fit and centred. */
  resize(width: number, height: number): void;
  /** Shows or hides the scene; a hidden scene neither advances nor draws. */
  setVisible(visible: boolean): void;
  /** Converts a point of the canvas (device pixels) to design pixels. */
  toDesign(x: number, y: number): { x: number; y: number };
  /** Converts a point of the design to device pixels of the canvas. */
  toCanvas(x: number, y: number): { x: number; y: number };
  /** Draws the scene immediately, for photographs. */
  draw(): void;
  dispose(): void;
}

/** Numbers of drawn frames and mounted scenes since the host was created, for benchmarks and tests. */
export interface HostCounts {
  frames: number;
  mounts: number;
}

/** Draws any number of canvases with one renderer and one frame loop. It requests no frames while all scenes rest. */
export interface Host {
  mount(
    canvas: HTMLCanvasElement,
    player: AnyScenePlayer,
    size: { width: number; height: number },
  ): HostedScene;
  /**
   * Set to false while the player is idle. A scene that would begin a motion by itself then waits, and its time stops.
   * A motion that the page or the player has caused is shown to its end.
   */
  setAwake(awake: boolean): void;
  /** Draws a container into a texture immediately; a scene player gets it as its option `renderTo`. */
  renderTo(target: Texture, source: Container, clear: boolean): void;
  readonly counts: Readonly<HostCounts>;
  dispose(): void;
}

/** The clock, frames and timers that a host uses; tests and the studio replace them. */
export interface HostClock {
  now(): number;
  requestFrame(run: (now: number) => void): number;
  cancelFrame(id: number): void;
  setTimer(run: () => void, ms: number): number;
  clearTimer(id: number): void;
}

/** The browser's clock, frames and timers. */
export const browserClock: HostClock = {
  now: () => performance.now(),
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (id) => cancelAnimationFrame(id),
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (id) => window.clearTimeout(id),
};

/** If a scene was not drawn for longer than this, ms, it skips the time in between and shows its current state. */
const LONG_ABSENCE = 5_000;
/** Maximum time by which such a scene is advanced in one step, ms. */
const LONGEST_CATCH_UP = 30_000;
/**
 * Time after an input during which its effects may begin although the player is idle, ms, such as a result that closes.
 */
const CAUSED_MS = 8_000;
/** A pause of at most this time, ms, counts as part of a motion, which continues although the player is idle. */
const PAUSE_MS = 1_000;

interface HostView {
  readonly player: AnyScenePlayer;
  readonly root: Container;
  readonly canvas: HTMLCanvasElement;
  readonly source: CanvasSource;
  readonly context2d: CanvasRenderingContext2D | null;
  readonly surface: Texture;
  readonly steps: FrameSteps;
  /** Frees the texture units reserved for the scene's sheets. */
  readonly leaveSlots: () => void;
  visible: boolean;
  dirty: boolean;
  /** Time of the last frame in which this view moved, ms; undefined while it rests. */
  last: number | undefined;
  /** Time of the host's clock that the scene has been advanced to, ms. */
  rested: number;
  /** Time of the last input from outside the scene, ms. */
  touched: number;
  /** Time at which the scene's time was stopped because the player is idle; undefined while it runs. */
  slept: number | undefined;
  scale: number;
  left: number;
  top: number;
}

/** Creates a host that draws with the caller's renderer; the caller destroys the renderer. */
export function createHost(renderer: WebGLRenderer, clock: HostClock = browserClock): Host {
  const slots = createTextureSlots(renderer.limits.maxBatchableTextures);
  const loop = new FrameLoop(renderer, clock);
  const { views, counts } = loop;

  // With many canvases PixiJS 8.22 listens for the loss of the context on the wrong canvas, so the host listens here.
  const contextCanvas = renderer.context.canvas as HTMLCanvasElement;
  const onLost = (event: Event): void => {
    event.preventDefault();
    loop.isLost = true;
  };
  const onRestored = (): void => {
    loop.isLost = false;
    renderer.runners.contextChange.emit(renderer.gl);
    for (const view of views) {
      view.player.redraw();
      loop.wakeUp(view);
      view.dirty = true;
    }
    loop.schedule();
  };
  contextCanvas.addEventListener('webglcontextlost', onLost);
  contextCanvas.addEventListener('webglcontextrestored', onRestored);

  return {
    counts,
    setAwake: (awake) => loop.setAwake(awake),
    renderTo(target, source, clear) {
      if (!loop.isLost)
        renderer.render({ container: source, target, clear: clear ? CLEAR.COLOR : CLEAR.NONE });
    },
    mount(canvas, player, size) {
      const root = new Container();
      const sources = [...sourcesOf(player.view)];
      // Upload all sheets to the GPU now, so that no frame of an animation is delayed by an upload.
      for (const source of sources) renderer.texture.getGlSource(source);
      const leaveSlots = slots.add(root, sources);
      root.addChild(player.view);
      canvas.width = Math.max(1, Math.round(size.width));
      canvas.height = Math.max(1, Math.round(size.height));
      const view = viewOf(canvas, player, root, leaveSlots, clock.now());
      fit(view);
      views.add(view);
      counts.mounts += 1;
      loop.schedule();
      return hostedScene(view, loop, clock);
    },
    dispose() {
      loop.stop();
      contextCanvas.removeEventListener('webglcontextlost', onLost);
      contextCanvas.removeEventListener('webglcontextrestored', onRestored);
      views.clear();
    },
  };
}

function viewOf(
  canvas: HTMLCanvasElement,
  player: AnyScenePlayer,
  root: Container,
  leaveSlots: () => void,
  now: number,
): HostView {
  const source = new CanvasSource({ resource: canvas, resolution: 1, autoDensity: false });
  return {
    player,
    root,
    canvas,
    source,
    context2d: canvas.getContext('2d'),
    surface: new Texture({ source }),
    steps: createFrameSteps(),
    leaveSlots,
    visible: true,
    dirty: true,
    last: undefined,
    rested: now,
    touched: now,
    slept: undefined,
    scale: 1,
    left: 0,
    top: 0,
  };
}

/** Fits the design into the canvas and centres it. */
function fit(view: HostView): void {
  const { canvas, player } = view;
  const { width, height } = player.definition.size;
  view.scale = Math.min(canvas.width / width, canvas.height / height);
  view.left = (canvas.width - width * view.scale) / 2;
  view.top = (canvas.height - height * view.scale) / 2;
  player.view.scale.set(view.scale);
  player.view.position.set(view.left, view.top);
}

function hostedScene(view: HostView, loop: FrameLoop, clock: HostClock): HostedScene {
  const { player, root } = view;
  return {
    catchUp() {
      loop.wakeUp(view);
      if (view.last !== undefined || player.isMoving()) return;
      const now = clock.now();
      if (view.visible) player.advance(Math.max(0, now - view.rested));
      view.rested = now;
    },
    invalidate() {
      loop.wakeUp(view);
      view.touched = clock.now();
      view.dirty = true;
      loop.schedule();
    },
    resize(width, height) {
      const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
      if (size.width === view.canvas.width && size.height === view.canvas.height) return;
      view.source.resize(size.width, size.height);
      fit(view);
      loop.wakeUp(view);
      // Resizing clears the canvas, so draw now instead of in the next frame.
      if (view.visible) loop.draw(view);
      else view.dirty = true;
      loop.schedule();
    },
    setVisible(visible) {
      if (view.visible === visible) return;
      view.visible = visible;
      loop.wakeUp(view);
      view.dirty ||= visible;
      loop.schedule();
    },
    toDesign: (x, y) => ({ x: (x - view.left) / view.scale, y: (y - view.top) / view.scale }),
    toCanvas: (x, y) => ({ x: x * view.scale + view.left, y: y * view.scale + view.top }),
    draw: () => loop.draw(view),
    dispose() {
      if (!loop.views.delete(view)) return;
      view.leaveSlots();
      root.removeChildren();
      root.destroy();
      view.surface.destroy(true);
      loop.schedule();
    },
  };
}

/** Draws the frames of all views. It requests frames only while a view moves or must be redrawn. */
class FrameLoop {
  readonly views = new Set<HostView>();
  readonly counts: HostCounts = { frames: 0, mounts: 0 };
  /**
   * True while the browser has taken away the WebGL context. Scenes then keep their last frame, because a lost context
   * would clear it; their time continues.
   */
  isLost = false;
  readonly #renderer: WebGLRenderer;
  readonly #clock: HostClock;
  #frame: number | undefined;
  #timer: number | undefined;
  #isAwake = true;

  constructor(renderer: WebGLRenderer, clock: HostClock) {
    this.#renderer = renderer;
    this.#clock = clock;
  }

  /** Lets scenes begin motions by themselves, or stops their time while the player is idle. */
  setAwake(awake: boolean): void {
    if (this.#isAwake === awake) return;
    this.#isAwake = awake;
    if (awake) for (const view of this.views) this.wakeUp(view);
    this.schedule();
  }

  /** Restarts the stopped time of a view; the scene skips the time for which it was stopped. */
  wakeUp(view: HostView): void {
    if (view.slept === undefined) return;
    view.rested += this.#clock.now() - view.slept;
    view.slept = undefined;
  }

  /** Draws a view now. */
  draw(view: HostView): void {
    const { context2d, surface, root, player } = view;
    if (this.isLost) {
      view.dirty = false;
      return;
    }
    player.paint();
    // Without 'copy' the renderer would draw over the last frame, and transparent scenes would leave trails. Set it for
    // every frame, because resizing or restoring the canvas resets it.
    if (context2d) context2d.globalCompositeOperation = 'copy';
    // Clear only the colour: the canvas has no depth or stencil buffer.
    this.#renderer.render({ container: root, target: surface, clear: CLEAR.COLOR });
    this.counts.frames += 1;
    view.dirty = false;
  }

  /**
   * Requests a frame now if a view moves or must be redrawn; otherwise at the time when the first resting view moves
   * again.
   */
  schedule(): void {
    if (this.#frame !== undefined) return;
    let soonest: number | undefined;
    const now = this.#clock.now();
    for (const view of this.views) {
      if (!view.visible) continue;
      if (view.dirty || view.player.isMoving()) {
        this.#cancelTimer();
        this.#frame = this.#clock.requestFrame(this.#step);
        return;
      }
      const wake = view.player.nextWake();
      if (wake === undefined) continue;
      if (view.slept !== undefined) continue;
      const ms = Math.max(0, view.rested + wake - now);
      if (this.#maySleep(view, ms)) {
        view.slept = now;
        continue;
      }
      if (soonest === undefined || ms < soonest) soonest = ms;
    }
    this.#cancelTimer();
    if (soonest === undefined) return;
    this.#timer = this.#clock.setTimer(() => {
      this.#timer = undefined;
      this.#frame ??= this.#clock.requestFrame(this.#step);
    }, soonest);
  }

  /** Cancels the requested frame and timer. */
  stop(): void {
    if (this.#frame !== undefined) this.#clock.cancelFrame(this.#frame);
    if (this.#timer !== undefined) this.#clock.clearTimer(this.#timer);
  }

  #cancelTimer(): void {
    if (this.#timer !== undefined) this.#clock.clearTimer(this.#timer);
    this.#timer = undefined;
  }

  readonly #step = (now: number): void => {
    this.#frame = undefined;
    for (const view of this.views) if (view.visible && view.slept === undefined) this.#advance(view, now);
    // PixiJS frees resources that were not drawn for long on its ticker, which runs only with the host's frames.
    Ticker.system.update(now);
    this.schedule();
  };

  #advance(view: HostView, now: number): void {
    const { player } = view;
    const since = now - (view.last ?? view.rested);
    const gap =
      since > LONG_ABSENCE
        ? Math.min(since, LONGEST_CATCH_UP)
        : view.last === undefined
          ? since
          : view.steps.next(since);
    if (view.steps.isSlow) player.dropDetails();
    const wasMoving = view.last !== undefined && player.isMoving();
    const wake = player.nextWake();
    const due = wake !== undefined && wake <= gap;
    player.advance(Math.max(0, gap));
    const moving = player.isMoving();
    if (moving || wasMoving || due || view.dirty) this.draw(view);
    view.last = moving ? now : undefined;
    view.rested = now;
  }

  /**
   * Returns whether the motion that a view will begin in `ms` may wait until the player is back, because no input
   * caused it.
   */
  #maySleep(view: HostView, ms: number): boolean {
    const isUnasked = this.#clock.now() + ms > view.touched + CAUSED_MS;
    return !this.#isAwake && ms > PAUSE_MS && isUnasked && !view.player.isShowing();
  }
}
