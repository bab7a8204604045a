import * as v from 'valibot';
import { ActivityId } from '../../contract/activities.ts';
import { slotOutcome } from '../../contract/slots.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import { mapPage } from '../db/page.ts';
import { readRounds } from '../fair/rounds.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { readSlotInfo } from '../slots/info.ts';
import { type HouseSlot, playSlot } from '../slots/play.ts';

/** The slot Slotshack, with its game id, activity and call. */
export const SLOTSHACK_SLOT: HouseSlot = {
  slot: SLOTSHACK,
  game: 'slotshack',
  gameId: HOUSE_GAMES.slotshack.id,
  activity: ActivityId.slotShack,
  call: 'slotshackSpin',
};

/** Handlers of the slot Slotshack. */
export const slotshackHandlers: Pick<Handlers, 'slotshackInfo' | 'slotshackSpin' | 'slotshackRecord'> = {
  slotshackInfo: async (_request, { db, session: { userId } }) => ({
    slot: await readSlotInfo(db, { ...SLOTSHACK_SLOT, userId }),
  }),

  slotshackSpin: ({ bet, clientTxnId }, context) =>
    runCommand(context, (by) => playSlot(context.db, SLOTSHACK_SLOT, { ...by, clientTxnId, bet })),

  async slotshackRecord(page, { db, session: { userId } }) {
    const rounds = await readRounds(db, { ...page, userId, games: ['slotshack'] });
    return mapPage(rounds, ({ id, time, outcome, proof }) => ({
      id,
      time,
      outcome: v.parse(slotOutcome, outcome),
      proof,
    }));
  },
};
