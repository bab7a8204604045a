/**
 * The only door to pixi.js: named re-exports, so that the bundler keeps what is used and nothing else
 * (one `import('pixi.js')` anywhere keeps the whole namespace, twice the bytes). Add names here.
 */
export {
  CanvasSource,
  Container,
  Matrix,
  NineSliceSprite,
  Particle,
  ParticleContainer,
  Point,
  Rectangle,
  RenderTexture,
  Sprite,
  Texture,
  TextureSource,
  WebGLRenderer,
} from 'pixi.js';
export type { ContainerChild, Renderer } from 'pixi.js';
