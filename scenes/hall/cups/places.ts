/**
 * Row of cups: centre of the feet, and, by the number of cups, their distance and their scale. Lengths are in design
 * pixels.
 */
const FEET = {
  x: 360,
  y: 492,
  pitch: { 3: 204, 4: 164, 5: 132 },
  scale: { 3: 1.06, 4: 1, 5: 0.86 },
} as const;
/** Natural size of a cup, in design pixels. */
const CUP = { width: 150, height: 188 } as const;

const sized = (cups: number): 3 | 4 | 5 => (cups === 3 || cups === 4 ? cups : 5);

/** Returns the position of a cup's foot, in design pixels, and the cup's scale; cups count from 0 at the left. */
export function cupFootOf(
  cup: number,
  cups: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const { x, y, pitch, scale } = FEET;
  const number = sized(cups);
  return { x: x + (cup - (cups - 1) / 2) * pitch[number], y, scale: scale[number] };
}

/** Returns the centre and the size of a cup, in design pixels; cups count from 0 at the left. */
export function cupPlaceOf(
  cup: number,
  cups: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { x, y, scale } = cupFootOf(cup, cups);
  const height = CUP.height * scale;
  return { x, y: y - height / 2, width: CUP.width * scale, height };
}
