/**
 * Returns the position of the rope's knot from the bets of the two camps, in hundredths: -1 if only red has bets, 0 for
 * a tie or no bets, 1 if only blue has bets.
 */
export function pullOf(red: number, blue: number): number {
  const total = red + blue;
  return total === 0 ? 0 : (blue - red) / total;
}
