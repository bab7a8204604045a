import type { GameName } from '../../contract/fair.ts';
import { type Ratio, asNumber } from '../../fair/ratio.ts';

/** A computed figure of a game, and its value in the product rules. */
export interface Row {
  readonly game: GameName | 'funds';
  readonly what: string;
  /** Computed value, formatted as in the product rules. */
  readonly got: string;
  readonly wanted: string;
  readonly verdict: 'fits' | 'undecided' | 'differs';
  /** Exact fraction, such as `41/10000`; empty for a figure that was not computed as one. */
  readonly exact: string;
}

/** A share, or an amount in pesos: an exact fraction, or a number if the fraction would be too long to write. */
export type Figure = Ratio | number;
type FormatFigure = (figure: Figure) => string;

const numberOf = (figure: Figure): number => (typeof figure === 'number' ? figure : asNumber(figure));
const fractionOf = (figure: Figure): string =>
  typeof figure === 'number' ? '' : `${figure.over}/${figure.under}`;

/** Returns a function that formats a share in per cent with `digits` decimals. */
export const percent =
  (digits: number): FormatFigure =>
  (figure) =>
    `${(numberOf(figure) * 100).toFixed(digits)} %`;
/** Returns a function that formats an amount in pesos with `digits` decimals. */
export const pesos =
  (digits: number): FormatFigure =>
  (figure) =>
    `₱${numberOf(figure).toFixed(digits)}`;
/** Returns a function that formats a chance as "1 in n", n with `digits` decimals. */
export const oneIn =
  (digits: number): FormatFigure =>
  (figure) =>
    `1 in ${(1 / numberOf(figure)).toFixed(digits)}`;

interface Found {
  readonly game: Row['game'];
  readonly what: string;
  readonly figure: Figure;
  readonly format: FormatFigure;
}

/** Creates a row for a figure that, once formatted, must equal its text in the product rules. */
export function equalTo(wanted: string, { game, what, figure, format }: Found): Row {
  const got = format(figure);
  return { game, what, got, wanted, verdict: got === wanted ? 'fits' : 'differs', exact: fractionOf(figure) };
}

/** Creates a row for a figure with an upper bound in the product rules. */
export function atMost(bound: Ratio, { game, what, figure, format }: Found): Row {
  return {
    game,
    what,
    got: format(figure),
    wanted: `≤ ${format(bound)}`,
    verdict: numberOf(figure) <= asNumber(bound) ? 'fits' : 'differs',
    exact: fractionOf(figure),
  };
}
