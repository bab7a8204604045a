import { BrowserAdapter, DOMAdapter } from './pixi.ts';

type Gl = WebGL2RenderingContext | WebGLRenderingContext;

/**
 * Attributes that PixiJS requests with `rendererOptions`. A canvas keeps the attributes of the first request for its
 * context.
 */
const ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  stencil: true,
  preserveDrawingBuffer: false,
  powerPreference: 'default',
};

/**
 * Creates the WebGL context of the next renderer and lets PixiJS query the browser's features with the same one. PixiJS
 * would create three more contexts, each of which takes a phone tens of milliseconds. Throws if the browser has no
 * WebGL.
 */
export function openContext(): void {
  const canvas = document.createElement('canvas');
  const gl: Gl | null = canvas.getContext('webgl2', ATTRIBUTES) ?? canvas.getContext('webgl', ATTRIBUTES);
  // After too many losses a browser hands out a context that is already lost.
  if (!gl || gl.isContextLost()) throw new Error('this browser has no WebGL');
  let isTaken = false;
  DOMAdapter.set({
    ...BrowserAdapter,
    createCanvas(width?: number, height?: number) {
      // PixiJS creates a canvas without a size only to query the features of WebGL.
      if (width === undefined) return answering(gl);
      if (isTaken) return BrowserAdapter.createCanvas(width, height);
      isTaken = true;
      canvas.width = width;
      canvas.height = height ?? width;
      return canvas;
    },
  });
}

/** Returns a canvas that answers WebGL 1 queries with the context `gl`, which cannot be lost through it. */
function answering(gl: Gl): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const getContext = canvas.getContext.bind(canvas) as (...asked: unknown[]) => RenderingContext | null;
  const { FRAGMENT_SHADER, HIGH_FLOAT } = gl;
  const answers = {
    FRAGMENT_SHADER,
    HIGH_FLOAT,
    getContextAttributes: () => gl.getContextAttributes(),
    getExtension: () => null,
    getShaderPrecisionFormat: (shader: number, precision: number) =>
      gl.getShaderPrecisionFormat(shader, precision),
    isContextLost: () => gl.isContextLost(),
  };
  Object.defineProperty(canvas, 'getContext', {
    value: (...asked: unknown[]) => (asked[0] === 'webgl' ? answers : getContext(...asked)),
  });
  return canvas;
}
