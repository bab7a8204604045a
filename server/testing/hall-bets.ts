import type { HallStepRound } from '../../contract/game-server.ts';
import { diceTargets } from '../../fair/instant/dice.ts';
import { KENO_RISKS } from '../../fair/instant/keno.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../fair/instant/plinko.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS } from '../../fair/instant/wheel.ts';
import { guessesOn } from '../../fair/steps/hilo.ts';
import { STALLS, type Stall } from '../../fair/tables/perya.ts';
import type { WorldRandom } from '../worlds/random.ts';

/** Creates random valid bets and steps for the game server's games. */

const TARGETS = diceTargets();
const TOWERS = { easy: 4, medium: 3, hard: 2, expert: 3, master: 4 } as const;
const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;

/** Random choices for a bet on an original, by kind. */
const CHOICES: Readonly<Record<string, (random: WorldRandom) => object>> = {
  dice: ({ pick }) => ({ target: pick(TARGETS), side: pick(['under', 'over']) }),
  limbo: ({ below }) => ({ target: 101 + below(1_000) }),
  plinko: ({ pick }) => ({ rows: pick(PLINKO_ROWS), risk: pick(PLINKO_RISKS) }),
  wheel: ({ pick }) => ({ segments: pick(WHEEL_SEGMENTS), risk: pick(WHEEL_RISKS) }),
  keno: ({ pick, below }) => {
    const first = 1 + below(30);
    return {
      risk: pick(KENO_RISKS),
      picks: Array.from({ length: 1 + below(10) }, (_, index) => first + index),
    };
  },
  diamonds: () => ({}),
  mines: ({ below }) => ({ mines: 1 + below(24) }),
  towers: ({ pick }) => ({ difficulty: pick([...DIFFICULTIES, 'master']) }),
  pump: ({ pick }) => ({ difficulty: pick(DIFFICULTIES) }),
  hilo: () => ({}),
  cups: ({ pick }) => ({ cups: pick([3, 4, 5]) }),
  'coin-flips': () => ({}),
  snakes: ({ pick }) => ({ difficulty: pick([...DIFFICULTIES, 'master']) }),
  crash: ({ below }) => ({ auto: 101 + below(1_000) }),
  karera: ({ pick, below }) => ({ kind: pick(['win', 'place']), runner: below(6) }),
};

const stalls: ReadonlyMap<string, Stall> = new Map(Object.entries(STALLS));

/** Returns a random valid choice for a bet on a title of this kind. */
export function choiceFor(kind: string, random: WorldRandom): object {
  const original = CHOICES[kind];
  if (original) return original(random);
  const stall = stalls.get(kind);
  if (stall?.kernel === 'pick') return { places: [1, 4 + random.below(3), 7 + random.below(3)] };
  return stall !== undefined && 'bets' in stall && stall.bets ? { field: random.pick(stall.bets).name } : {};
}

/** Returns a random valid next step of an open round. */
export function nextStep(kind: string, round: HallStepRound, { below, pick }: WorldRandom): object {
  switch (kind) {
    case 'mines': {
      const opened = new Set(round.taken.map(({ step }) => (step as { tile: number }).tile));
      return {
        tile: pick(Array.from({ length: 25 }, (_, index) => index + 1).filter((tile) => !opened.has(tile))),
      };
    }
    case 'towers':
      return { tile: 1 + below(TOWERS[(round.choice as { difficulty: keyof typeof TOWERS }).difficulty]) };
    case 'hilo': {
      const { card } = (round.taken.at(-1)?.shown ?? round.start) as { card: number };
      return { guess: pick([...Object.keys(guessesOn(card)), ...(round.taken.length < 3 ? ['skip'] : [])]) };
    }
    case 'cups':
      return { cup: below((round.choice as { cups: number }).cups) };
    case 'coin-flips':
      return { side: pick(['heads', 'tails']) };
    default:
      return {};
  }
}
