import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openContext } from './one-context.ts';
import { BrowserAdapter, DOMAdapter } from './pixi.ts';

/** What contexts were asked for, on whichever canvas. */
let asked: string[];
/** What the browser has. */
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

it('PixiJS asks and draws with one context', () => {
  openContext();
  const { createCanvas } = DOMAdapter.get();
  const answers = createCanvas().getContext('webgl') as WebGLRenderingContext;
  expect(answers.getContextAttributes()).toEqual({ stencil: true });
  expect(answers.getShaderPrecisionFormat(answers.FRAGMENT_SHADER, answers.HIGH_FLOAT)).toEqual({
    precision: 23,
  });
  // Whoever has asked gives the context back.
  expect(answers.getExtension('WEBGL_lose_context')).toBeNull();
  expect(asked.splice(0)).toEqual(['webgl2']);
  const canvas = createCanvas(16, 8);
  expect(canvas).toMatchObject({ width: 16, height: 8 });
  expect(canvas.getContext('webgl2')).toBe(gl);
});

it('a canvas for anything else is one of its own', () => {
  openContext();
  const { createCanvas } = DOMAdapter.get();
  const first = createCanvas(16, 16);
  expect(createCanvas(16, 16)).not.toBe(first);
  asked.splice(0);
  createCanvas().getContext('2d');
  expect(asked).toEqual(['2d']);
});

it('WebGL 1 is enough, and a browser without any is told', () => {
  has = new Set(['webgl']);
  expect(openContext).not.toThrow();
  has = new Set();
  expect(openContext).toThrow('this browser has no WebGL');
});
