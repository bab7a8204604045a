/** Box of a picture on a page of the atlas, in pixels of the page. */
export interface FrameBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The JSON file of a packed atlas page, with the boxes of its pictures. */
export interface PageJson {
  readonly frames: Readonly<
    Record<
      string,
      {
        readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
        readonly rotated?: boolean;
      }
    >
  >;
  readonly meta: {
    readonly image: string;
    readonly scale: string | number;
    readonly size: { readonly w: number; readonly h: number };
  };
}

/** Memory of an atlas page, and how much of its area pictures cover. */
export interface PageUse {
  readonly width: number;
  readonly height: number;
  /** Texture memory of the page in bytes, 4 for each pixel. */
  readonly memory: number;
  readonly frames: readonly FrameBox[];
  /** Share of the page's area that pictures cover, 0 to 1; where pictures overlap, the area counts once. */
  readonly covered: number;
  /** Share of the page's area covered by pictures that the scene has requested, 0 to 1. */
  readonly wanted: number;
}

/** Returns the boxes of a page's pictures; width and height of a rotated picture are swapped. */
export function framesOf({ frames }: PageJson): FrameBox[] {
  return Object.entries(frames).map(([name, { frame, rotated }]) => ({
    name,
    x: frame.x,
    y: frame.y,
    w: rotated ? frame.h : frame.w,
    h: rotated ? frame.w : frame.h,
  }));
}

/** Returns the area that boxes cover together, px². */
export function areaOf(boxes: readonly FrameBox[]): number {
  const edges = [...new Set(boxes.flatMap(({ x, w }) => [x, x + w]))].sort((a, b) => a - b);
  let area = 0;
  for (const [index, left] of edges.entries()) {
    const right = edges[index + 1];
    if (right === undefined) break;
    const spans = boxes
      .filter(({ x, w }) => x <= left && x + w >= right)
      .map(({ y, h }) => [y, y + h] as const)
      .sort((a, b) => a[0] - b[0]);
    let bottom = -Infinity;
    let length = 0;
    for (const [from, to] of spans) {
      if (to <= bottom) continue;
      length += to - Math.max(from, bottom);
      bottom = to;
    }
    area += length * (right - left);
  }
  return area;
}

/** Computes how a page is used; `isWanted` returns whether the scene has requested a picture. */
export function pageUse(page: PageJson, isWanted: (name: string) => boolean): PageUse {
  const { w: width, h: height } = page.meta.size;
  const frames = framesOf(page);
  const whole = Math.max(1, width * height);
  return {
    width,
    height,
    memory: width * height * 4,
    frames,
    covered: areaOf(frames) / whole,
    wanted: areaOf(frames.filter(({ name }) => isWanted(name))) / whole,
  };
}
