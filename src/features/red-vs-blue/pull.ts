/**
 * Returns the position of the rope's knot: -1 if only red has bets, 0 for a tie or no bets, 1 if only blue has bets.
 * `red` and `blue` are the sums of the two camps' bets, in hundredths.
 */
export function pullOf(red: number, blue: number): number {
  const total = red + blue;
  return total === 0 ? 0 : (blue - red) / total;
}
