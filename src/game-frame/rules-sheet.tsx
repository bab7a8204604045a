import { createContext, type ReactNode, use } from 'react';

/** Names and values of a game's figures. */
export type RulesFacts = readonly (readonly [name: string, value: string])[];

/** Content of a game's rules. */
export interface RulesSheetProps {
  /** The most important rules before playing: three lines. */
  readonly lines: readonly string[];
  /** Further rules. */
  readonly more?: readonly string[];
  /** Why showing a result cannot change it, if the lines do not state it. */
  readonly answer?: string | undefined;
  /** Probabilities and payouts. */
  readonly odds?: RulesFacts | undefined;
  /** Return and maximum win. */
  readonly back: RulesFacts;
  /** Tables of odds and payouts. */
  readonly children?: ReactNode;
}

/** Layout of the rules, provided by the rules dialog. */
export const RenderRules = createContext<(rules: RulesSheetProps) => ReactNode>(() => undefined);

/** Draws a game's rules: three lines, odds and payouts, the return, and the link to the proof. */
export function RulesSheet(props: RulesSheetProps) {
  return use(RenderRules)(props);
}
