import * as v from 'valibot';
import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { getLotteryNum } from '../../contract/halloween.ts';
import type { HalloweenRecord } from '../../contract/halloween-draws.ts';
import { slotOutcome } from '../../contract/slots.ts';
import { LOTTERY_PRIZES, LOTTERY_RULES, LOTTERY_TICKETS } from '../../fair/halloween-lottery.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { type StoredRound, readRounds } from '../fair/rounds.ts';
import type { Queryable } from '../db/database.ts';
import { mapPage } from '../db/page.ts';
import { readSeed } from '../fair/seeds.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { rememberPage } from '../games/member-games.ts';
import { readSlotInfo } from '../slots/info.ts';
import { type HouseSlot, playSlot } from '../slots/play.ts';
import { drawCard } from './draw.ts';
import { readTickets } from './tickets.ts';

/** The Halloween slot, with its game id, activity and call. */
export const HALLOWEEN_SLOT: HouseSlot = {
  slot: HALLOWEEN,
  game: 'halloween-slots',
  gameId: HOUSE_GAMES.halloween.id,
  activity: ActivityId.halloween,
  call: 'halloweenSlotsClick',
};

const prizes = LOTTERY_PRIZES.map(({ amount, ppm }) => ({ amount, oddsPpm: ppm }));
const storedDraw = v.object({ prize: v.number(), amount: v.number() });

const toRecord = ({ id, game, time, outcome, proof }: StoredRound): HalloweenRecord =>
  game === 'halloween-slots'
    ? { kind: 'slot', id, time, proof, outcome: v.parse(slotOutcome, outcome) }
    : { kind: 'draw', id, time, proof, ...v.parse(storedDraw, outcome) };

type HalloweenHandlers = Pick<
  Handlers,
  'getHalloweenConfig' | 'halloweenSlotsClick' | 'halloweenLottery' | 'getLotteryNum' | 'getHalloweenAwardLog'
>;

/** Handlers of the Halloween activity: the slot and the draw of cards for tickets. */
export const halloweenHandlers: HalloweenHandlers = {
  async getHalloweenConfig(_request, { db, session: { userId }, clock }) {
    const [slot, seed] = await Promise.all([
      readSlotInfo(db, { ...HALLOWEEN_SLOT, userId }),
      readSeed(db, { userId, game: 'halloween-lottery' }),
      rememberPage(db, userId, '/activity/halloween', clock.now()),
    ]);
    const { perTicket, maxPerDay } = LOTTERY_TICKETS;
    return { slot, draw: { prizes, perTicket, maxPerDay, ...seed, rulesVersion: LOTTERY_RULES } };
  },

  async halloweenSlotsClick({ bet, clientTxnId }, context) {
    const { db, session, clock } = context;
    const { more, ...answer } = await runCommand(context, (by) =>
      playSlot(db, HALLOWEEN_SLOT, { ...by, clientTxnId, bet }, (client) =>
        ticketsOf(client, by.userId, by.at),
      ),
    );
    // Older stored answers contain no number of tickets, so they get the current number.
    return { ...answer, tickets: more ?? (await ticketsOf(db, session.userId, clock.now())) };
  },

  halloweenLottery: ({ clientTxnId }, context) =>
    runCommand(context, (by) => drawCard(context.db, { ...by, clientTxnId, locale: context.locale })),

  getLotteryNum: (_request, { db, session, clock }) => ticketsOf(db, session.userId, clock.now()),

  async getHalloweenAwardLog(page, { db, session: { userId } }) {
    const games = ['halloween-slots', 'halloween-lottery'] as const;
    return mapPage(await readRounds(db, { ...page, userId, games }), toRecord);
  },
};

/** Returns today's tickets in the format of the contract. */
async function ticketsOf(
  db: Queryable,
  userId: number,
  now: number,
): Promise<ResponseOf<typeof getLotteryNum>> {
  const { left, earned, validBet, missing } = await readTickets(db, userId, now);
  return {
    lotteryNum: left,
    earnedToday: earned,
    maxPerDay: LOTTERY_TICKETS.maxPerDay,
    validBetToday: validBet,
    missing,
  };
}
