/** An exact fraction of whole numbers, in lowest terms. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** A fraction in lowest terms. */
export function ratio(over: bigint, under: bigint): Ratio {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  const common = a < 0n ? -a : a;
  return common === 0n ? { over: 0n, under: 1n } : { over: over / common, under: under / common };
}

/** Sum of two fractions. */
export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under + b.over * a.under, a.under * b.under);

/** Product of two fractions. */
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under);

/** A fraction as a number, for reading only. */
export const asNumber = ({ over, under }: Ratio): number =>
  Number((over * 1_000_000_000_000n) / under) / 1_000_000_000_000;

/** Nothing. */
export const NONE: Ratio = { over: 0n, under: 1n };

/** The whole. */
export const ONE: Ratio = { over: 1n, under: 1n };

/** A fraction of two whole numbers. */
export const part = (over: number, under: number): Ratio => ratio(BigInt(over), BigInt(under));

/** Sum of any number of fractions. */
export const sumOf = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, NONE);

/** What of the whole is left. */
export const restOf = ({ over, under }: Ratio): Ratio => ratio(under - over, under);

/** A fraction multiplied by itself so many times. */
export const power = ({ over, under }: Ratio, exponent: number): Ratio =>
  ratio(over ** BigInt(exponent), under ** BigInt(exponent));

/** A quotient of two fractions. */
export const quotient = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.under, a.under * b.over);

/** Ways to choose some of many. */
export function choose(many: number, some: number): bigint {
  if (some < 0 || some > many) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= some; taken++) ways = (ways * BigInt(many - some + taken)) / BigInt(taken);
  return ways;
}

/** Rounds down to a whole number. */
export const floorOf = ({ over, under }: Ratio): number => Number(over / under);
