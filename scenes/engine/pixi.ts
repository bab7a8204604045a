/**
 * The only door to pixi.js: named re-exports, so that the bundler keeps what is used and nothing else
 * (one `import('pixi.js')` anywhere keeps the whole namespace, twice the bytes). Add names here.
 */
export {
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
} from 'pixi.js';
export type { ContainerChild, Renderer, WebGLRenderer } from 'pixi.js';
