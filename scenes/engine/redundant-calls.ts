import { BufferUsage, type GpuBuffer, type WebGLRenderer } from './pixi.ts';

/**
 * Leaves out calls to WebGL that set what is set already: matrices, the bound vertex buffer, and the order of corners,
 * which PixiJS uploads anew whenever something is shown or hidden although every picture is a quad. They are half of a
 * frame's calls, and each is sent to another process. Call it once, when the renderer is made.
 */
export function omitRedundantCalls(renderer: WebGLRenderer): void {
  const forgetState = omitState(renderer.gl);
  const forgetCorners = omitCorners(renderer);
  // A restored context is the same object and remembers nothing.
  renderer.runners.contextChange.add({
    contextChange() {
      forgetState();
      forgetCorners();
    },
  });
}

type Gl = Pick<WebGL2RenderingContext, 'ARRAY_BUFFER' | 'bindBuffer' | 'deleteBuffer' | 'uniformMatrix3fv'>;

/** Omits bindings of the bound vertex buffer and matrices that a program has; returns how to forget what is known. */
export function omitState(gl: Gl): () => void {
  const { ARRAY_BUFFER } = gl;
  const bindBuffer = gl.bindBuffer.bind(gl);
  const deleteBuffer = gl.deleteBuffer.bind(gl);
  const uniformMatrix3fv = gl.uniformMatrix3fv.bind(gl);
  let bound: WebGLBuffer | null | undefined;
  let matrices = new WeakMap<WebGLUniformLocation, Float32Array>();

  // Which buffer holds the corners belongs to the geometry, not to the context: it is bound as asked.
  gl.bindBuffer = (target, buffer) => {
    if (target === ARRAY_BUFFER) {
      if (buffer === bound) return;
      bound = buffer;
    }
    bindBuffer(target, buffer);
  };
  gl.deleteBuffer = (buffer) => {
    if (buffer === bound) bound = undefined;
    deleteBuffer(buffer);
  };
  gl.uniformMatrix3fv = (location: WebGLUniformLocation | null, transpose: boolean, values: Float32List) => {
    if (location !== null) {
      const known = matrices.get(location);
      if (known === undefined) matrices.set(location, Float32Array.from(values));
      else if (isSame(known, values, values.length)) return;
      else known.set(values);
    }
    uniformMatrix3fv(location, transpose, values);
  };
  return () => {
    bound = undefined;
    matrices = new WeakMap();
  };
}

/** Omits uploads of corners that the GPU has in that order; returns how to forget what it has. */
function omitCorners(renderer: WebGLRenderer): () => void {
  const system = renderer.buffer;
  const updateBuffer = system.updateBuffer.bind(system);
  let uploaded = new WeakMap<object, Uint16Array | Uint32Array>();
  system.updateBuffer = (buffer: GpuBuffer) => {
    const { data, _updateID: asked, _updateSize: bytes } = buffer;
    if ((buffer.descriptor.usage & BufferUsage.INDEX) === 0 || !isIndices(data)) return updateBuffer(buffer);
    const held = system.getGlBuffer(buffer);
    if (held.updateID === asked) return held;
    const count = bytes / data.BYTES_PER_ELEMENT;
    const known = uploaded.get(held);
    if (
      known &&
      known.length >= count &&
      known.BYTES_PER_ELEMENT === data.BYTES_PER_ELEMENT &&
      isSame(known, data, count)
    ) {
      held.updateID = asked;
      return held;
    }
    uploaded.set(held, data.slice(0, count));
    return updateBuffer(buffer);
  };
  return () => {
    uploaded = new WeakMap();
  };
}

const isIndices = (data: unknown): data is Uint16Array | Uint32Array =>
  data instanceof Uint16Array || data instanceof Uint32Array;

function isSame(known: ArrayLike<number>, values: ArrayLike<number>, count: number): boolean {
  for (let index = 0; index < count; index++) if (known[index] !== values[index]) return false;
  return true;
}
