import { vi } from 'vitest';

/** Options of the fake canvas of tests. */
interface FakeCanvas {
  /** Whether reading returns noise, as Firefox's protection against fingerprinting does. */
  readonly isNoisy?: boolean;
}

/**
 * Replaces the canvas of the simulated DOM, which cannot draw: fills are drawn, and every picture is fully transparent.
 * A canvas as a file or data URL contains the colour of its first pixel. Undone by `vi.restoreAllMocks`.
 */
export function fakeCanvas({ isNoisy = false }: FakeCanvas = {}): void {
  const pixels = new WeakMap<HTMLCanvasElement, Uint8ClampedArray>();
  const pixelsOf = (canvas: HTMLCanvasElement): Uint8ClampedArray => {
    const found = pixels.get(canvas) ?? new Uint8ClampedArray(canvas.width * canvas.height * 4);
    pixels.set(canvas, found);
    return found;
  };
  const firstPixel = (canvas: HTMLCanvasElement): string => pixelsOf(canvas).slice(0, 4).join(' ');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context = {
      fillStyle: 'black',
      fillRect: (x: number, y: number, width: number, height: number) => {
        const [red, green, blue] =
          context.fillStyle === 'white'
            ? [255, 255, 255]
            : (context.fillStyle.match(/\d+/g) ?? []).map(Number);
        for (let row = y; row < y + height; row += 1)
          for (let column = x; column < x + width; column += 1)
            pixelsOf(this).set([red ?? 0, green ?? 0, blue ?? 0, 255], (row * this.width + column) * 4);
      },
      drawImage: () => undefined,
      getImageData: () => ({
        data: pixelsOf(this).map((value, index) => (isNoisy ? value + 40 + index * 7 : value)),
      }),
    };
    return context as unknown as RenderingContext;
  } as typeof HTMLCanvasElement.prototype.getContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([firstPixel(this)], { type: 'image/jpeg' }));
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/jpeg;base64,${btoa(firstPixel(this))}`;
  });
}

/**
 * Replaces the decoding of pictures, which the simulated DOM cannot do: every file is a picture of this size, in pixels.
 * Undone by `vi.unstubAllGlobals`.
 */
export function fakePicture({ width, height }: { readonly width: number; readonly height: number }): void {
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = width;
      readonly naturalHeight = height;
      src = '';
      decode(): Promise<void> {
        return Promise.resolve();
      }
    },
  );
}
