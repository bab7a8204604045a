import type { Plugin } from 'vite';

/** A module of PixiJS to replace, and the code in its place. */
interface Omission {
  readonly module: RegExp;
  /** Matches the importing modules for which the module is replaced; default: all modules. */
  readonly from?: RegExp;
  /** Source of the replacement, with the same exports, which do nothing. */
  readonly standIn: string;
}

/** Returns empty classes of these names for classes that PixiJS registers as extensions but scenes never use. */
const registered = (...names: readonly string[]): string =>
  names
    .map((name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`)
    .join('\n');

/** Returns empty classes of these names for classes that code refers to but never instantiates. */
const named = (...names: readonly string[]): string =>
  names.map((name) => `export class ${name} {}`).join('\n');

/**
 * Parts of PixiJS to leave out. Scenes use only containers, sprites, nine-slice sprites and render textures, on WebGL.
 * The library refers to the rest from everywhere, so the bundler would keep it: some 40 KiB after brotli.
 */
const OMISSIONS: readonly Omission[] = [
  // Creates a WebGL renderer directly. The original loads its renderer with import(), from a separate file that would
  // be fetched last (scenes/engine/one-context.ts).
  {
    module: /\/autoDetectRenderer\.mjs$/,
    standIn: `import { WebGLRenderer } from 'pixi.js';
export async function autoDetectRenderer(options) {
  const renderer = new WebGLRenderer();
  await renderer.init(options);
  return renderer;
}`,
  },
  // Scenes draw neither shapes nor texts with PixiJS, but its React binding refers to these classes.
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
  // Scenes use neither masks nor filters (docs/scenes.md, Units and layers), and read nothing back from the GPU.
  { module: /\/AlphaMaskPipe\.mjs$/, standIn: registered('AlphaMaskPipe') },
  { module: /\/StencilMaskPipe\.mjs$/, standIn: registered('StencilMaskPipe') },
  { module: /\/ExtractSystem\.mjs$/, standIn: registered('ExtractSystem') },
  { module: /\/GenerateTextureSystem\.mjs$/, standIn: registered('GenerateTextureSystem') },
  // The engine loads sprite sheets itself (scenes/engine/spritesheets.ts), and no picture is a video.
  { module: /\/spritesheet\/init\.mjs$/, standIn: '' },
  { module: /\/VideoSource\.mjs$/, standIn: registered('VideoSource') },
  // Of PixiJS's code for pages whose policy forbids eval, scenes use only the part for simple uniforms.
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

/** Replaces the modules of PixiJS that no scene uses by empty modules. */
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
