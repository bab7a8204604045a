import { BufferUsage, type GpuBuffer, type WebGLRenderer } from './pixi.ts';

/**
 * Omits WebGL calls that set what is already set: matrices, bound buffers and textures, and index buffers, which PixiJS
 * uploads whenever a picture is shown or hidden. They are half of a frame's calls, and each is sent to the GPU process.
 * Call it once, when the renderer is created.
 */
export function omitRedundantCalls(renderer: WebGLRenderer): void {
  omitResolution(renderer);
  const forgetState = omitState(renderer.gl);
  const forgetCorners = omitCorners(renderer);
  // A restored context is the same object, but its state is reset.
  renderer.runners.contextChange.add({
    contextChange() {
      forgetState();
      forgetCorners();
    },
  });
}

type GlobalUniforms = Parameters<WebGLRenderer['globalUniforms']['bind']>[0];

/**
 * Passes the same size to the shader for all canvases, which avoids an upload for each. The shader uses the size only
 * to round pictures to whole pixels, and scenes have no such pictures.
 */
function omitResolution(renderer: WebGLRenderer): void {
  const system = renderer.globalUniforms;
  const bind = system.bind.bind(system);
  // One object for all frames, so that a frame allocates none; PixiJS copies the values from it.
  const reused: { -readonly [Key in keyof GlobalUniforms]: GlobalUniforms[Key] | undefined } = {
    size: [1, 1],
    projectionMatrix: undefined,
    worldTransformMatrix: undefined,
    worldColor: undefined,
    offset: undefined,
  };
  system.bind = (options) => {
    reused.projectionMatrix = options.projectionMatrix;
    reused.worldTransformMatrix = options.worldTransformMatrix;
    reused.worldColor = options.worldColor;
    reused.offset = options.offset;
    bind(reused as GlobalUniforms);
  };
}

type Gl = Pick<
  WebGL2RenderingContext,
  | 'ARRAY_BUFFER'
  | 'ELEMENT_ARRAY_BUFFER'
  | 'TEXTURE_2D'
  | 'activeTexture'
  | 'bindBuffer'
  | 'bindTexture'
  | 'bindVertexArray'
  | 'deleteBuffer'
  | 'deleteTexture'
  | 'uniformMatrix3fv'
>;

/**
 * Omits calls that bind a bound buffer or texture or set an equal matrix. Returns a function that clears the cached
 * state.
 */
export function omitState(gl: Gl): () => void {
  const forgets = [omitBuffers(gl), omitTextures(gl), omitMatrices(gl)];
  return () => {
    for (const forget of forgets) forget();
  };
}

function omitBuffers(gl: Gl): () => void {
  const { ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER } = gl;
  const bindBuffer = gl.bindBuffer.bind(gl);
  const bindVertexArray = gl.bindVertexArray.bind(gl);
  const deleteBuffer = gl.deleteBuffer.bind(gl);
  let vertices: WebGLBuffer | null | undefined;
  // The bound index buffer. Every vertex array has its own, so it is unknown after a change of the vertex array.
  let order: WebGLBuffer | null | undefined;
  gl.bindBuffer = (target, buffer) => {
    if (target === ARRAY_BUFFER) {
      if (buffer === vertices) return;
      vertices = buffer;
    } else if (target === ELEMENT_ARRAY_BUFFER) {
      if (buffer === order) return;
      order = buffer;
    }
    bindBuffer(target, buffer);
  };
  gl.bindVertexArray = (description) => {
    order = undefined;
    bindVertexArray(description);
  };
  const forget = (): void => {
    vertices = order = undefined;
  };
  gl.deleteBuffer = (buffer) => {
    forget();
    deleteBuffer(buffer);
  };
  return forget;
}

function omitTextures(gl: Gl): () => void {
  const { TEXTURE_2D } = gl;
  const activeTexture = gl.activeTexture.bind(gl);
  const bindTexture = gl.bindTexture.bind(gl);
  const deleteTexture = gl.deleteTexture.bind(gl);
  const bound = new Map<number, WebGLTexture | null>();
  let unit: number | undefined;
  gl.activeTexture = (wanted) => {
    if (wanted === unit) return;
    unit = wanted;
    activeTexture(wanted);
  };
  gl.bindTexture = (target, texture) => {
    if (target === TEXTURE_2D && unit !== undefined) {
      if (bound.get(unit) === texture) return;
      bound.set(unit, texture);
    }
    bindTexture(target, texture);
  };
  gl.deleteTexture = (texture) => {
    for (const [place, held] of bound) if (held === texture) bound.delete(place);
    deleteTexture(texture);
  };
  return () => {
    bound.clear();
    unit = undefined;
  };
}

function omitMatrices(gl: Gl): () => void {
  const uniformMatrix3fv = gl.uniformMatrix3fv.bind(gl);
  let matrices = new WeakMap<WebGLUniformLocation, Float32Array>();
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
    matrices = new WeakMap();
  };
}

/**
 * Omits uploads of index buffers whose contents the GPU already has. Returns a function that clears the cached state.
 */
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
