const FLYING =
  'each of twenty coins changes its place, size and turn along a curve of its own, where the floor only moves as many; ' +
  'and among so few quads what any scene costs, its clock, tweens and canvas, is a large part';

/** Why a goal cannot be met, by the row's name. A row that is not here has no excuse. */
export const NOTES: Readonly<Record<string, string>> = {
  'reward-flight: JS a frame, ratio to the floor': FLYING,
};
