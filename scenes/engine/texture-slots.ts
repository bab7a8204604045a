import { Container, Sprite, Texture, type TextureSource } from './pixi.ts';

/** Scale of each sheet's placeholder sprite: it is invisible, but reserves a texture unit for the sheet. */
const NOWHERE = 0;

/** A scene's root with its sheets, and the container of placeholder sprites that is drawn first. */
interface SlottedView {
  readonly root: Container;
  readonly sources: readonly TextureSource[];
  readonly holders: Container;
}

/** Gives every sheet on the page its own texture unit of the GPU, the same in all scenes. */
export interface TextureSlots {
  /** Adds the root of a scene; call it before the root gets other children. Returns a function that removes it. */
  add(root: Container, sources: readonly TextureSource[]): () => void;
}

/**
 * Creates the texture slots. PixiJS assigns texture units in the order in which a scene draws its sheets, so scenes
 * drawn in turn would rebind their sheets in every frame. Here every scene first draws a placeholder of each sheet of
 * the page.
 * @param most number of texture units; if there are more sheets, no units are reserved
 */
export function createTextureSlots(most: number): TextureSlots {
  const views = new Set<SlottedView>();
  let slots: TextureSource[] = [];

  function arrange(): void {
    const used = new Set([...views].flatMap(({ sources }) => sources));
    // Sheets that are still in use keep their position.
    slots = [...slots.filter((source) => used.delete(source)), ...used];
    const held = views.size > 1 && slots.length <= most ? slots : [];
    for (const { holders } of views) {
      for (const child of holders.removeChildren()) child.destroy();
      for (const source of held) {
        const holder = new Sprite(new Texture({ source }));
        holder.scale.set(NOWHERE);
        holders.addChild(holder);
      }
    }
  }

  return {
    add(root, sources) {
      const holders = new Container();
      root.addChild(holders);
      const view = { root, sources, holders };
      views.add(view);
      arrange();
      return () => {
        if (!views.delete(view)) return;
        for (const child of holders.removeChildren()) child.destroy();
        holders.destroy();
        arrange();
      };
    },
  };
}

/** Returns the sheets that the pictures in a container use, in drawing order. */
export function sourcesOf(container: Container, found = new Set<TextureSource>()): Set<TextureSource> {
  for (const child of container.children) {
    if ('texture' in child && child.texture instanceof Texture && child.texture !== Texture.EMPTY)
      found.add(child.texture.source);
    sourcesOf(child, found);
  }
  return found;
}
