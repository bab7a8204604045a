/**
 * Replaces WebGL by a stub that accepts every command and draws nothing, since most e2e tests check no pixels and
 * software rendering is slow; tests with the tag @drawn keep the browser's WebGL. Runs in the page before any script of
 * the product; Playwright sends its text, so it may use nothing outside.
 */
export function installBlankWebgl(): void {
  const gl = WebGL2RenderingContext;
  const limits: Readonly<Record<number, unknown>> = {
    [gl.VERSION]: 'WebGL 2.0',
    [gl.SHADING_LANGUAGE_VERSION]: 'WebGL GLSL ES 3.00',
    [gl.MAX_TEXTURE_IMAGE_UNITS]: 16,
    [gl.MAX_COMBINED_TEXTURE_IMAGE_UNITS]: 32,
    [gl.MAX_UNIFORM_BUFFER_BINDINGS]: 24,
  };
  const counts: ReadonlySet<unknown> = new Set([
    gl.ACTIVE_ATTRIBUTES,
    gl.ACTIVE_UNIFORMS,
    gl.ACTIVE_UNIFORM_BLOCKS,
  ]);
  const queries: Readonly<Record<string, (...values: never[]) => unknown>> = {
    getParameter: (name: number) => limits[name] ?? 4096,
    getContextAttributes: () => ({ alpha: true, stencil: true, premultipliedAlpha: true }),
    // Offers no extension, as on the simplest device, except the extension with which a check for WebGL support
    // releases its context.
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext: () => {}, restoreContext: () => {} } : null,
    getSupportedExtensions: () => [],
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getShaderParameter: () => true,
    getProgramParameter: (_program: unknown, name: number) => (counts.has(name) ? 0 : true),
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    checkFramebufferStatus: () => gl.FRAMEBUFFER_COMPLETE,
    getError: () => gl.NO_ERROR,
    isContextLost: () => false,
  };

  class BlankContext {
    readonly canvas: HTMLCanvasElement | OffscreenCanvas;
    constructor(canvas: HTMLCanvasElement | OffscreenCanvas) {
      this.canvas = canvas;
    }
    get drawingBufferWidth(): number {
      return this.canvas.width;
    }
    get drawingBufferHeight(): number {
      return this.canvas.height;
    }
  }
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(gl.prototype))) {
    if (name in BlankContext.prototype || value === undefined) continue;
    const command = queries[name] ?? (name.startsWith('create') ? () => ({}) : () => null);
    // The property is writable, as in a browser, so that code can wrap a command.
    Object.defineProperty(BlankContext.prototype, name, {
      value: typeof value === 'function' ? command : value,
      writable: true,
    });
  }
  Object.defineProperties(BlankContext, Object.getOwnPropertyDescriptors({ ...gl }));
  Object.defineProperty(globalThis, 'WebGL2RenderingContext', { value: BlankContext });

  const contexts = new WeakMap<object, BlankContext>();
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const getContext: unknown = Reflect.get(prototype, 'getContext');
    Object.defineProperty(prototype, 'getContext', {
      value(this: HTMLCanvasElement | OffscreenCanvas, kind: string, ...options: unknown[]): unknown {
        if (!kind.startsWith('webgl'))
          return Reflect.apply(getContext as () => unknown, this, [kind, ...options]);
        const context = contexts.get(this) ?? new BlankContext(this);
        contexts.set(this, context);
        return context;
      },
    });
  }
  // Skips the copy of a WebGL canvas onto each scene's canvas, since it would be empty.
  const { prototype } = CanvasRenderingContext2D;
  const drawImage: unknown = Reflect.get(prototype, 'drawImage');
  Object.defineProperty(prototype, 'drawImage', {
    value(this: CanvasRenderingContext2D, image: object, ...values: unknown[]) {
      if (!contexts.has(image)) Reflect.apply(drawImage as () => void, this, [image, ...values]);
    },
  });
}
