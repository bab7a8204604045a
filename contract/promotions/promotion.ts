import type { ActivityId } from '../activities.ts';
import type { Flags } from '../profile.ts';

/** The name of an activity. */
export type ActivityName = keyof typeof ActivityId;

/** Rule for a popup that opens by itself at the start of a visit (docs/product-rules.md, Start-up popups). */
export interface StartUpRule {
  /** Position among the start-up popups; no two popups share a number. */
  readonly order: number;
  /** Guests who see the popup: none, all, or all while the server shows the activity to guests. */
  readonly guests: 'never' | 'always' | 'if-shown';
  /**
   * How often the popup opens: once per session of the visitor, or once for each player who logs in during the session.
   */
  readonly once: 'visit' | 'player';
  /** Set if newcomers see the popup too; they are otherwise only guided to the welcome set. */
  readonly isForNewcomers?: true;
  /** Further activities that must be open for the popup to open. */
  readonly needs?: readonly ActivityName[];
}

/** A popup of a promotion. */
export interface PromotionPopup {
  /** Name of the popup in the queue of modals and in addresses, as in ?popup=signIn. */
  readonly name: string;
  /** Who may open the popup by an address; guests have to log in first for a popup of players. */
  readonly link: 'all' | 'players';
  /** When the popup opens by itself; absent if it opens only by a press or an address. */
  readonly startUp?: StartUpRule;
  /** Set if a press may open the popup over a game, even during a round; start-up popups never open there. */
  readonly isOverGames?: true;
}

/** A game of chance of a promotion; each player has one chain of seeds per game. */
export interface PromotionGame {
  /** Name of the call that plays the game's rounds. */
  readonly call: string;
}

/**
 * Everything that client and server share about a promotion. Its pictures, texts and code are in the file of the same
 * name in src/promotions; without that file the build does not compile.
 */
export interface Promotion {
  /** The promotion's own activity; the promotion is open while this activity is. */
  readonly activity?: ActivityName;
  /** The activity of another promotion; this promotion is open while that activity is. */
  readonly opensWith?: ActivityName;
  /**
   * Set if the promotion has a card in the lobby; `sort` is the card's initial position in the order that the server
   * stores.
   */
  readonly card?: { readonly sort: number };
  /** Position of the promotion's row in the bonus centre; no two rows share a number. */
  readonly row?: number;
  /** Set if the promotion has a banner on the lobby's first screen. */
  readonly hasBanner?: true;
  /** Set if the promotion's offer changes by the day or the hour; its row and card then show that. */
  readonly isDaily?: true;
  /** Set if the promotion has a floating bubble: the pages that show it while the server lets the activity float. */
  readonly bubble?: { readonly pages: readonly string[] };
  readonly popup?: PromotionPopup;
  /** The promotion's page, a name of src/pages/pages.ts. */
  readonly page?: string;
  /** Further pages that are open while the promotion is. */
  readonly pages?: readonly string[];
  /** The fund that pays the promotion, with the fund's share of all valid bets in millionths. */
  readonly fund?: { readonly name: string; readonly ppm: number };
  /** The promotion's games of chance by name. */
  readonly games?: Readonly<Record<string, PromotionGame>>;
  /** Names of the rounds that the promotion's own rules grant without a stake. */
  readonly freeRounds?: readonly string[];
  /** The notification flag that reports after log-in that there is something to collect. */
  readonly flag?: keyof Flags;
}
