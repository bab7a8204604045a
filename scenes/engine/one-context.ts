import { BrowserAdapter, DOMAdapter } from './pixi.ts';

type Gl = WebGL2RenderingContext | WebGLRenderingContext;

/** As PixiJS asks for its context with `rendererOptions`: a canvas keeps what its first asker wanted. */
const ATTRIBUTES: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  stencil: true,
  preserveDrawingBuffer: false,
  powerPreference: 'default',
};

/**
 * Creates the WebGL context of the renderer that is made next, and lets PixiJS ask that one what the browser can do: it would make
 * three more for its questions, each of which takes a phone tens of milliseconds. Throws when the browser has no WebGL.
 */
export function openContext(): void {
  const canvas = document.createElement('canvas');
  const gl: Gl | null = canvas.getContext('webgl2', ATTRIBUTES) ?? canvas.getContext('webgl', ATTRIBUTES);
  if (!gl) throw new Error('this browser has no WebGL');
  let isTaken = false;
  DOMAdapter.set({
    ...BrowserAdapter,
    createCanvas(width?: number, height?: number) {
      // Whoever only asks about WebGL names no size.
      if (width === undefined) return answering(gl);
      if (isTaken) return BrowserAdapter.createCanvas(width, height);
      isTaken = true;
      canvas.width = width;
      canvas.height = height ?? width;
      return canvas;
    },
  });
}

/** A canvas that is asked about WebGL 1 answers for a context, which is neither drawn with nor given back. */
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
