import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openContext } from './one-context.ts';
import { BrowserAdapter, DOMAdapter } from './pixi.ts';

/** Kinds of contexts that code has requested, from any canvas. */
let asked: string[];
/** Kinds of contexts that the browser supports. */
let has: ReadonlySet<string>;

const gl = {
  FRAGMENT_SHADER: 1,
  HIGH_FLOAT: 2,
  getContextAttributes: () => ({ stencil: true }),
  getShaderPrecisionFormat: () => ({ precision: 23 }),
  isContextLost: () => false,
};

beforeEach(() => {
  asked = [];
  has = new Set(['webgl2', 'webgl']);
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext(kind: string) {
        asked.push(kind);
        return has.has(kind) ? gl : null;
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  DOMAdapter.set(BrowserAdapter);
});

it("PixiJS queries the browser's features and draws with the same WebGL context", () => {
  openContext();
  const { createCanvas } = DOMAdapter.get();
  const answers = createCanvas().getContext('webgl') as WebGLRenderingContext;
  expect(answers.getContextAttributes()).toEqual({ stencil: true });
  expect(answers.getShaderPrecisionFormat(answers.FRAGMENT_SHADER, answers.HIGH_FLOAT)).toEqual({
    precision: 23,
  });
  // Without this extension the code that queries features cannot lose the context when it has finished.
  expect(answers.getExtension('WEBGL_lose_context')).toBeNull();
  expect(asked.splice(0)).toEqual(['webgl2']);
  const canvas = createCanvas(16, 8);
  expect(canvas).toMatchObject({ width: 16, height: 8 });
  expect(canvas.getContext('webgl2')).toBe(gl);
});

it('a canvas for any other use gets an element and a context of its own', () => {
  openContext();
  const { createCanvas } = DOMAdapter.get();
  const first = createCanvas(16, 16);
  expect(createCanvas(16, 16)).not.toBe(first);
  asked.splice(0);
  createCanvas().getContext('2d');
  expect(asked).toEqual(['2d']);
});

it('openContext accepts WebGL 1, and throws if the browser has no WebGL', () => {
  has = new Set(['webgl']);
  expect(openContext).not.toThrow();
  has = new Set();
  expect(openContext).toThrow('this browser has no WebGL');
});
