import { RewardId } from '../../contract/reward-ids.ts';
import type { Proof } from '../../contract/fair.ts';
import type { DrawRecord } from '../../contract/jackpot.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { formatExact } from '../../contract/money.ts';
import { CELLS, JACKPOT_MONEY, JACKPOT_RULES, TIER_RULES } from '../../fair/jackpot.ts';
import { commit } from '../../fair/random.ts';
import { manilaWeekStart } from '../clock.ts';
import type { Handlers, PlayerContext } from '../calls/handler.ts';
import { missingFor, readProgress } from './chances.ts';
import { type StoredDraw, draw, isWinShown, readSeed } from './draw.ts';
import { readPools } from './pools.ts';
import { countChances, readDraws, readOwnRank, readRank } from './queries.ts';
import { maskName, readDrawWin, readWinners } from '../winners/winners.ts';

const cells = CELLS.map(({ propId, count, ppm }, cell) => ({ cell, propId, count, oddsPpm: ppm }));
const oddsOf = (tier: string): number => TIER_RULES.find((rule) => rule.tier === tier)?.ppm ?? 0;
const wheelOddsPpm = {
  mega: oddsOf('mega'),
  major: oddsOf('major'),
  minor: oddsOf('minor'),
  mini: oddsOf('mini'),
};

const proofOf = (stored: StoredDraw): Proof => ({
  seed: stored.seed,
  seedHash: commit(stored.seed),
  clientSeed: stored.clientSeed,
  nonce: stored.nonce,
  rulesVersion: stored.rulesVersion,
});

/** What a hint says is missing: the deposit first, else the bet (docs/product-rules.md, Lucky Jackpot). */
async function hint({ db, session, clock, locale }: PlayerContext): Promise<string> {
  const { needDeposit, needTyping } = missingFor(await readProgress(db, session.userId, clock.now()));
  if (needDeposit > 0) {
    const amount = formatExact(needDeposit);
    return locale === 'fil' ? `Mag-deposit pa ng ${amount}.` : `Deposit ${amount} more.`;
  }
  if (needTyping > 0) {
    const amount = formatExact(needTyping);
    return locale === 'fil'
      ? `Tumaya pa ng ${amount} para sa susunod.`
      : `Bet ${amount} more for the next one.`;
  }
  return locale === 'fil' ? 'Babalik ang mga spin sa hatinggabi.' : 'They return at midnight.';
}

type JackpotHandlers = Pick<
  Handlers,
  'getJackpotDrawInfo' | 'receiveDrawChance' | 'getPersonJackpotDrawAwardLog' | 'getJackpotRank'
>;

/** Handlers of the lucky jackpot. */
export const jackpotHandlers: JackpotHandlers = {
  async getJackpotDrawInfo(_request, context) {
    const { db, session, clock } = context;
    const now = clock.now();
    const [pools, chanceSize, progress, jackpotWinnerList, seed] = await Promise.all([
      readPools(db),
      countChances(db, session.userId, now),
      readProgress(db, session.userId, now),
      readWinners(db, 20, 'jackpot'),
      readSeed(db, session.userId, now),
    ]);
    return {
      ...pools,
      chanceSize,
      ...missingFor(progress),
      canReceiveDrawChance: chanceSize > 0 && !seed.mayNotSpin && seed.isOpen,
      typingToday: progress.validBetToday,
      typingPerChance: JACKPOT_MONEY.perChance,
      earnedToday: progress.earnedToday,
      maxPerDay: JACKPOT_MONEY.maxPerDay,
      jackpotWinnerList,
      cells,
      wheelOddsPpm,
      clientSeed: seed.clientSeed,
      nonce: seed.nonce,
      nextSeedHash: commit(seed.seed),
      rulesVersion: JACKPOT_RULES,
    };
  },

  async receiveDrawChance(request, context) {
    const { db, session, clock, live, log } = context;
    let result;
    try {
      result = await draw(db, { ...request, userId: session.userId, at: clock.now() });
    } catch (error) {
      if (error instanceof CallError && error.code === ErrorCode.noChanceLeft)
        throw new CallError(ErrorCode.noChanceLeft, { hint: await hint(context) });
      throw error;
    }
    const { draw: stored, replayed } = result;
    if (!replayed) {
      live.balanceChanged(session.userId);
      live.poolsChanged();
      if (stored.tier !== null) {
        log.info({ drawId: stored.id, tier: stored.tier, bonus: stored.bonus }, 'jackpot won');
      }
      const shown = isWinShown(stored) ? await readDrawWin(db, stored.id) : undefined;
      if (shown) live.won(shown);
    }
    const rule = TIER_RULES.find((candidate) => candidate.tier === stored.tier);
    return {
      data: {
        drawId: String(stored.id),
        type: rule ? 2 : 1,
        propId: rule ? RewardId.jackpot : stored.propId,
        count: rule ? 0 : stored.count,
        bonus: stored.bonus,
        id: rule?.id ?? 0,
        cell: stored.cell,
      },
      proof: proofOf(stored),
      nextSeedHash: stored.nextSeedHash,
      chanceSize: stored.chancesAfter,
      coin: stored.coinAfter,
      coinVersion: stored.coinVersionAfter,
      lottery: stored.diamondsAfter,
    };
  },

  getPersonJackpotDrawAwardLog: (page, { db, session: { userId } }) =>
    readDraws(db, { ...page, userId, toItem: toRecord }),

  async getJackpotRank(page, { db, session: { userId }, clock }) {
    const week = manilaWeekStart(clock.now());
    const [{ list, pages }, personRank] = await Promise.all([
      readRank(db, week, page),
      readOwnRank(db, week, userId),
    ]);
    return {
      allRank: {
        list: list.map(({ userId: ranked, name, ...row }) => ({
          ...row,
          name: ranked === userId ? name : maskName(name),
          own: ranked === userId,
        })),
        pages,
      },
      personRank,
    };
  },
};

const toRecord = (stored: StoredDraw): DrawRecord => ({
  id: String(stored.id),
  time: stored.at,
  type: stored.tier === null ? 1 : 2,
  propId: stored.propId,
  count: stored.count,
  bonus: stored.bonus,
  ...(stored.tier === null ? {} : { tier: stored.tier }),
  cell: stored.cell,
  proof: proofOf(stored),
});
