import { describe, expect, it } from 'vitest';
import { omitState } from './redundant-calls.ts';

const ARRAY_BUFFER = 1;
const ELEMENT_ARRAY_BUFFER = 2;
const TEXTURE_2D = 3;

const nameOf = (thing: object | null): string => JSON.stringify(thing);

function setUp() {
  const calls: string[] = [];
  const gl = {
    ARRAY_BUFFER,
    ELEMENT_ARRAY_BUFFER,
    TEXTURE_2D,
    activeTexture: (unit: number) => void calls.push(`unit ${unit}`),
    bindBuffer: (target: number, buffer: WebGLBuffer | null) =>
      void calls.push(`bind ${target} ${nameOf(buffer)}`),
    bindTexture: (target: number, texture: WebGLTexture | null) =>
      void calls.push(`bind ${target} ${nameOf(texture)}`),
    bindVertexArray: (description: WebGLVertexArrayObject | null) =>
      void calls.push(`describe ${nameOf(description)}`),
    deleteBuffer: (buffer: WebGLBuffer | null) => void calls.push(`delete ${nameOf(buffer)}`),
    deleteTexture: (texture: WebGLTexture | null) => void calls.push(`delete ${nameOf(texture)}`),
    uniformMatrix3fv: (_: WebGLUniformLocation | null, __: boolean, values: Float32List) =>
      void calls.push(`matrix ${[...values].join()}`),
  };
  const forget = omitState(gl as unknown as Parameters<typeof omitState>[0]);
  return { gl, calls, forget };
}

const [one, two] = [{ name: 1 }, { name: 2 }] as WebGLBuffer[] as [WebGLBuffer, WebGLBuffer];
const [place, other]: WebGLUniformLocation[] = [{}, {}];

describe('omitting redundant WebGL calls', () => {
  it.each([ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER])(
    'binds a buffer to target %i only when another buffer was bound in between',
    (kind) => {
      const { gl, calls } = setUp();
      for (const buffer of [one, one, two, one]) gl.bindBuffer(kind, buffer);
      expect(calls).toEqual([
        `bind ${kind} {"name":1}`,
        `bind ${kind} {"name":2}`,
        `bind ${kind} {"name":1}`,
      ]);
    },
  );

  it('binds the index buffer again after a change of the vertex array, because every vertex array has its own', () => {
    const { gl, calls } = setUp();
    gl.bindBuffer(ELEMENT_ARRAY_BUFFER, one);
    gl.bindBuffer(ARRAY_BUFFER, one);
    gl.bindVertexArray({});
    gl.bindBuffer(ELEMENT_ARRAY_BUFFER, one);
    gl.bindBuffer(ARRAY_BUFFER, one);
    expect(calls).toEqual(['bind 2 {"name":1}', 'bind 1 {"name":1}', 'describe {}', 'bind 2 {"name":1}']);
  });

  it('binds a buffer again after any buffer was deleted, and after the context was lost', () => {
    const { gl, calls, forget } = setUp();
    gl.bindBuffer(ARRAY_BUFFER, one);
    gl.deleteBuffer(one);
    gl.bindBuffer(ARRAY_BUFFER, one);
    forget();
    gl.bindBuffer(ARRAY_BUFFER, one);
    expect(calls.filter((call) => call.startsWith('bind'))).toHaveLength(3);
  });

  it('binds a texture to a unit only once, until the texture is deleted or the context is lost', () => {
    const { gl, calls, forget } = setUp();
    // No unit has been activated yet, so no binding may be omitted.
    gl.bindTexture(TEXTURE_2D, one);
    gl.bindTexture(TEXTURE_2D, one);
    expect(calls.splice(0)).toHaveLength(2);
    for (const unit of [5, 5, 6]) {
      gl.activeTexture(unit);
      gl.bindTexture(TEXTURE_2D, one);
    }
    expect(calls.splice(0)).toEqual(['unit 5', 'bind 3 {"name":1}', 'unit 6', 'bind 3 {"name":1}']);
    gl.bindTexture(TEXTURE_2D, null);
    gl.bindTexture(TEXTURE_2D, two);
    gl.deleteTexture(two);
    gl.bindTexture(TEXTURE_2D, two);
    expect(calls.splice(0)).toHaveLength(4);
    forget();
    gl.activeTexture(6);
    gl.bindTexture(TEXTURE_2D, two);
    expect(calls).toEqual(['unit 6', 'bind 3 {"name":2}']);
  });

  it('sets a matrix again only if one of its numbers has changed, also within the same array', () => {
    const { gl, calls, forget } = setUp();
    const values = new Float32Array(9);
    gl.uniformMatrix3fv(place ?? null, false, values);
    gl.uniformMatrix3fv(place ?? null, false, values);
    expect(calls).toHaveLength(1);
    values[8] = 1;
    gl.uniformMatrix3fv(place ?? null, false, values);
    expect(calls).toHaveLength(2);
    gl.uniformMatrix3fv(other ?? null, false, values);
    expect(calls).toHaveLength(3);
    forget();
    gl.uniformMatrix3fv(place ?? null, false, values);
    expect(calls).toHaveLength(4);
  });
});
