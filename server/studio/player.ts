import { readLaunch } from '../gateways/launch-token.ts';
import { StudioRefusalError } from './refusal.ts';
import type { Studio } from './studio.ts';
import { type HallTitle, hallTitle } from './titles.ts';

/** Who calls: a player at one title, out of the player token. */
export interface Player {
  /** Whose rounds and seeds these are: a player's of coins, or those of one session of fun. */
  readonly owner: string;
  readonly gameId: number;
  readonly title: HallTitle;
  readonly sessionId: string;
  /** Null for fun coins. */
  readonly playerId: number | null;
  /** Whether the coins are those of the second brand's purse. */
  readonly isArcade: boolean;
  /** How others see the player: masked. */
  readonly name: string;
  /** The player token as it came. */
  readonly token: string;
  /** Milliseconds since 1970: no new bets from then on. */
  readonly endsAt: number;
}

/** Reads a player token. Refuses with sessionEnded one that is not ours. */
export function readPlayer({ secret }: Studio, token: string): Player {
  const launch = readLaunch(secret, token);
  const title = launch && hallTitle(launch.gameId);
  if (launch === undefined || title === undefined) throw new StudioRefusalError('sessionEnded');
  const { playerId, sessionId, isArcade = false } = launch;
  const owner = playerId === null ? `fun:${sessionId}` : `player:${playerId}`;
  return { ...launch, isArcade, owner, title, token };
}

/** Refuses with sessionEnded a player whose time is over. */
export function assertInTime({ clock }: Studio, { endsAt }: Player): void {
  if (endsAt <= clock.now()) throw new StudioRefusalError('sessionEnded');
}
