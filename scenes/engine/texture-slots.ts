import { Container, Sprite, Texture, type TextureSource } from './pixi.ts';

/** Size of the placeholder picture of each sheet: invisible, but it reserves the sheet's unit. */
const NOWHERE = 0;

/** A canvas's root, preceded by the sheets whose units it reserves. */
interface SlottedView {
  readonly root: Container;
  readonly sources: readonly TextureSource[];
  readonly holders: Container;
}

/** Assigns every sheet on the page one texture unit of the GPU, whichever scene is drawn. */
export interface TextureSlots {
  /** Adds a new root, before anything else is added to it. Returns a function that removes it. */
  add(root: Container, sources: readonly TextureSource[]): () => void;
}

/**
 * Creates the texture slots. PixiJS assigns texture units in the order in which a scene draws sheets, so that two
 * scenes drawn in turn would rebind all their sheets in every frame. Here every scene first draws all sheets of the
 * page.
 * @param most number of units; with more sheets than this nothing is arranged
 */
export function createTextureSlots(most: number): TextureSlots {
  const views = new Set<SlottedView>();
  let slots: TextureSource[] = [];

  function arrange(): void {
    const used = new Set([...views].flatMap(({ sources }) => sources));
    // Sheets that stay keep their slots.
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

/** Returns the sheets of a scene's pictures in drawing order. */
export function sourcesOf(container: Container, found = new Set<TextureSource>()): Set<TextureSource> {
  for (const child of container.children) {
    if ('texture' in child && child.texture instanceof Texture && child.texture !== Texture.EMPTY)
      found.add(child.texture.source);
    sourcesOf(child, found);
  }
  return found;
}
