import type { GameName } from '../../contract/fair.ts';
import { type Ratio, asNumber } from '../../fair/slot-odds.ts';

/** One figure of the fair beside what the house rules say of it. */
export interface Row {
  readonly game: GameName | 'funds';
  readonly what: string;
  /** As found, written as the house rules write it. */
  readonly got: string;
  readonly wanted: string;
  readonly verdict: 'fits' | 'undecided' | 'differs';
  /** The fraction behind a figure that was enumerated. */
  readonly exact: string;
}

/** A share or an amount in pesos: an exact fraction, or a number where a fraction would be too long to write. */
export type Figure = Ratio | number;
type Words = (figure: Figure) => string;

const numberOf = (figure: Figure): number => (typeof figure === 'number' ? figure : asNumber(figure));
const fractionOf = (figure: Figure): string =>
  typeof figure === 'number' ? '' : `${figure.over}/${figure.under}`;

/** Writes a share in per cent. */
export const percent =
  (digits: number): Words =>
  (figure) =>
    `${(numberOf(figure) * 100).toFixed(digits)} %`;
/** Writes an amount in pesos. */
export const pesos =
  (digits: number): Words =>
  (figure) =>
    `₱${numberOf(figure).toFixed(digits)}`;
/** Writes a chance as one in so many. */
export const oneIn =
  (digits: number): Words =>
  (figure) =>
    `1 in ${(1 / numberOf(figure)).toFixed(digits)}`;

interface Found {
  readonly game: Row['game'];
  readonly what: string;
  readonly figure: Figure;
  readonly say: Words;
}

/** A figure that must read exactly as the house rules write it. */
export function equalTo(wanted: string, { game, what, figure, say }: Found): Row {
  const got = say(figure);
  return { game, what, got, wanted, verdict: got === wanted ? 'fits' : 'differs', exact: fractionOf(figure) };
}

/** A figure that the house rules bound from above. */
export function atMost(bound: Ratio, { game, what, figure, say }: Found): Row {
  return {
    game,
    what,
    got: say(figure),
    wanted: `≤ ${say(bound)}`,
    verdict: numberOf(figure) <= asNumber(bound) ? 'fits' : 'differs',
    exact: fractionOf(figure),
  };
}
