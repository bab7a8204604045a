import type { Camp } from '../../contract/red-vs-blue.ts';
import type { Database } from '../db/database.ts';
import { MEMBERS } from './members.ts';
import { LARGEST_BETS } from './shares.ts';

/** A camp of a round: what everybody is shown, and what a member's share is computed from. */
export interface CampSums {
  readonly players: number;
  /** Valid bet of all members since they joined, in hundredths. */
  readonly validBet: number;
  /** The largest bets of members, descending: the only ones that can reach the limit of a share. */
  readonly largest: readonly number[];
}

/** Both camps. */
export type Camps = Readonly<Record<Camp, CampSums>>;

const NOBODY: CampSums = { players: 0, validBet: 0, largest: [] };

/** Shortest and longest time for which the camps are kept, ms. */
const KEPT_MS = { least: 5_000, most: 60_000 } as const;
/** The camps are kept for this many times as long as it took to read them: however many they are, 5 % of the time. */
const KEPT_TIMES = 20;

interface KeptCamps {
  readonly round: number;
  readonly camps: Promise<Camps>;
  /** Time until which they are kept, ms since 1970. */
  until: number;
}

const kept = new WeakMap<Database, KeptCamps>();

/**
 * Reads both camps of a round. The database adds them up; the result is kept for 5 to 60 s and shared by all who look
 * meanwhile, so that a look reads no more rows with more members.
 */
export async function readCamps(db: Database, round: number, now: number): Promise<Camps> {
  const known = kept.get(db);
  if (known?.round === round && now < known.until) return known.camps;
  const camps = addUp(db, round);
  // While they are read, everybody waits for the same result.
  const entry: KeptCamps = { round, camps, until: Number.POSITIVE_INFINITY };
  kept.set(db, entry);
  const started = performance.now();
  try {
    return await camps;
  } catch (error) {
    if (kept.get(db) === entry) kept.delete(db);
    throw error;
  } finally {
    const took = performance.now() - started;
    entry.until = now + Math.min(KEPT_MS.most, Math.max(KEPT_MS.least, KEPT_TIMES * took));
  }
}

/** Forgets the camps, so that a player who has just joined sees the camp with one more member. */
export const forgetCamps = (db: Database): void => void kept.delete(db);

async function addUp(db: Database, round: number): Promise<Camps> {
  const { rows } = await db.query<CampSums & { camp: Camp }>(
    `select camp, count(*)::int as players, sum(bet)::bigint as "validBet",
       (array_agg(bet order by bet desc))[1:${LARGEST_BETS}] as largest
     from (${MEMBERS}) as members group by camp`,
    [round],
  );
  const of = (camp: Camp): CampSums => {
    const { players, validBet, largest } = rows.find((row) => row.camp === camp) ?? NOBODY;
    return { players, validBet, largest: largest.map(Number) };
  };
  return { red: of('red'), blue: of('blue') };
}
