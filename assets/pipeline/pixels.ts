/** A picture as pixels: RGBA with eight bits for each channel, colours not multiplied by alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Returns the options with which sharp reads such pixels. */
export const rawOf = ({ width, height }: Pick<Pixels, 'width' | 'height'>) => ({
  raw: { width, height, channels: 4 as const },
});

/** Divides colours by their alpha in place, rounded as in resvg's own PNG files. */
export function unmultiply(data: Buffer): Buffer {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 255) continue;
    const share = alpha / 255;
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = alpha === 0 ? 0 : Math.min(255, Math.floor((data[channel] ?? 0) / share + 0.5));
    }
  }
  return data;
}

/** Size of the visible part of a picture. */
export interface Extent {
  /** Whether all pixels on the edge of the picture are opaque. */
  readonly opaqueEdge: boolean;
  /** Width and height of the smallest box around all visible pixels; 0 if there are none. */
  readonly width: number;
  readonly height: number;
}

/** Measures the visible part of a picture. */
export function extentOf({ width, height, data }: Pixels): Extent {
  const alphaAt = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  const isRowEmpty = (y: number): boolean => {
    for (let x = 0; x < width; x++) if (alphaAt(x, y) > 0) return false;
    return true;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && isRowEmpty(top)) top++;
  if (top === height) return { opaqueEdge: false, width: 0, height: 0 };
  while (isRowEmpty(bottom)) bottom--;
  const isColumnEmpty = (x: number): boolean => {
    for (let y = top; y <= bottom; y++) if (alphaAt(x, y) > 0) return false;
    return true;
  };
  let [left, right] = [0, width - 1];
  while (isColumnEmpty(left)) left++;
  while (isColumnEmpty(right)) right--;
  return {
    opaqueEdge: isEdgeOpaque(width, height, alphaAt),
    width: right - left + 1,
    height: bottom - top + 1,
  };
}

function isEdgeOpaque(width: number, height: number, alphaAt: (x: number, y: number) => number): boolean {
  for (let x = 0; x < width; x++) if (alphaAt(x, 0) < 255 || alphaAt(x, height - 1) < 255) return false;
  for (let y = 0; y < height; y++) if (alphaAt(0, y) < 255 || alphaAt(width - 1, y) < 255) return false;
  return true;
}
