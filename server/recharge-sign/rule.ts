import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';

const STAMPS = RECHARGE_SIGN.diamonds.length;

/** A stored stamp. `number` counts a player's stamps on all cards, from 1; `day` is a Manila day. */
export interface StoredStamp {
  readonly number: number;
  readonly day: number;
  readonly isUpgraded: boolean;
}

/** A stamp with its position on the card, from 1. */
export interface Stamp {
  readonly id: number;
  readonly isUpgraded: boolean;
}

/** State of a player's deposit card. */
export interface DepositCard {
  /** Stamps on the current card, in order; a full card stays until its last day is over. */
  readonly stamps: readonly Stamp[];
  /** Today's stamp; undefined if the player has none today. */
  readonly today: Stamp | undefined;
  /** Number of a player's stamps on all cards together. */
  readonly number: number;
  /** Amount deposited today, hundredths. */
  readonly deposited: number;
}

const placeOf = (number: number): number => ((number - 1) % STAMPS) + 1;

/**
 * Returns today's card, computed from a player's latest stamps (newest first). After a missed day the card continues
 * with the next stamp.
 */
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
 * Returns the diamonds of a stamp by its position on the card, from 1. The position after the last one is the first of
 * a new card.
 */
export const diamondsOf = (id: number): number => RECHARGE_SIGN.diamonds[(id - 1) % STAMPS] ?? 0;

/** Returns the diamonds that a stamp pays in addition when it is upgraded to three times its worth. */
export const addedByUpgrade = (id: number): number => diamondsOf(id) * (RECHARGE_SIGN.upgradeTimes - 1);

/** Returns how much is missing from today's deposits to reach `needs`, in hundredths. */
export const missingFor = ({ deposited }: DepositCard, needs: number): number =>
  Math.max(0, needs - deposited);
