/** Hundredths of a per cent as text, without needless zeros: 9550 is 95.5%, 9612 is 96.12%. */
export function formatPercent(basisPoints: number): string {
  const digits = String(Math.round(basisPoints)).padStart(3, '0');
  const decimals = digits.slice(-2).replace(/0+$/, '');
  return `${digits.slice(0, -2)}${decimals === '' ? '' : `.${decimals}`}%`;
}
