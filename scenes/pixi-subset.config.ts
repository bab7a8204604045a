import type { Plugin } from 'vite';

/** A module that is left out where `from` imports it, and what stands in its place. */
interface Omission {
  readonly module: RegExp;
  /** Who imports it, where others may have it. */
  readonly from?: RegExp;
  /** Source of the stand-in: the same names, and nothing behind them. */
  readonly standIn: string;
}

/** Classes that are registered and never asked for. */
const registered = (...names: readonly string[]): string =>
  names
    .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`)
    .join('\n');

/** A class that is named and never made. */
const named = (...names: readonly string[]): string =>
  names.map((name) => `export class ${name} {}`).join('\n');

/**
 * What scenes use of PixiJS is containers, sprites, nine-slice sprites and textures to draw into, on WebGL. The rest of it is
 * named all over the library, so the bundler cannot know that nobody runs it: some 40 KiB of brotli.
 */
const OMISSIONS: readonly Omission[] = [
  // The scenes ask for WebGL and nothing else, which is there when a renderer is made (scenes/engine/one-context.ts). By import() it
  // would be a file of its own, fetched when all others are there.
  {
    module: /\/autoDetectRenderer\.mjs$/,
    standIn: `import { WebGLRenderer } from 'pixi.js';
export async function autoDetectRenderer(options) {
  const renderer = new WebGLRenderer();
  await renderer.init(options);
  return renderer;
}`,
  },
  // Scenes draw no shapes and no text by PixiJS; its React binding asks whether an object is one.
  {
    module: /^pixi\.js$/,
    from: /@pixi\/react\/lib\/helpers\/applyProps\.mjs$/,
    standIn: `export { Container } from 'pixi.js';\n${named('Graphics')}`,
  },
  {
    module: /^pixi\.js$/,
    from: /@pixi\/react\/lib\/components\/Application\.mjs$/,
    standIn: `export { extensions } from 'pixi.js';\nexport class TextStyle { static defaultTextStyle = {}; }`,
  },
  { module: /\/GlGraphicsAdaptor\.mjs$/, standIn: registered('GlGraphicsAdaptor') },
  // No masks, no filters (docs/scenes.md, Units and layers), and nothing is read back from the GPU.
  { module: /\/AlphaMaskPipe\.mjs$/, standIn: registered('AlphaMaskPipe') },
  { module: /\/StencilMaskPipe\.mjs$/, standIn: registered('StencilMaskPipe') },
  { module: /\/ExtractSystem\.mjs$/, standIn: registered('ExtractSystem') },
  { module: /\/GenerateTextureSystem\.mjs$/, standIn: registered('GenerateTextureSystem') },
  // Sheets are loaded by scenes/engine/spritesheets.ts; no picture is a film.
  { module: /\/spritesheet\/init\.mjs$/, standIn: '' },
  { module: /\/VideoSource\.mjs$/, standIn: registered('VideoSource') },
  // Of what works without unsafe-eval, only plain uniforms are used.
  {
    module: /\/(?:GpuUboSystem|ParticleBuffer)\.mjs$/,
    from: /\/unsafe-eval\/init\.mjs$/,
    standIn: named('GpuUboSystem', 'ParticleBuffer'),
  },
  {
    module: /\/generateParticleUpdatePolyfill\.mjs$/,
    standIn: 'export const generateParticleUpdatePolyfill = undefined;',
  },
  {
    module: /\/generateUboSyncPolyfill\.mjs$/,
    standIn:
      'export const generateUboSyncPolyfillSTD40 = undefined, generateUboSyncPolyfillWGSL = undefined;',
  },
];

const PREFIX = '\0perya:pixi-subset/';

/** Leaves out of a build what no scene uses of PixiJS. */
export function pixiSubset(): Plugin {
  return {
    name: 'perya:pixi-subset',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isPixi = importer !== undefined && /node_modules\/(?:pixi\.js|@pixi\/react)\//.test(importer);
      if (!isPixi) return undefined;
      const index = OMISSIONS.findIndex(
        ({ module, from }) => module.test(id) && (from?.test(importer) ?? true),
      );
      return index < 0 ? undefined : `${PREFIX}${index}`;
    },
    load(id) {
      return id.startsWith(PREFIX) ? OMISSIONS[Number(id.slice(PREFIX.length))]?.standIn : undefined;
    },
  };
}
