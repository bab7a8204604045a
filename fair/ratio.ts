/** An exact fraction of integers, in lowest terms. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Creates a fraction in lowest terms. */
export function ratio(over: bigint, under: bigint): Ratio {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  const common = a < 0n ? -a : a;
  return common === 0n ? { over: 0n, under: 1n } : { over: over / common, under: under / common };
}

/** Returns the sum of two fractions. */
export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under + b.over * a.under, a.under * b.under);

/** Returns the product of two fractions. */
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under);

/** Converts a fraction to a number, for display only. */
export const asNumber = ({ over, under }: Ratio): number =>
  Number((over * 1_000_000_000_000n) / under) / 1_000_000_000_000;

/** The fraction zero. */
export const NONE: Ratio = { over: 0n, under: 1n };

/** The fraction one. */
export const ONE: Ratio = { over: 1n, under: 1n };

/** Creates a fraction in lowest terms from two integers. */
export const part = (over: number, under: number): Ratio => ratio(BigInt(over), BigInt(under));

/** Returns the sum of any number of fractions. */
export const sumOf = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, NONE);

/** Returns one minus a fraction. */
export const restOf = ({ over, under }: Ratio): Ratio => ratio(under - over, under);

/** Returns a fraction to the power of an integer. */
export const power = ({ over, under }: Ratio, exponent: number): Ratio =>
  ratio(over ** BigInt(exponent), under ** BigInt(exponent));

/** Returns the quotient of two fractions. */
export const quotient = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under, a.under * b.over);

/** Returns the number of ways to choose `some` of `many` things, the binomial coefficient. */
export function choose(many: number, some: number): bigint {
  if (some < 0 || some > many) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= some; taken++) ways = (ways * BigInt(many - some + taken)) / BigInt(taken);
  return ways;
}

/** Rounds a fraction down to an integer. */
export const floorOf = ({ over, under }: Ratio): number => Number(over / under);
