import type {
  PictureSpec,
  DragPhase,
  MoneyFormat,
  Scene,
  SceneDefinition,
  SceneEvent,
  SceneSettings,
  SceneTypes,
  SceneContext,
} from './definition.ts';
import type { Example } from './studio-scene.ts';
import { createMotion } from './motion.ts';
import { Container, type Texture } from './pixi.ts';
import { createRandom } from './random.ts';
import { type Sound, silentSound } from './sound.ts';

/** Source of a scene's pictures: loaded sheets in a browser, blank pictures in Node. */
export interface Art {
  texture(name: string, piece: PictureSpec): Texture;
}

/** Options of a scene player, besides the definition of the scene. */
export interface ScenePlayerOptions<T extends SceneTypes> {
  readonly art: Art;
  readonly props: T['props'];
  readonly format: MoneyFormat;
  readonly settings?: Partial<SceneSettings>;
  /** Seed of all random numbers in the scene; default: "1". */
  readonly seed?: string;
  readonly sound?: Sound;
  /** Called with every event of the scene, in order. */
  readonly onEvent?: (...event: SceneEvent<T>) => void;
  /**
   * `onBefore` and `onChange` are called before and after each cue, change of props or press, so that the host can
   * update the scene's time and draw a frame.
   */
  readonly onBefore?: () => void;
  readonly onChange?: () => void;
  /** Draws a container into a texture; without it, as in Node, such drawing does nothing. */
  readonly renderTo?: (target: Texture, source: Container, clear: boolean) => void;
}

/** A running scene with its time; hosts and pages use the scene only through it. */
export interface ScenePlayer<T extends SceneTypes> {
  readonly definition: SceneDefinition<T>;
  readonly view: Container;
  /** Scene time in ms. */
  readonly time: number;
  props(next: T['props']): void;
  /** Fires a cue; resolves when the cue's result has been shown. */
  cue<K extends keyof T['cues'] & string>(name: K, detail: T['cues'][K]): Promise<void>;
  /** Passes a press at a point of the view, in design pixels, to the scene; returns true if the scene used it. */
  press(x: number, y: number): boolean;
  /** Whether the scene handles pointers with `drag`, so that the page must pass their moves. */
  readonly isDraggable: boolean;
  /**
   * Passes a pointer at a point of the view, in design pixels, to the scene. Returns true if the scene captured the
   * pointer or keeps it. Without a captured `down`, its moves and `up` are not passed.
   */
  drag(phase: DragPhase, x: number, y: number): boolean;
  /** Returns true while the scene has captured a pointer. */
  isDragging(): boolean;
  /** Lets the scene draw into its textures; call it before each drawn frame. */
  paint(): void;
  /** Lets the scene draw its textures again after the GPU's memory was lost. */
  redraw(): void;
  /** Switches the scene to low quality, for a slow device: fewer particles, the same times. */
  dropDetails(): void;
  /** Advances the scene's time by `ms`; one large step has the same result as many small ones. */
  advance(ms: number): void;
  /** Returns whether the next frame would look different. */
  isMoving(): boolean;
  /** Returns the time until the scene next changes by itself, ms; undefined if it will not change. */
  nextWake(): number | undefined;
  /** Returns whether the result of a cue is still being shown. */
  isShowing(): boolean;
  dispose(): void;
}

/** The player of a scene of any type, for hosts and tools that only advance and draw it. */
export type AnyScenePlayer = Pick<
  ScenePlayer<SceneTypes>,
  | 'view'
  | 'time'
  | 'advance'
  | 'isMoving'
  | 'nextWake'
  | 'isShowing'
  | 'press'
  | 'drag'
  | 'paint'
  | 'redraw'
  | 'dropDetails'
  | 'dispose'
