import type { CatalogueTitle } from '../../contract/catalogue/title.ts';
import { PlayerHistory, type Visit, historyGames, linePayoutFor, slotGames, stakeIn } from './history.ts';
import { type WorldRandom, worldRandom } from './random.ts';

/** A generated player. */
export interface GeneratedPerson {
  readonly account: string;
  readonly nickname: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly birthDate: string;
}

const NICKNAMES = [
  'Jun-Jun',
  'Ate Baby',
  'Kuya Boy',
  'Bossing',
  'Inday',
  'Totoy',
  'Nene',
  'Bebang',
  'Dodong',
  'Maricel',
  'Rodel',
  'Jhun Rey',
  'Tisoy',
  'Lodi Mark',
  'Petmalu',
  'Ging-Ging',
  'Manong Ed',
  'Aling Rosa',
  'Tita Cora',
  'Tito Bong',
  'Bunso',
  'Ising',
  'Bimby',
  'Charo',
  'Dencio',
  'Estong',
  'Fely',
  'Goryo',
  'Hermie',
  'Isko',
  'Jepoy',
  'Kulas',
  'Luzviminda',
  'Mang Tomas',
  'Nonoy',
  'Oca',
  'Pilar',
  'Ramil',
  'Sharon',
  'Temyong',
  'Ursula',
  'Vangie',
  'Weng',
  'Yoyong',
  'Zeny',
  'Biboy',
  'Chona',
  'Danilo',
  'Elmer',
  'Girlie',
  'Jasmin',
  'Kokoy',
  'Liza Mae',
  'Mikmik',
  'Noel Jr',
  'Pogi Ver',
  'Queenie',
  'Rowena',
  'Spongklong',
  'Tonyo',
] as const;

/** The generated players of a world, without the player who logs in to it. */
export const otherPlayers: readonly GeneratedPerson[] = NICKNAMES.map((nickname, index) => {
  const random = worldRandom('person', nickname);
  const plain = nickname.toLowerCase().replaceAll(/[^a-z]/g, '');
  return {
    account: `${plain.slice(0, 11)}${10 + index}`.padEnd(6, '0'),
    nickname,
    birthDate: `${1958 + random.below(44)}-0${1 + random.below(9)}-${10 + random.below(18)}`,
  };
});

/** How a generated player plays. Amounts in hundredths. */
interface Habit {
  readonly stakes: readonly number[];
  readonly deposit: number;
  readonly visits: number;
}

const SMALL: Habit = { stakes: [1_000, 2_000, 5_000], deposit: 30_000, visits: 2 };
const MIDDLE: Habit = { stakes: [10_000, 20_000, 50_000], deposit: 300_000, visits: 3 };
const LARGE: Habit = { stakes: [100_000, 200_000, 200_000, 300_000], deposit: 2_000_000, visits: 12 };

const habitOf = (index: number): Habit => (index % 4 === 0 ? LARGE : index % 2 === 1 ? SMALL : MIDDLE);

/**
 * Seed of all randomness in these histories, chosen so that minor and mini jackpots were won and all four pools differ
 * from their seed amounts.
 */
const SEED_NAME = 'crowd-53';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROUNDS_A_VISIT = 9;
const PACE_MS = 25_000;
/** Longer than any visit, ms, so that no visit reaches into the future. */
const VISIT_MS = 25 * 60_000;

/**
 * How most generated players play in the last hour and a half: small, differing stakes, in amounts that people would
 * choose.
 */
const TONIGHT = {
  stakes: [12_000, 15_000, 18_500, 20_000, 25_000, 27_500, 32_000, 36_000, 40_000, 45_000],
  rounds: 7,
  pace: 35_000,
  within: 85 * 60_000,
  deposit: 200_000,
} as const;

/**
 * Returns how long ago a visit began, in ms: some visits just now, half in the last two weeks, the others during the
 * year.
 */
function ageOfVisit(random: WorldRandom): number {
  const when = random.float();
  if (when < 0.05) return VISIT_MS + random.float() * 3 * HOUR;
  if (when < 0.15) return VISIT_MS + random.float() * DAY;
  if (when < 0.5) return DAY + random.float() * 13 * DAY;
  return 14 * DAY + random.float() * 350 * DAY;
}

/** Generates the past year of the other players until `now`: one history for each of `userIds`, in that order. */
export function otherPlayerHistories(
  userIds: readonly number[],
  now: number,
  seedName: string = SEED_NAME,
): PlayerHistory[] {
  return userIds.map((userId, index) => {
    const name = otherPlayers[index]?.account ?? String(index);
    const random = worldRandom('crowd', name);
    const habit = habitOf(index);
    const favourites: CatalogueTitle[] = Array.from({ length: 4 }, () =>
      random.pick(index % 3 === 0 ? historyGames : slotGames),
    );
    const history = new PlayerHistory(userId, `${seedName}/${name}`);
    const begins = Array.from({ length: habit.visits }, () => Math.round(now - ageOfVisit(random))).toSorted(
      (a, b) => a - b,
    );
    let free = 0;
    for (const begin of begins) {
      const visit: Visit = {
        at: Math.max(begin, free),
        games: favourites,
        stakes: habit.stakes,
        rounds: ROUNDS_A_VISIT + random.below(6),
        pace: PACE_MS,
        deposit: habit.deposit,
        enough: habit.deposit * 2,
        keep: random.below(2),
      };
      if (visit.at > now - VISIT_MS) continue;
      history.visit(visit);
      free = (history.events.at(-1)?.at ?? 0) + 10 * 60_000;
    }
    if (index % 3 !== 0) playTonight(history, favourites, { name, now, from: free });
    return history;
  });
}

/**
 * Adds a few rounds just before now, so that the winners ticker shows many people. The chances that these rounds earn
 * stay unused.
 */
function playTonight(
  history: PlayerHistory,
  favourites: readonly CatalogueTitle[],
  { name, now, from }: { name: string; now: number; from: number },
): void {
  const random = worldRandom('tonight', name);
  const { stakes, rounds, pace, within, deposit } = TONIGHT;
  const begin = Math.max(from, Math.round(now - rounds * pace - 1_000 - random.float() * within));
  if (begin + rounds * pace >= now) return;
  for (let round = 1; round <= rounds; round++) {
    const game = random.pick(favourites);
    const stake = stakeIn(game, random.pick(stakes));
    const at = begin + Math.round(pace * (round - 0.8 * random.float()));
    if (history.coin < stake) history.deposit(Math.max(deposit, stake), at - 1);
    history.round(game, stake, at, linePayoutFor(random.float(), stake));
  }
}
