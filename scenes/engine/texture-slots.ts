import { Container, Sprite, Texture, type TextureSource } from './pixi.ts';

/** A picture of no size for each sheet: it is not seen, and takes the sheet's place among those that are. */
const NOWHERE = 0;

/** What is drawn on one canvas, and before it the sheets that must have their places. */
interface SlottedView {
  readonly root: Container;
  readonly sources: readonly TextureSource[];
  readonly holders: Container;
}

/** Assigns every sheet on the page one texture unit of the GPU, whichever scene is drawn. */
export interface TextureSlots {
  /** Call with a new root before anything else is added to it. Returns how to take it out again. */
  add(root: Container, sources: readonly TextureSource[]): () => void;
}

/**
 * PixiJS hands out texture units in the order in which sheets are met in a scene, so that two scenes drawn one after the
 * other would bind all their sheets anew in every frame. Here every scene first meets all sheets of the page.
 * @param most units that there are; with more sheets than these nothing is arranged
 */
export function createTextureSlots(most: number): TextureSlots {
  const views = new Set<SlottedView>();
  let slots: TextureSource[] = [];

  function arrange(): void {
    const used = new Set([...views].flatMap(({ sources }) => sources));
    // Who stays keeps its place.
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

/** Returns the sheets that a scene's pictures lie on, in the order in which they are drawn. */
export function sourcesOf(container: Container, found = new Set<TextureSource>()): Set<TextureSource> {
  for (const child of container.children) {
    if ('texture' in child && child.texture instanceof Texture && child.texture !== Texture.EMPTY)
      found.add(child.texture.source);
    sourcesOf(child, found);
  }
  return found;
}
