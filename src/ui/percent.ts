/** Formats hundredths of a per cent without trailing zeros: 9550 becomes 95.5%, 9612 becomes 96.12%. */
export function formatPercent(basisPoints: number): string {
  const digits = String(Math.round(basisPoints)).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return `${digits.slice(0, -2)}${decimals === '' ? '' : `.${decimals}`}%`;
}

/** Formats millionths as per cent without trailing zeros: 350000 becomes 35%, 500 becomes 0.05%. */
export function formatPpm(ppm: number): string {
  const digits = String(Math.round(ppm)).padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0+$/, '');
  return `${digits.slice(0, -4)}${decimals === '' ? '' : `.${decimals}`}%`;
}
