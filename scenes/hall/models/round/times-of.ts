/** Formats a multiplier in hundredths as the shortest decimal: 210 as 2.1, 500 as 5. */
export function timesOf(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
}
