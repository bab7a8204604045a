import { createContext, type ReactNode, use } from 'react';

/** Figures of a game by their names. */
export type RulesFacts = readonly (readonly [name: string, value: string])[];

/** The rules of a game as it tells them. */
export interface RulesSheetProps {
  /** What a player has to know before playing: three lines. */
  readonly lines: readonly string[];
  /** What else there is to know of the play. */
  readonly more?: readonly string[];
  /** Why showing a result cannot change it, where the lines do not say so. */
  readonly answer?: string | undefined;
  /** Chances and pays. */
  readonly odds?: RulesFacts | undefined;
  /** What comes back, and the most that can be won. */
  readonly back: RulesFacts;
  /** Tables of odds and pays. */
  readonly children?: ReactNode;
}

/** What the dialog of the rules brings with it: how they are laid out. */
export const RenderRules = createContext<(rules: RulesSheetProps) => ReactNode>(() => undefined);

/** The rules of a game, which each game knows: three lines, odds and pays, what comes back, and the way to the proof. */
export function RulesSheet(props: RulesSheetProps) {
  return use(RenderRules)(props);
}
