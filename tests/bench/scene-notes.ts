const FLYING =
  'each of twenty coins changes its place, size and turn along a curve of its own, where the floor only moves as many; ' +
  'and among so few quads what any scene costs, its clock, tweens and canvas, is a large part';
const BIG_WIN =
  'in a big win every coin, slip of paper, letter and figure has a place, size, turn and light by a formula of its own, where the ' +
  'floor only moves as many: at most 0.2 ms a frame on a processor four times as slow, of the 16 that a frame has';
const PHYSICS =
  'in every frame the table is stepped by the very rules that the server settles by, twice, with all discs that touch; the floor ' +
  'only moves as many';
const FEW = 'among so few quads what any scene costs, its clock, tweens and canvas, is a large part';

const RATIO = 'JS a frame, ratio to the floor';
const BYTES = 'bytes allocated a frame';
const BIG_WINS = [
  'daily-spin',
  'halloween-slots',
  'halloween-tickets',
  'red-packet-rain',
  'scratch-card',
  'slotshack',
];

/** Reasons why a goal cannot be met, by the row's name. All other rows must meet their goal. */
export const NOTES: Readonly<Record<string, string>> = {
  [`reward-flight: ${RATIO}`]: FLYING,
  [`coin-pusher: ${RATIO}`]: PHYSICS,
  [`coin-pusher: ${BYTES}`]: PHYSICS,
  [`winners-ticker: ${RATIO}`]: FEW,
  ...Object.fromEntries(
    BIG_WINS.flatMap((scene) => [RATIO, BYTES].map((what) => [`${scene}: ${what}`, BIG_WIN])),
  ),
};
