import type { Plugin } from 'vite';

/** A module that is replaced where `from` imports it, and its stand-in. */
interface Omission {
  readonly module: RegExp;
  /** Importers for which it is replaced; others keep it. */
  readonly from?: RegExp;
  /** Source of the stand-in: the same exports, without function. */
  readonly standIn: string;
}

/** Returns stand-ins for classes that are registered but never used. */
const registered = (...names: readonly string[]): string =>
  names
    .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`)
    .join('\n');

/** Returns stand-ins for classes that are referenced but never instantiated. */
const named = (...names: readonly string[]): string =>
  names.map((name) => `export class ${name} {}`).join('\n');

/**
 * Scenes use containers, sprites, nine-slice sprites and render textures of PixiJS, on WebGL. The rest is referenced
 * all over the library, so the bundler cannot tree-shake it: some 40 KiB of brotli.
 */
const OMISSIONS: readonly Omission[] = [
  // Scenes use only WebGL, which is loaded by the time a renderer is created (scenes/engine/one-context.ts).
  // With import() it would be a separate file, fetched after all others.
  {
    module: /\/autoDetectRenderer\.mjs$/,
    standIn: `import { WebGLRenderer } from 'pixi.js';
export async function autoDetectRenderer(options) {
  const renderer = new WebGLRenderer();
  await renderer.init(options);
  return renderer;
}`,
  },
  // Scenes draw no shapes or texts with PixiJS, but its React binding tests objects for these classes.
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
  // Scenes use no masks or filters (docs/scenes.md, Units and layers) and read nothing back from the GPU.
  { module: /\/AlphaMaskPipe\.mjs$/, standIn: registered('AlphaMaskPipe') },
  { module: /\/StencilMaskPipe\.mjs$/, standIn: registered('StencilMaskPipe') },
  { module: /\/ExtractSystem\.mjs$/, standIn: registered('ExtractSystem') },
  { module: /\/GenerateTextureSystem\.mjs$/, standIn: registered('GenerateTextureSystem') },
  // scenes/engine/spritesheets.ts loads the sheets; no picture is a video.
  { module: /\/spritesheet\/init\.mjs$/, standIn: '' },
  { module: /\/VideoSource\.mjs$/, standIn: registered('VideoSource') },
  // Of the code for pages without unsafe-eval, only plain uniforms are used.
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

/** Removes the parts of PixiJS that no scene uses from a build. */
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
