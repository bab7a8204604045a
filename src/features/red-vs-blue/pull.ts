/**
 * Where the bets of two camps have pulled the rope: -1 when all of it pulls for red, 0 level or without a bet, 1 when all of
 * it pulls for blue. Both in hundredths.
 */
export function pullOf(red: number, blue: number): number {
  const total = red + blue;
  return total === 0 ? 0 : (blue - red) / total;
}
