import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';

const STAMPS = RECHARGE_SIGN.diamonds.length;

/** A stamp as it is stored; `number` counts on over all cards of a player, from 1, `day` is a Manila day. */
export interface StoredStamp {
  readonly number: number;
  readonly day: number;
  readonly isUpgraded: boolean;
}

/** A stamp by its place on the card, from 1. */
export interface Stamp {
  readonly id: number;
  readonly isUpgraded: boolean;
}

/** How a player's deposit card stands. */
export interface DepositCard {
  /** Stamps on the card that is shown, in order: a full one until its day is over. */
  readonly stamps: readonly Stamp[];
  /** The stamp of today. */
  readonly today: Stamp | undefined;
  /** Stamps of all cards. */
  readonly number: number;
  /** Hundredths deposited today. */
  readonly deposited: number;
}

const placeOf = (number: number): number => ((number - 1) % STAMPS) + 1;

/** Returns the card that a player's last stamps, newest first, make today. A missed day takes nothing: the next stamp waits. */
export function cardOf(
  last: readonly StoredStamp[],
  { today, deposited }: { today: number; deposited: number },
): DepositCard {
  const newest = last[0];
  const isToday = newest?.day === today;
  const number = newest?.number ?? 0;
  const onCard = number === 0 || (placeOf(number) === STAMPS && !isToday) ? 0 : placeOf(number);
  const stamps = last
    .slice(0, onCard)
    .map((stamp) => ({ id: placeOf(stamp.number), isUpgraded: stamp.isUpgraded }))
    .toReversed();
  return { stamps, today: isToday ? stamps.at(-1) : undefined, number, deposited };
}

/** Returns the diamonds of a stamp, by its place on the card from 1; the first of a new card after the last. */
export const diamondsOf = (id: number): number => RECHARGE_SIGN.diamonds[(id - 1) % STAMPS] ?? 0;

/** Returns the diamonds that a stamp is worth more when it counts three times. */
export const addedByUpgrade = (id: number): number => diamondsOf(id) * (RECHARGE_SIGN.upgradeTimes - 1);

/** Returns what is missing of today's deposits, in hundredths. */
export const missingFor = ({ deposited }: DepositCard, needs: number): number =>
  Math.max(0, needs - deposited);