> & {
  readonly definition: {
    readonly name: string;
    readonly size: { readonly width: number; readonly height: number };
  };
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Default settings: full motion and high quality, in English. */
export const defaultSettings: SceneSettings = {
  reduceMotion: false,
  turbo: false,
  calmMode: false,
  minRoundMs: 0,
  locale: 'en',
  quality: 'high',
};

/** Creates a scene and its player. The scene is a pure function of props, cues, seed, art and time. */
export function createScenePlayer<T extends SceneTypes>(
  definition: SceneDefinition<T>,
  options: ScenePlayerOptions<T>,
): ScenePlayer<T> {
  const motionControl = createMotion();
  const view = new Container({ label: definition.name });
  const cleanups: (() => void)[] = [];
  let disposed = false;
  let cuesShown = 0;

  const settings: Mutable<SceneSettings> = { ...defaultSettings, ...options.settings };

  const context = createContext(definition, options, {
    view,
    motion: motionControl.motion,
    settings,
    // With K known, event and detail are a matching pair; with K unresolved, the compiler sees two unrelated arguments,
    // hence the cast.
    emit: (event, detail) => {
      if (!disposed) options.onEvent?.(...([event, detail] as SceneEvent<T>));
    },
    onDispose: (undo) => void cleanups.push(undo),
  });

  const scene: Scene<T> = definition.create(context);
  /** Runs a change of the scene; calls `onBefore` before it and `onChange` after it. */
  const change = <Result>(run: () => Result): Result => {
    options.onBefore?.();
    const result = run();
    options.onChange?.();
    return result;
  };
  const update = scene.update?.bind(scene);
  scene.props(options.props);

  return {
    definition,
    view,
    get time() {
      return motionControl.motion.now;
    },
    props(next) {
      if (!disposed) change(() => scene.props(next));
    },
    cue(name, detail) {
      if (disposed) return Promise.resolve();
      return change(() => {
        cuesShown += 1;
        const shown = scene.cues[name](detail);
        const end = (): void => void (cuesShown -= 1);
        shown.then(end, end);
        return shown;
      });
    },
    ...pointerOf(scene, change, () => disposed),
    paint() {
      if (!disposed) scene.paint?.();
    },
    redraw() {
      if (!disposed) scene.redraw?.();
    },
    dropDetails() {
      settings.quality = 'low';
    },
    advance: (ms) => motionControl.advance(ms, update),
    isMoving: () => motionControl.isMoving(),
    nextWake: () => motionControl.nextWake(),
    isShowing: () => cuesShown > 0,
    dispose() {
      if (disposed) return;
      disposed = true;
      for (const undo of cleanups.reverse()) undo();
      motionControl.dispose();
      view.destroy({ children: true });
    },
  };
}

/** Returns the part of a scene player that handles presses and pointers. */
function pointerOf<T extends SceneTypes>(
  scene: Scene<T>,
  change: <Result>(run: () => Result) => Result,
  isDisposed: () => boolean,
): Pick<ScenePlayer<T>, 'press' | 'isDraggable' | 'drag' | 'isDragging'> {
  let dragging = false;
  return {
    press: (x, y) => !isDisposed() && scene.press !== undefined && change(() => scene.press?.(x, y) === true),
    isDraggable: scene.drag !== undefined,
    drag(phase, x, y) {
      if (isDisposed() || !scene.drag || (phase !== 'down' && !dragging)) return false;
      const taken = change(() => scene.drag?.(phase, x, y) === true);
      dragging = phase !== 'up' && taken;
      return taken;
    },
    isDragging: () => dragging,
  };
}

/** Creates the context that a scene gets: its random numbers, sound, pictures and drawing. */
function createContext<T extends SceneTypes>(
  definition: SceneDefinition<T>,
  options: ScenePlayerOptions<T>,
  own: Pick<SceneContext<T>, 'view' | 'motion' | 'settings' | 'emit' | 'onDispose'>,
): SceneContext<T> {
  return {
    ...own,
    random: createRandom(`${definition.seed ?? definition.name}/${options.seed ?? '1'}`),
    sound: options.sound ?? silentSound,
    format: options.format,
    texture(name) {
      const piece = definition.art[name];
      if (!piece)
        throw new Error(`${definition.name} uses the picture "${name}" but does not declare it in its art`);
      return options.art.texture(name, piece);
    },
    renderTo: (target, source, clear) => options.renderTo?.(target, source, clear),
  };
}

/**
 * Creates a player for an example with its props, settings and seed; `advance` fires the example's cues at their times.
 */
export function createExamplePlayer<T extends SceneTypes>(
  definition: SceneDefinition<T>,
  example: Example<T>,
  options: Omit<ScenePlayerOptions<T>, 'props'>,
): ScenePlayer<T> {
  const seed = options.seed ?? example.seed;
  const player = createScenePlayer(definition, {
    ...options,
    props: example.props,
    settings: { ...options.settings, ...example.settings },
    ...(seed === undefined ? {} : { seed }),
  });
  let fired = 0;
  const cues = example.cues ?? [];
  return {
    ...player,
    get time() {
      return player.time;
    },
    advance(ms) {
      const target = player.time + ms;
      for (let next = cues[fired]; next && next.at <= target; next = cues[++fired]) {
        player.advance(Math.max(0, next.at - player.time));
        void player.cue(next.cue, next.detail);
      }
      player.advance(target - player.time);
    },
    isMoving: () => player.isMoving(),
    dispose() {
      fired = cues.length;
      player.dispose();
    },
    nextWake() {
      const next = cues[fired];
      const own = player.nextWake();
      const cue = next === undefined ? undefined : Math.max(0, next.at - player.time);
      return own === undefined ? cue : cue === undefined ? own : Math.min(own, cue);
    },
  };
}
