/** Numbers of WebGL calls since the counts were last taken. */
export interface GlCounts {
  /** Number of all calls, including draws, uploads and reads. */
  calls: number;
  draws: number;
  uploads: number;
  /** Number of reads that wait for the GPU, including getImageData of any canvas. */
  reads: number;
}

/** Names of the WebGL calls of the current frame, in order. */
const names: string[] = [];

/** Numbers of GL objects that were created and not deleted. */
export interface GlObjects {
  readonly textures: number;
  readonly buffers: number;
  readonly programs: number;
  readonly others: number;
  readonly contexts: number;
}

const counts: GlCounts = { calls: 0, draws: 0, uploads: 0, reads: 0 };
const live = {
  textures: new Set<unknown>(),
  buffers: new Set<unknown>(),
  programs: new Set<unknown>(),
  others: new Set<unknown>(),
  contexts: new Set<unknown>(),
};

const DRAW = /^draw(Elements|Arrays|RangeElements)/;
const UPLOAD = /^(tex|compressedTex)(Sub)?Image|^texStorage/;
const READ = /^(readPixels|getBufferSubData|finish|clientWaitSync)$/;
const OBJECT =
  /^(create|delete)(Texture|Buffer|Program|Framebuffer|Renderbuffer|VertexArray|Sampler|Query|Shader)$/;

/** Bound texture by texture unit (the next upload goes to it), and size of each texture in bytes. */
const bound = new Map<number, unknown>();
const weights = new Map<unknown, number>();
let unit = 0;
/** WebGL's constant for the first texture unit. */
const TEXTURE0 = 0x84c0;

/** Returns the bytes of a texture upload, 4 per pixel; undefined for any other call. */
function bytesOf(name: string, args: readonly unknown[]): number | undefined {
  if (name === 'texStorage2D') return Number(args[3]) * Number(args[4]) * 4;
  if (name !== 'texImage2D' || args[1] !== 0) return undefined;
  if (args.length > 6) return Number(args[3]) * Number(args[4]) * 4;
  const source = args.at(-1);
  const isSized = typeof source === 'object' && source !== null && 'width' in source && 'height' in source;
  return isSized ? Number(source.width) * Number(source.height) * 4 : 0;
}

/** Records how much memory each texture takes, from the WebGL call just made. */
function weigh(name: string, args: readonly unknown[]): void {
  if (name === 'activeTexture') unit = Number(args[0]) - TEXTURE0;
  else if (name === 'bindTexture') bound.set(unit, args[1]);
  else if (name === 'deleteTexture') weights.delete(args[0]);
  else {
    const bytes = bytesOf(name, args);
    if (bytes !== undefined) weights.set(bound.get(unit), bytes);
  }
}

const shelfOf = (kind: string): Exclude<keyof GlObjects, 'contexts'> =>
  kind === 'Texture'
    ? 'textures'
    : kind === 'Buffer'
      ? 'buffers'
      : kind === 'Program'
        ? 'programs'
        : 'others';

/**
 * Counts all WebGL calls from now on, by wrapping the methods of the prototypes. Call it before the first context is
 * created, and never while time is measured, since it slows calls down.
 */
export function countGl(): void {
  countContexts();
  const prototype = WebGL2RenderingContext.prototype;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    const method: unknown = descriptor?.value;
    if (typeof method !== 'function') continue;
    const object = OBJECT.exec(name);
    const isDraw = DRAW.test(name);
    const isUpload = UPLOAD.test(name);
    const isRead = READ.test(name);
    Object.defineProperty(prototype, name, {
      ...descriptor,
      value(this: WebGL2RenderingContext, ...args: unknown[]): unknown {
        counts.calls += 1;
        names.push(name);
        weigh(name, args);
        if (isUpload) counts.uploads += 1;
        if (isRead) counts.reads += 1;
        if (isDraw) counts.draws += 1;
        const answer: unknown = Reflect.apply(method, this, args);
        if (object?.[1] === 'create') live[shelfOf(object[2] ?? '')].add(answer);
        else if (object) live[shelfOf(object[2] ?? '')].delete(args[0]);
        return answer;
      },
    });
  }
  const flat = CanvasRenderingContext2D.prototype;
  const getImageData = flat.getImageData;
  flat.getImageData = function counted(
    this: CanvasRenderingContext2D,
    ...args: Parameters<typeof getImageData>
  ) {
    counts.reads += 1;
    return getImageData.apply(this, args);
  };
}

/** Counts the WebGL contexts that are created from now on. */
function countContexts(): void {
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'getContext');
    const method: unknown = descriptor?.value;
    if (typeof method !== 'function') continue;
    Object.defineProperty(prototype, 'getContext', {
      ...descriptor,
      value(this: unknown, ...args: unknown[]): unknown {
        const context: unknown = Reflect.apply(method, this, args);
        if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext)
          live.contexts.add(context);
        return context;
      },
    });
  }
}

/** Returns the bytes of all textures that are not deleted, including render targets. */
export const textureBytes = (): number => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Returns the names of all WebGL calls since the last `takeCounts`. */
export const callNames = (): readonly string[] => names;

/** Returns the counts since the last `takeCounts`, and starts again from zero. */
export function takeCounts(): GlCounts {
  const taken = { ...counts };
  names.length = 0;
  Object.assign(counts, { calls: 0, draws: 0, uploads: 0, reads: 0 });
  return taken;
}

/** Returns the numbers of GL objects that are not deleted. */
export const liveObjects = (): GlObjects => ({
  textures: live.textures.size,
  buffers: live.buffers.size,
  programs: live.programs.size,
  others: live.others.size,
  contexts: live.contexts.size,
});

let listeners = 0;
const known = new WeakMap<EventTarget, Map<string, Set<unknown>>>();

const isCapture = (options: unknown): boolean =>
  typeof options === 'boolean'
    ? options
    : typeof options === 'object' && options !== null && 'capture' in options && options.capture === true;

function shelf(target: EventTarget, type: string, options: unknown): Set<unknown> {
  const ofTarget = known.get(target) ?? new Map<string, Set<unknown>>();
  known.set(target, ofTarget);
  const key = `${type}/${isCapture(options)}`;
  const callbacks = ofTarget.get(key) ?? new Set();
  ofTarget.set(key, callbacks);
  return callbacks;
}

/** Counts the event listeners that are added from now on and not removed, except one-time listeners. */
export function countListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function counted(...args: Parameters<typeof addEventListener>) {
    const [type, callback, options] = args;
    const isOnce = typeof options === 'object' && options.once === true;
    const callbacks = shelf(this, type, options);
    if (callback && !isOnce && !callbacks.has(callback)) {
      callbacks.add(callback);
      listeners += 1;
    }
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function counted(
    ...args: Parameters<typeof removeEventListener>
  ) {
    const [type, callback, options] = args;
    if (shelf(this, type, options).delete(callback)) listeners -= 1;
    removeEventListener.apply(this, args);
  };
}

/** Returns the number of listeners that were added since `countListeners` and not removed. */
export const liveListeners = (): number => listeners;
