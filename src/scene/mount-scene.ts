import { formatExact, formatPrize } from '../../contract/money.ts';
import type { LoadedArt } from '../../scenes/engine/art.ts';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../scenes/engine/definition.ts';
import type { Mounted } from '../../scenes/engine/host.ts';
import { type Player, createPlayer } from '../../scenes/engine/player.ts';
import type { Stage } from './stage.tsx';

/** What a scene is mounted with. */
export interface MountOptions<T extends SceneTypes> {
  readonly stage: Stage;
  readonly art: LoadedArt;
  readonly definition: SceneDefinition<T>;
  readonly canvas: HTMLCanvasElement;
  readonly props: T['props'];
  readonly settings: Partial<SceneSettings>;
  readonly onEvent: (
    event: keyof T['events'] & string,
    detail: T['events'][keyof T['events'] & string],
  ) => void;
}

/** A scene that lives on a canvas of the page; `dispose` takes it away and leaves the art to its owner. */
export interface MountedScene<T extends SceneTypes> {
  readonly player: Player<T>;
  dispose(): void;
}

/** Device pixels per CSS pixel that a scene is drawn at; more costs memory and shows nothing. */
const MAX_RATIO = 2;

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};

const ratio = (): number => Math.min(MAX_RATIO, window.devicePixelRatio || 1);

/** Makes a player with its sound, puts it on the canvas with size, sight and presses, and draws its first frame. */
export function mountScene<T extends SceneTypes>(options: MountOptions<T>): MountedScene<T> {
  const { stage, art, definition, canvas, props, settings, onEvent } = options;
  const undos: (() => void)[] = [];
  const dispose = (): void => {
    for (const undo of undos.splice(0).reverse()) undo();
  };
  try {
    for (const [bundle, entry] of Object.entries(art.sounds)) stage.mixer.add(bundle, entry);
    // What is made below, for those that are told of it before it is there.
    const live: { player?: Player<T>; mounted?: Mounted } = {};
    const sound = stage.mixer.scene(() => live.player?.time ?? 0);
    undos.push(() => sound.release());
    const made = createPlayer(definition, {
      art,
      sound,
      format,
      props,
      // Garnish only: outcomes come from the server. A new seed for each visit keeps sparks from repeating.
      seed: crypto.randomUUID(),
      settings,
      onBefore: () => live.mounted?.catchUp(),
      onChange: () => live.mounted?.invalidate(),
      onEvent,
    });
    live.player = made;
    undos.push(() => made.dispose());
    const box = canvas.getBoundingClientRect();
    const view = stage.host.mount(canvas, made, { width: box.width * ratio(), height: box.height * ratio() });
    live.mounted = view;
    undos.push(() => view.dispose());

    const resized = new ResizeObserver(([entry]) => {
      if (entry) view.resize(entry.contentRect.width * ratio(), entry.contentRect.height * ratio());
    });
    resized.observe(canvas);
    undos.push(() => resized.disconnect());
    const seen = new IntersectionObserver(([entry]) => view.setVisible(entry?.isIntersecting ?? true));
    seen.observe(canvas);
    undos.push(() => seen.disconnect());

    const press = (event: PointerEvent): void => {
      const at = view.toDesign(event.offsetX * ratio(), event.offsetY * ratio());
      made.press(at.x, at.y);
    };
    const unlock = (): void => stage.mixer.unlock();
    canvas.addEventListener('pointerdown', press);
    canvas.addEventListener('pointerup', unlock);
    document.addEventListener('keydown', unlock);
    undos.push(() => {
      canvas.removeEventListener('pointerdown', press);
      canvas.removeEventListener('pointerup', unlock);
      document.removeEventListener('keydown', unlock);
    });
    view.draw();
    return { player: made, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}
