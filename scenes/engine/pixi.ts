/**
 * The only door to pixi.js: named re-exports, so that the bundler keeps what is used and nothing else
 * (one `import('pixi.js')` anywhere keeps the whole namespace, twice the bytes). Add names here; a class with a
 * way of its own to be drawn (ParticleContainer, Graphics, Text, TilingSprite) also needs its import in renderer.ts.
 */
export {
  CanvasSource,
  Container,
  Matrix,
  NineSliceSprite,
  Point,
  Rectangle,
  RenderTexture,
  Sprite,
  Texture,
  TextureSource,
  WebGLRenderer,
} from 'pixi.js';
export type { ContainerChild, Renderer } from 'pixi.js';
