import { describe, expect, it } from 'vitest';
import { omitState } from './redundant-calls.ts';

const ARRAY_BUFFER = 1;
const ELEMENT_ARRAY_BUFFER = 2;

function setUp() {
  const calls: string[] = [];
  const gl = {
    ARRAY_BUFFER,
    bindBuffer: (target: number, buffer: WebGLBuffer | null) =>
      void calls.push(`bind ${target} ${JSON.stringify(buffer)}`),
    deleteBuffer: (buffer: WebGLBuffer | null) => void calls.push(`delete ${JSON.stringify(buffer)}`),
    uniformMatrix3fv: (_: WebGLUniformLocation | null, __: boolean, values: Float32List) =>
      void calls.push(`matrix ${[...values].join()}`),
  };
  const forget = omitState(gl as unknown as Parameters<typeof omitState>[0]);
  return { gl, calls, forget };
}

const [one, two] = [{ name: 1 }, { name: 2 }] as WebGLBuffer[] as [WebGLBuffer, WebGLBuffer];
const [place, other]: WebGLUniformLocation[] = [{}, {}];

describe('calls that change nothing', () => {
  it('binds the vertex buffer that is bound once only', () => {
    const { gl, calls } = setUp();
    for (const buffer of [one, one, two, one]) gl.bindBuffer(ARRAY_BUFFER, buffer);
    expect(calls).toEqual(['bind 1 {"name":1}', 'bind 1 {"name":2}', 'bind 1 {"name":1}']);
  });

  it('binds every buffer of corners, which belongs to the geometry', () => {
    const { gl, calls } = setUp();
    gl.bindBuffer(ELEMENT_ARRAY_BUFFER, one);
    gl.bindBuffer(ELEMENT_ARRAY_BUFFER, one);
    expect(calls).toHaveLength(2);
  });

  it('binds anew after a buffer was deleted, and after the context was lost', () => {
    const { gl, calls, forget } = setUp();
    gl.bindBuffer(ARRAY_BUFFER, one);
    gl.deleteBuffer(one);
    gl.bindBuffer(ARRAY_BUFFER, one);
    forget();
    gl.bindBuffer(ARRAY_BUFFER, one);
    expect(calls.filter((call) => call.startsWith('bind'))).toHaveLength(3);
  });

  it('sets a matrix when a number of it changes, also in the same array', () => {
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
