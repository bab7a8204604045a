/** A filter of sound: gets one sample, returns one sample, and keeps its state. */
export type Filter = (sample: number) => number;

interface Coefficients {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Creates a second-order filter (direct form I) from coefficients that are normalised to a0 = 1. */
export function biquad({ b, a }: Coefficients): Filter {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return (x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}
