import { randomUUID } from 'node:crypto';
import type { CallName } from '../../contract/calls.ts';
import type { Clock } from '../clock.ts';
import { sweep } from '../jobs/sweep.ts';
import { openSession } from '../sessions/sessions.ts';
import type { TestProduct } from './product.ts';

/** Frequent calls with their bodies, in the order in which a visit makes them. */
const VISIT: readonly (readonly [name: CallName, body: () => object])[] = [
  ['anonymous/appConfig', () => ({ gameListVersion: '', configKeyList: [] })],
  ['refreshData', () => ({})],
  ['activityGetStatusList', () => ({})],
  ['getActivityIds', () => ({})],
  ['online', () => ({})],
  ['getJackpotDrawInfo', () => ({})],
  ['receiveDrawChance', () => ({ clientTxnId: randomUUID() })],
  ['getPersonJackpotDrawAwardLog', () => ({})],
  ['getJackpotRank', () => ({})],
  ['slotshackInfo', () => ({})],
  ['slotshackSpin', () => ({ bet: 200, clientTxnId: randomUUID() })],
  ['slotshackSpin', () => ({ bet: 200, clientTxnId: randomUUID() })],
  ['slotshackRecord', () => ({})],
  ['halloweenSlotsClick', () => ({ bet: 200, clientTxnId: randomUUID() })],
  ['getHalloweenAwardLog', () => ({})],
  ['getLotteryNum', () => ({})],
  ['coinPusherInfo', () => ({})],
  ['getScratchCardInfo', () => ({})],
  ['searchScratchCardAwardLog', () => ({})],
  ['searchScratchCardAwardLog', () => ({ wonOnly: true })],
  ['appDiamondBonusTickersData', () => ({})],
  ['diamondShopData', () => ({})],
  ['diamondGoodsExchangeOrderLog', () => ({})],
  ['diamondLog', () => ({})],
  ['dailySpinInfo', () => ({})],
  ['dailySpin', () => ({ clientTxnId: randomUUID() })],
  ['dailySpinLog', () => ({})],
  ['getRedPacketRainConfig', () => ({})],
  ['getBankruptGiftInfo', () => ({})],
  ['getRechargeSignConfig', () => ({})],
  ['fairSeed', () => ({ game: 'lucky-jackpot' })],
  ['fairRounds', () => ({})],
  ['fairRounds', () => ({ game: 'scratch-card' })],
  ['gameLike', () => ({ gameId: 1001 })],
  ['memberGames', () => ({})],
  ['appUserCoinDetail', () => ({})],
  ['appUserCoinDetail', () => ({ kind: 'deposit' })],
  ['appUserCoinDetail', () => ({ from: 1, to: 2 })],
];

/** A response with a list; if it has a second page, that page is requested too. */
interface Listed {
  readonly next?: string;
  readonly allRank?: { readonly next?: string };
}

/**
 * Plays the visits of some players, one after the other, through all frequent calls, and runs the background sweep
 * once. Returns the calls that were refused; there should be none.
 */
export async function playBusyHour(product: TestProduct, userIds: readonly number[]): Promise<string[]> {
  const refused: string[] = [];
  for (const userId of userIds) {
    const token = await openSession(product.db, userId, '127.0.0.1', product.clock.now());
    const ask = async (name: CallName, body: object): Promise<void> => {
      const answer = await product.ask(name, body, { token });
      if (answer.errcode !== 0) refused.push(`${name}: ${answer.errcode} ${answer.message ?? ''}`);
      const { next, allRank } = answer as Listed;
      const after = next ?? allRank?.next;
      if (after !== undefined && !('after' in body)) await ask(name, { ...body, pageNum: 2, after });
    };
    for (const [name, body] of VISIT) await ask(name, body());
  }
  await sweepNow(product);
  return refused;
}

const sweepNow = ({ db, clock }: { db: TestProduct['db']; clock: Clock }) => sweep(db, clock.now());
