import { createContext, type ReactNode, use } from 'react';

/** Names and values, as texts, that the rules list. */
export type RulesFacts = readonly (readonly [name: string, value: string])[];

/** Content of a game's rules. */
export interface RulesSheetProps {
  /** Three lines with the most important rules. */
  readonly lines: readonly string[];
  /** Further rules, one line each. */
  readonly more?: readonly string[];
  /** Text that explains why the animation of a result cannot change the result; left out if `lines` explain it. */
  readonly answer?: string | undefined;
  /** Probabilities and payouts, by name. */
  readonly odds?: RulesFacts | undefined;
  /** Return (RTP) and maximum win, by name. */
  readonly back: RulesFacts;
  /** Tables of odds and payouts. */
  readonly children?: ReactNode;
}

/** Function that renders rules; the rules dialog provides it. */
export const RenderRules = createContext<(rules: RulesSheetProps) => ReactNode>(() => undefined);

/** Draws a game's rules: three lines, odds and payouts, the return, and a link to the proof. */
export function RulesSheet(props: RulesSheetProps) {
  return use(RenderRules)(props);
}
