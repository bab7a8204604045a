import {
  Container as PixiContainer,
  type ContainerChild,
  type ContainerOptions,
  Rectangle as PixiRectangle,
  Sprite as PixiSprite,
  Texture as PixiTexture,
} from 'pixi.js';

/**
 * The only import of pixi.js: named re-exports, so that the bundler keeps what is used and nothing else
 * (one `import('pixi.js')` anywhere keeps the whole namespace, twice the bytes). Add names here; a class with a
 * way of its own to be drawn (ParticleContainer, Graphics, Text, TilingSprite) also needs its import in renderer.ts.
 */
export {
  BatchGeometry,
  BrowserAdapter,
  BufferUsage,
  CanvasSource,
  CLEAR,
  DOMAdapter,
  Matrix,
  NineSliceSprite,
  Point,
  Rectangle,
  RenderTexture,
  Sprite,
  Texture,
  TextureSource,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
export type { Buffer as GpuBuffer, ContainerChild, Geometry, GlProgram, Renderer } from 'pixi.js';

/**
 * PixiJS's, always with a label. To V8 an object with one property more is an object of another shape; a renderer that
 * meets more than four shapes of display objects allocates at every look at a number of theirs: kilobytes a frame.
 */
export class Container<C extends ContainerChild = ContainerChild> extends PixiContainer<C> {
  constructor(options?: ContainerOptions<C>) {
    super({ label: '', ...options });
  }
}

/**
 * V8 takes numbers for whole until it meets one that is not, and then compiles everything again that knew the object:
 * in the middle of the first animation, and with a shape more for each such number. It meets all of them here, first.
 */
const part = 0.5;
const picture = new PixiTexture({
  source: PixiTexture.EMPTY.source,
  frame: new PixiRectangle(part / 2, part / 2, part, part),
  orig: new PixiRectangle(part, part, part, part),
});
for (const first of [new Container(), new PixiSprite({ texture: picture, anchor: part })]) {
  first.alpha = first.rotation = first.groupAlpha = part;
  first.groupColorAlpha = -part;
  for (const point of [first.position, first.scale, first.pivot, first.skew]) point.set(part);
  // Asking for them works them out.
  if (first instanceof PixiSprite) void [first.visualBounds, first.bounds];
  first.updateLocalTransform();
  first.relativeGroupTransform.appendFrom(first.localTransform, first.localTransform);
  first.destroy();
}
picture.destroy(false);
