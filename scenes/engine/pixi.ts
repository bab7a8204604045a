import {
  Container as PixiContainer,
  type ContainerChild,
  type ContainerOptions,
  Rectangle as PixiRectangle,
  Sprite as PixiSprite,
  Texture as PixiTexture,
} from 'pixi.js';

/**
 * The only import of pixi.js: named re-exports, so that the bundler keeps only what is used. One `import('pixi.js')`
 * anywhere would keep the whole library, twice the bytes. A class with its own render pipe (ParticleContainer,
 * Graphics, Text, TilingSprite) also needs an import in renderer.ts.
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
 * PixiJS's Container, always with a label. An object with an extra property has another shape to V8. If display objects
 * have more than four shapes, the renderer allocates memory whenever it reads their numbers: kilobytes a frame.
 */
export class Container<C extends ContainerChild = ContainerChild> extends PixiContainer<C> {
  constructor(options?: ContainerOptions<C>) {
    super({ label: '', ...options });
  }
}

/**
 * V8 assumes that a number is an integer until it sees a fraction. It then recompiles all code that uses the object, in
 * the middle of the first animation. To avoid that, all numbers of a display object are set to fractions once, here.
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
  // PixiJS computes these bounds when they are read.
  if (first instanceof PixiSprite) void [first.visualBounds, first.bounds];
  first.updateLocalTransform();
  first.relativeGroupTransform.appendFrom(first.localTransform, first.localTransform);
  first.destroy();
}
picture.destroy(false);
