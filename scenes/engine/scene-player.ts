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

/** Source of a player's pictures: loaded sheets in a browser, blank pictures in Node. */
export interface Art {
  texture(name: string, piece: PictureSpec): Texture;
}

/** Options of a player besides the definition. */
export interface ScenePlayerOptions<T extends SceneTypes> {
  readonly art: Art;
  readonly props: T['props'];
  readonly format: MoneyFormat;
  readonly settings?: Partial<SceneSettings>;
  /** Determines all randomness in the scene. */
  readonly seed?: string;
  readonly sound?: Sound;
  /** Called with every event, in order. */
  readonly onEvent?: (...event: SceneEvent<T>) => void;
  /** Called before and after a change from outside: the host catches up, then draws one frame. */
  readonly onBefore?: () => void;
  readonly onChange?: () => void;
  /** Without it nothing is drawn into textures: there is no renderer. */
  readonly renderTo?: (target: Texture, source: Container, clear: boolean) => void;
}

/** Owns a scene's time and is the only interface to it. */
export interface ScenePlayer<T extends SceneTypes> {
  readonly definition: SceneDefinition<T>;
  readonly view: Container;
  /** Scene time in ms. */
  readonly time: number;
  props(next: T['props']): void;
  /** Fires a cue; resolves when its effect has been shown. */
  cue<K extends keyof T['cues'] & string>(name: K, detail: T['cues'][K]): Promise<void>;
  /** Passes on a press at a point of the view in design pixels; returns true if the scene used it. */
  press(x: number, y: number): boolean;
  /** Whether the scene may capture a pointer, and then needs its moves. */
  readonly isDraggable: boolean;
  /**
   * Passes on a pointer at a point of the view in design pixels; returns true if the scene captured it. Without a
   * captured `down` the scene gets nothing further.
   */
  drag(phase: DragPhase, x: number, y: number): boolean;
  /** Returns true from a captured `down` until its `up`. */
  isDragging(): boolean;
  /** Prepares the scene for the next frame. */
  paint(): void;
  /** Lets the scene redraw its textures, after the GPU's memory was lost. */
  redraw(): void;
  /** Switches the scene to fewer details (quality low) at the same times: the device is slow. */
  dropDetails(): void;
  /** Moves time forward by `ms`; exact whatever the size of the step. */
  advance(ms: number): void;
  /** Returns true if the next frame would look different. */
  isMoving(): boolean;
  /** Returns the ms until something begins by itself; undefined if nothing will. */
  nextWake(): number | undefined;
  /** Returns true from a cue until its effect has been shown. */
  isShowing(): boolean;
  dispose(): void;
}

/** A player of any scene, for hosts and tools that only advance and draw it. */
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

/** The settings of an ordinary player on an ordinary phone. */
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
    // A pair of K stays a pair; for an unresolved K the compiler sees two unrelated arguments.
    emit: (event, detail) => {
      if (!disposed) options.onEvent?.(...([event, detail] as SceneEvent<T>));
    },
    onDispose: (undo) => void cleanups.push(undo),
  });

  const scene: Scene<T> = definition.create(context);
  /** Changes the scene between the host's notices. */
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

/** Returns how a scene is pressed and dragged. */
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

/** Creates what a scene may touch. */
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

/** Creates a player for an example: its props, settings and seed, with its cues scheduled. */
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
