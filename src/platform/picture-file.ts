/** A part of a picture, in its pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a picture on white, because a JPEG has no transparency and would show black in its place. */
export function drawOnWhite(
  source: CanvasImageSource,
  { x, y, width, height }: PicturePart,
  size: { readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width);
  canvas.height = Math.round(size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the picture cannot be drawn');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Side of the canvas that is read back, in pixels. Each pixel has its own colour. */
const PROBE_SIDE = 8;
/** Largest difference of a colour's channel that does not show in a picture. */
const INVISIBLE = 16;

/**
 * Returns whether a canvas returns what was drawn. Firefox's protection against fingerprinting returns noise or white
 * instead, and a picture that went through a canvas would be lost.
 */
export function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_SIDE;
  canvas.height = PROBE_SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  const drawn: number[] = [];
  for (let place = 0; place < PROBE_SIDE ** 2; place += 1) {
    const [red, green, blue] = [place * 4, 255 - place * 4, (place * 97) % 256] as const;
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    context.fillRect(place % PROBE_SIDE, Math.floor(place / PROBE_SIDE), 1, 1);
    drawn.push(red, green, blue, 255);
  }
  const { data } = context.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE);
  return drawn.every((value, index) => Math.abs(value - (data[index] ?? -INVISIBLE - 1)) <= INVISIBLE);
}
