/** Stand-in for a browser page in tests of the art library: serves files by URL and counts decoded pictures. */
export interface FakePage {
  /**
   * The server's files by URL: JSON, a picture as "width x height" text such as `"16x8"`, or a text that cannot be
   * decoded.
   */
  readonly files: Map<string, object | string>;
  /** URLs in the order in which they were requested. */
  readonly requested: string[];
  /** Returns the number of pictures that are decoded and not yet closed. */
  alive(): number;
}

class FakeBitmap {
  readonly width: number;
  readonly height: number;
  readonly #closed: () => void;

  constructor(width: number, height: number, closed: () => void) {
    this.width = width;
    this.height = height;
    this.#closed = closed;
  }

  close(): void {
    this.#closed();
  }
}

class FakeCanvas {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    const { width, height } = this;
    return {
      drawImage: () => undefined,
      getImageData: () => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }),
    };
  }
}

/**
 * Returns the width and height of a picture file such as `"16x8"`; throws for any other text, as for a broken picture.
 */
const sizeOf = (text: string): readonly [number, number] => {
  const [width, height] = text.split('x').map(Number);
  if (!width || !height) throw new Error('the source picture cannot be decoded');
  return [width, height];
};

/** Replaces the browser's fetch, createImageBitmap and OffscreenCanvas by fakes through `replace`. */
export function createFakePage(replace: (name: string, value: unknown) => void): FakePage {
  const files = new Map<string, object | string>();
  const requested: string[] = [];
  let alive = 0;
  replace('fetch', async (url: string) => {
    requested.push(url);
    const file = files.get(url);
    if (file === undefined) return new Response('', { status: 404, statusText: 'Not Found' });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
  replace('createImageBitmap', async (blob: Blob) => {
    const [width, height] = sizeOf(await blob.text());
    alive += 1;
    return new FakeBitmap(width, height, () => (alive -= 1));
  });
  replace('OffscreenCanvas', FakeCanvas);
  return { files, requested, alive: () => alive };
}

/** Creates the JSON of a sprite sheet: frames of 4 x 4 pixels side by side, at two pixels for each design pixel. */
export function fakeSheet(
  image: string,
  names: readonly string[],
  size = 4,
): { readonly frames: object; readonly meta: object } {
  return {
    frames: Object.fromEntries(
      names.map((name, index) => [name, { frame: { x: index * size, y: 0, w: size, h: size } }]),
    ),
    meta: { image, scale: '2' },
  };
}
