import type { GameName } from '../../contract/fair.ts';
import type { SlotGame } from './info.ts';
import { newSeed, readPlayerSeed } from '../fair/seeds.ts';
import { type Slot, type SlotResult, drawSlot } from '../../fair/slots.ts';
import type { Database } from '../db/database.ts';

/** Sets a player's next seed of a game to one whose round has the wanted outcome. */
export async function chooseRoundSeed(
  db: Database,
  { userId, game }: { userId: number; game: GameName },
  wanted: (round: { seed: string; clientSeed: string; nonce: number }) => boolean,
): Promise<void> {
  const { clientSeed, nonce } = await readPlayerSeed(db, { userId, game });
  let seed = newSeed();
  while (!wanted({ seed, clientSeed, nonce })) seed = newSeed();
  await db.query('update fair_players set seed = $3 where user_id = $1 and game = $2', [userId, game, seed]);
}

/** Sets a player's next seed of a slot to one whose spin, at a bet of 100 hundredths, has the wanted outcome. */
export const chooseOutcome = (
  db: Database,
  who: { userId: number; game: SlotGame },
  slot: Slot,
  wanted: (outcome: SlotResult) => boolean,
): Promise<void> => chooseRoundSeed(db, who, (round) => wanted(drawSlot(slot, round, 100)));
