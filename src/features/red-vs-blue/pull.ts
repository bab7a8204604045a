/**
 * Returns the position of the rope from the bets of two camps: -1 fully red, 0 a tie or no bets, 1 fully blue. Both
 * bets in hundredths.
 */
export function pullOf(red: number, blue: number): number {
  const total = red + blue;
  return total === 0 ? 0 : (blue - red) / total;
}
