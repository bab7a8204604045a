/** Calls to WebGL since the counters were last read. */
export interface GlCounts {
  /** All calls, the next ones among them. */
  calls: number;
  draws: number;
  uploads: number;
  /** Reads that wait for the GPU; getImageData of any canvas is one. */
  reads: number;
}

/** A frame's calls by name, in order: what the counts are made of. */
const names: string[] = [];

/** GL objects that live: made and not deleted. */
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

/** Textures by unit: those that the next upload goes into, and what they weigh. */
const bound = new Map<number, unknown>();
const weights = new Map<unknown, number>();
let unit = 0;
/** WebGL's name of the first unit. */
const TEXTURE0 = 0x84c0;

/** Bytes of what is given a texture to hold: 4 a pixel, which is the format of everything we show. */
function bytesOf(name: string, args: readonly unknown[]): number | undefined {
  if (name === 'texStorage2D') return Number(args[3]) * Number(args[4]) * 4;
  if (name !== 'texImage2D' || args[1] !== 0) return undefined;
  if (args.length > 6) return Number(args[3]) * Number(args[4]) * 4;
  const source = args.at(-1);
  const isSized = typeof source === 'object' && source !== null && 'width' in source && 'height' in source;
  return isSized ? Number(source.width) * Number(source.height) * 4 : 0;
}

/** Counts the memory of textures. */
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

/** Wraps WebGL's methods on their prototypes; before any context is made. Costs time, so never while time is measured. */
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

/** Counts the contexts that are made; a page has a few for its whole life. */
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

/** Bytes of all textures that live now, those that a scene draws into among them. */
export const textureBytes = (): number => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Names of all calls since the last `takeCounts`. */
export const callNames = (): readonly string[] => names;

/** Counts since the last call. */
export function takeCounts(): GlCounts {
  const taken = { ...counts };
  names.length = 0;
  Object.assign(counts, { calls: 0, draws: 0, uploads: 0, reads: 0 });
  return taken;
}

/** GL objects that live now. */
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

/** Counts listeners of every target: added and not removed. Those that fire once remove themselves and are left out. */
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

/** Listeners that live now, since counting began. */
export const liveListeners = (): number => listeners;
