import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';

const STAMPS = RECHARGE_SIGN.diamonds.length;

/** A stored stamp; `number` counts from 1 over all cards of a player, `day` is a Manila day. */
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

/** State of a player's deposit card. */
export interface DepositCard {
  /** Stamps on the current card, in order; a full card stays until its day is over. */
  readonly stamps: readonly Stamp[];
  /** Today's stamp. */
  readonly today: Stamp | undefined;
  /** Number of stamps on all cards. */
  readonly number: number;
  /** Hundredths deposited today. */
  readonly deposited: number;
}

const placeOf = (number: number): number => ((number - 1) % STAMPS) + 1;

/** Returns today's card for a player's last stamps, newest first. A missed day removes no stamp: the next one waits. */
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

/**
 * Returns the diamonds of a stamp, by its place on the card from 1; after the last place, those of a new card's
 * first.
 */
export const diamondsOf = (id: number): number => RECHARGE_SIGN.diamonds[(id - 1) % STAMPS] ?? 0;

/** Returns the additional diamonds of a stamp that counts three times. */
export const addedByUpgrade = (id: number): number => diamondsOf(id) * (RECHARGE_SIGN.upgradeTimes - 1);

/** Returns what is missing of today's deposits, in hundredths. */
export const missingFor = ({ deposited }: DepositCard, needs: number): number =>
  Math.max(0, needs - deposited);
