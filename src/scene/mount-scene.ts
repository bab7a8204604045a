import { formatExact, formatPrize } from '../../contract/money.ts';
import type { LoadedArt } from '../../scenes/engine/art.ts';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../scenes/engine/definition.ts';
import type { Mounted } from '../../scenes/engine/host.ts';
import { withMusic } from '../../scenes/engine/music.ts';
import { type Player, createPlayer } from '../../scenes/engine/player.ts';
import { bringHand } from './hand.ts';
import { drawnRatio as ratio } from './shown-scale.ts';
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

const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};

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
    const effects = stage.mixer.scene(() => live.player?.time ?? 0);
    undos.push(() => effects.release());
    const sound = withMusic(effects, stage.music, art.beds);
    if (definition.bed !== undefined) undos.push(stage.music.play(definition.bed, art.beds));
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
      renderTo: stage.host.renderTo,
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

    undos.push(
      bringHand(canvas, made, ({ offsetX, offsetY }) => view.toDesign(offsetX * ratio(), offsetY * ratio())),
    );
    const unlock = (): void => {
      stage.mixer.unlock();
      stage.music.hand();
    };
    canvas.addEventListener('pointerup', unlock);
    document.addEventListener('keydown', unlock);
    undos.push(() => {
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
