import type { DrawRecord } from '../../contract/jackpot.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import { CELLS, JACKPOT_MONEY, JACKPOT_RULES, TIER_RULES } from '../../fair/jackpot.ts';
import { manilaWeekStart } from '../clock.ts';
import type { Handlers, PlayerContext } from '../calls/handler.ts';
import { mapPage } from '../db/page.ts';
import { missingFor, readProgress } from './chances.ts';
import { readRounds, type StoredRound } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';
import { draw, isWinShown, readDrawer, toJackpotDraw } from './draw.ts';
import { readPools } from './pools.ts';
import { countChances, readOwnRank, readRank } from './queries.ts';
import { maskName, readDrawWin, readWinners } from '../winners/winners.ts';
import { jackpotHints } from './texts.ts';

const cells = CELLS.map(({ propId, count, ppm }, cell) => ({ cell, propId, count, oddsPpm: ppm }));
const oddsOf = (tier: string): number => TIER_RULES.find((rule) => rule.tier === tier)?.ppm ?? 0;
const wheelOddsPpm = {
  mega: oddsOf('mega'),
  major: oddsOf('major'),
  minor: oddsOf('minor'),
  mini: oddsOf('mini'),
};

/**
 * Returns a hint about what the next chance requires: the deposit first, then the bet (docs/product-rules.md, Lucky
 * Jackpot).
 */
async function hint({ db, session, clock, locale }: PlayerContext): Promise<string> {
  const { needDeposit, needTyping } = missingFor(await readProgress(db, session.userId, clock.now()));
  const hints = jackpotHints[locale];
  if (needDeposit > 0) return fillText(hints.deposit, { amount: formatExact(needDeposit) });
  if (needTyping > 0) return fillText(hints.bet, { amount: formatExact(needTyping) });
  return hints.tomorrow;
}

type JackpotHandlers = Pick<
  Handlers,
  'getJackpotDrawInfo' | 'receiveDrawChance' | 'getPersonJackpotDrawAwardLog' | 'getJackpotRank'
>;

/** Handlers of the Lucky Jackpot. */
export const jackpotHandlers: JackpotHandlers = {
  async getJackpotDrawInfo(_request, context) {
    const { db, session, clock } = context;
    const now = clock.now();
    const [pools, chanceSize, progress, jackpotWinnerList, seed, player] = await Promise.all([
      readPools(db),
      countChances(db, session.userId, now),
      readProgress(db, session.userId, now),
      readWinners(db, 20, 'jackpot'),
      readSeed(db, { userId: session.userId, game: 'lucky-jackpot' }),
      readDrawer(db, session.userId, now),
    ]);
    if (!player.isOpen) throw new CallError(ErrorCode.jackpotClosed);
    return {
      ...pools,
      chanceSize,
      ...missingFor(progress),
      canReceiveDrawChance: chanceSize > 0 && player.mayDraw,
      typingToday: progress.validBetToday,
      typingPerChance: JACKPOT_MONEY.perChance,
      earnedToday: progress.earnedToday,
      maxPerDay: JACKPOT_MONEY.maxPerDay,
      jackpotWinnerList,
      cells,
      wheelOddsPpm,
      ...seed,
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
    const { answer, replayed } = result;
    if (!replayed) {
      live.balanceChanged(session.userId);
      live.poolsChanged();
      if (answer.tier !== null) {
        log.info({ drawId: answer.id, tier: answer.tier, bonus: answer.bonus }, 'jackpot won');
      }
      const shown = isWinShown(answer) ? await readDrawWin(db, answer.id) : undefined;
      if (shown) live.won(shown);
    }
    const rule = TIER_RULES.find((candidate) => candidate.tier === answer.tier);
    return {
      data: {
        drawId: answer.id,
        ...(answer.time === undefined ? {} : { time: answer.time }),
        type: rule ? 2 : 1,
        propId: answer.propId,
        count: answer.count,
        bonus: answer.bonus,
        id: rule?.id ?? 0,
        cell: answer.cell,
      },
      proof: answer.proof,
      nextSeedHash: answer.nextSeedHash,
      chanceSize: answer.chances,
      coin: answer.coin,
      coinVersion: answer.coinVersion,
      lottery: answer.diamonds,
    };
  },

  async getPersonJackpotDrawAwardLog(page, { db, session: { userId } }) {
    return mapPage(await readRounds(db, { ...page, userId, games: ['lucky-jackpot'] }), toRecord);
  },

  async getJackpotRank(page, { db, session: { userId }, clock }) {
    const week = manilaWeekStart(clock.now());
    const [allRank, personRank] = await Promise.all([
      readRank(db, week, page),
      readOwnRank(db, week, userId),
    ]);
    return {
      allRank: mapPage(allRank, ({ userId: ranked, name, ...row }) => ({
        ...row,
        name: ranked === userId ? name : maskName(name),
        own: ranked === userId,
      })),
      personRank,
    };
  },
};

function toRecord(round: StoredRound): DrawRecord {
  const { tier, ...past } = toJackpotDraw(round);
  return { ...past, type: tier === null ? 1 : 2, ...(tier === null ? {} : { tier }) };
}
