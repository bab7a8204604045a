import { manilaDayStart } from '../clock.ts';
import { PlayerHistory, type Visit, linePayoutFor, slotGames } from './history.ts';
import { worldRandom } from './random.ts';

/** Generates the demo player's year and day. Amounts in hundredths. */

/** Wallet balance when the fair opens, unless the draws paid more. */
const OPENING_COIN = 1_248_050;

/**
 * Seed of all randomness in the history; chosen so that her record shows diamonds, a coupon, a scratch card and one
 * mini jackpot.
 */
const SEED_NAME = 'marisol-58';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Evenings on which she played, as days before today. */
const EVENINGS = [331, 300, 268, 230, 199, 160, 121, 90, 64, 45, 30, 21, 13, 9, 6, 4, 2, 1];
const STAKES = [20_000, 50_000, 50_000, 100_000];
const FAVOURITES = slotGames.slice(0, 9);

/** Today's valid bet: five chances earned, and almost half of the sixth. */
const TODAY_STAKES = [...Array<number>(24).fill(100_000), ...Array<number>(6).fill(50_000), 35_000];
const TODAY_DRAWS = 2;
const TODAY_MS = 3 * HOUR;

/** Returns when she registered. */
export const registeredAt = (now: number): number => manilaDayStart(now) - 334 * DAY;

/** Generates her history until yesterday. */
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
 * Adds her day: a deposit, bets that earn five chances, two of them drawn, three left. Bets and deposit are such that
 * the wallet ends at the opening balance; `coin` is her ledger balance before.
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
 * Plans stakes in a mixed order with wins, and a deposit in whole ₱500, that end exactly at the opening balance.
 * `prizes` is what today's draws will pay: the deposit comes before them.
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
