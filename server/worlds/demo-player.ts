import { manilaDayStart } from '../clock.ts';
import { PlayerHistory, type Visit, linePayoutFor, slotGames } from './history.ts';
import { worldRandom } from './random.ts';

/** Generates the demo player's past year and current day. Amounts in hundredths. */

/** Balance of the demo player's wallet in a new world, hundredths; higher if her draws have paid more. */
const OPENING_COIN = 1_248_050;

/**
 * Seed of all randomness in the demo player's history, chosen so that her list of draws shows diamonds, a coupon, a
 * scratch card and one mini jackpot.
 */
const SEED_NAME = 'marisol-58';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Evenings on which the demo player has played, as numbers of days before today. */
const EVENINGS = [331, 300, 268, 230, 199, 160, 121, 90, 64, 45, 30, 21, 13, 9, 6, 4, 2, 1];
const STAKES = [20_000, 50_000, 50_000, 100_000];
const FAVOURITES = slotGames.slice(0, 9);

/** The demo player's stakes of today, hundredths: they earn five chances, and almost half of a sixth. */
const TODAY_STAKES = [...Array<number>(24).fill(100_000), ...Array<number>(6).fill(50_000), 35_000];
const TODAY_DRAWS = 2;
const TODAY_MS = 3 * HOUR;

/** Returns when the demo player registered, ms since 1970. */
export const registeredAt = (now: number): number => manilaDayStart(now) - 334 * DAY;

/** Generates the demo player's history up to and including yesterday. */
export function historyUntilToday(userId: number, now: number, seedName: string = SEED_NAME): PlayerHistory {
  const history = new PlayerHistory(userId, seedName);
  const today = manilaDayStart(now);
  const random = worldRandom(seedName, 'evenings');
  for (const daysAgo of EVENINGS) {
    const visit: Visit = {
      at: today - daysAgo * DAY + 19 * HOUR + random.below(2 * HOUR),
      games: FAVOURITES,
      stakes: STAKES,
      rounds: 12 + random.below(8),
      pace: 30_000,
      deposit: 300_000,
      enough: 500_000,
    };
    history.visit(visit);
  }
  return history;
}

/**
 * Adds the demo player's current day: a deposit, and bets that earn five chances, two of them drawn. The wallet ends at
 * the opening balance; `coin` is her balance in the ledger before.
 */
export function playToday(history: PlayerHistory, now: number, coin: number): void {
  history.coin = coin;
  const dayStart = manilaDayStart(now);
  const from = Math.max(dayStart, now - TODAY_MS);
  const step = (now - from) / (TODAY_STAKES.length + TODAY_DRAWS + 1);
  const at = (index: number): number => Math.floor(from + step * index);
  const { stakes, wins, deposit } = planToday(coin, history.nextCoins(TODAY_DRAWS));
  history.deposit(deposit, at(0));
  let index = 1;
  stakes.forEach((stake, round) => {
    const game = FAVOURITES[round % FAVOURITES.length];
    if (game) history.round(game, stake, at(index++), wins[round]);
    if (round === 11 || round === 23) history.draw(at(index++));
  });
}

/**
 * Plans stakes and wins in a mixed order, and a deposit in steps of ₱500, so that the wallet ends exactly at the
 * opening balance. `prizes` is the amount that today's draws will pay after the deposit.
 */
function planToday(coin: number, prizes: number): { stakes: number[]; wins: number[]; deposit: number } {
  for (let attempt = 0; attempt < 500; attempt++) {
    const random = worldRandom(SEED_NAME, 'today', attempt);
    const stakes = TODAY_STAKES.map((stake) => ({ stake, order: random.float() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ stake }) => stake);
    const wins = stakes.map((stake, index) =>
      index === stakes.length - 1 ? 0 : linePayoutFor(random.float(), stake),
    );
    const net = wins.reduce((sum, win, index) => sum + win - (stakes[index] ?? 0), prizes);
    const gap = OPENING_COIN - coin - net;
    const deposit = Math.floor(gap / 50_000) * 50_000;
    wins[wins.length - 1] = gap - deposit;
    let lowest = coin + deposit;
    let running = lowest;
    stakes.forEach((stake, index) => {
      lowest = Math.min(lowest, running - stake);
      running += (wins[index] ?? 0) - stake;
    });
    if (deposit >= 50_000 && deposit <= 1_500_000 && lowest >= 0) return { stakes, wins, deposit };
  }
  throw new Error(`no day leads from ${coin} to ${OPENING_COIN}`);
}
