/**
 * Money is an integer number of hundredths (centavos) everywhere. Only this module converts hundredths: it parses,
 * formats and floors; nothing else divides by 100.
 */

import { plainText } from './plain-text.ts';

/** An integer number of hundredths of a peso. */
export type Hundredths = number;

const PESO = '₱';

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Splits hundredths into sign, whole pesos and two centavo digits; throws for fractions and unsafe integers. */
function split(amount: Hundredths): { sign: string; whole: string; cents: string } {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer number of hundredths: ${amount}`);
  const magnitude = Math.abs(amount);
  return {
    sign: amount < 0 ? '-' : '',
    whole: group(String(Math.floor(magnitude / 100))),
    cents: String(magnitude % 100).padStart(2, '0'),
  };
}

/**
 * Formats an amount for the lobby (docs/product-rules.md, Money on screen): divided by 100, floored, with thousands
 * separators and no centavos. Floors towards minus infinity, so that the amount shown never exceeds the real one.
 */
export function formatWhole(amount: Hundredths, symbol: string = PESO): string {
  const floored = Math.floor(amount / 100) * 100;
  const { sign, whole } = split(floored);
  return `${sign}${symbol}${whole}`;
}

/** Formats the lobby's balance: whole pesos, but exact below one peso, so that centavos do not show as nothing. */
export const formatBalance = (amount: Hundredths): string =>
  amount > 0 && amount < 100 ? formatExact(amount) : formatWhole(amount);

/** Formats an amount exactly, for prizes, bets, wallet and records: two decimals, never rounded. */
export function formatExact(amount: Hundredths, symbol: string = PESO): string {
  const { sign, whole, cents } = split(amount);
  return `${sign}${symbol}${whole}.${cents}`;
}

/** Formats a prize: whole pesos without decimals if there are no centavos, else exact; never "₱0" for a real prize. */
export function formatPrize(amount: Hundredths, symbol: string = PESO): string {
  return amount % 100 === 0 ? formatWhole(amount, symbol) : formatExact(amount, symbol);
}

/** Formats an amount exactly, with a plus sign for gains and a minus for losses; zero has no sign. */
export function formatSigned(amount: Hundredths, symbol: string = PESO): string {
  return amount > 0 ? `+${formatExact(amount, symbol)}` : formatExact(amount, symbol);
}

/**
 * Parses a typed amount: optional peso sign, separators, at most two decimals, no exponent, no sign. Returns
 * undefined for anything else, so that the form can report the error.
 */
export function parseAmount(typed: string): Hundredths | undefined {
  const match = /^\s*₱?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?\s*$/.exec(plainText(typed));
  if (match?.[1] === undefined) return undefined;
  const amount = Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Converts pesos to hundredths, so that constants read as in the product rules: pesos(5_000). */
export const pesos = (whole: number): Hundredths => Math.round(whole * 100);
