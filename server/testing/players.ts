import { randomBytes, randomInt } from 'node:crypto';
import { type JackpotOutcome, drawJackpot } from '../../fair/jackpot.ts';
import { registerPlayer } from '../auth/registration.ts';
import type { Database } from '../db/database.ts';
import { grantChances } from '../jackpot/chances.ts';
import { chooseRoundSeed } from '../slots/test-kit.ts';
import { settleDeposit } from '../games/rounds.ts';

/** Usual time of tests: noon in Manila on Wednesday 18 November 2026. */
export const NOON = Date.UTC(2026, 10, 18, 4);

/** Coins and chances with which a test's player begins. */
export interface Start {
  /** Coins in hundredths, booked as a deposit. */
  readonly coins?: number;
  readonly chances?: number;
  readonly at?: number;
  /** False for a player who has only a name; default true. */
  readonly hasNumber?: boolean;
}

/** Creates a player with coins and chances, both booked through the ledger. Returns the player's id. */
export async function makePlayer(
  db: Database,
  { coins = 0, chances = 0, at = NOON, hasNumber = true }: Start = {},
): Promise<number> {
  return db.transaction(async (client) => {
    const account = `t${randomBytes(6).toString('hex')}`;
    const userId = await registerPlayer(client, {
      account,
      ...(hasNumber && { mobile: `+639${String(randomInt(1e9)).padStart(9, '0')}` }),
      nickname: account,
      birthDate: '1990-01-01',
      now: at,
    });
    if (coins > 0) await settleDeposit(client, { userId, amount: coins, channel: 'GCash', at });
    await grantChances(client, { userId, count: chances, source: 'world', at });
    return userId;
  });
}

/** Sets a player's next seed to one whose jackpot draw has the wanted outcome. */
export const chooseSeed = (
  db: Database,
  userId: number,
  wanted: (outcome: JackpotOutcome) => boolean,
): Promise<void> =>
  chooseRoundSeed(db, { userId, game: 'lucky-jackpot' }, ({ seed, clientSeed, nonce }) =>
    wanted(drawJackpot(seed, clientSeed, nonce)),
  );
