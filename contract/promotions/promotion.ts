import type { ActivityId } from '../activities.ts';
import type { Flags } from '../profile.ts';

/** The name of an activity. */
export type ActivityName = keyof typeof ActivityId;

/** When a popup opens by itself at the start of a visit (docs/product-rules.md, Start-up popups). */
export interface StartUpRule {
  /** Place among the start-up popups; each number once. */
  readonly order: number;
  /** Guests who get it: none, all, or all while the server shows the activity to guests. */
  readonly guests: 'never' | 'always' | 'if-shown';
  /** Whom it is shown to once: the visitor in a session, or each player who logs in during it. */
  readonly once: 'visit' | 'player';
  /** Set when newcomers get it too; they are otherwise guided to the welcome set. */
  readonly isForNewcomers?: true;
  /** Further activities that must be open. */
  readonly needs?: readonly ActivityName[];
}

/** A popup of a promotion. */
export interface PromotionPopup {
  /** Its name in the queue of modals and in addresses: ?popup=signIn. */
  readonly name: string;
  /** Who may open it by an address; guests log in first for a popup of players. */
  readonly link: 'all' | 'players';
  /** Absent: it opens only by a press or an address. */
  readonly startUp?: StartUpRule;
  /** Set when a press may open it over a game and during a round; start-up popups never do. */
  readonly isOverGames?: true;
}

/** A game of chance of a promotion; each player has one chain of seeds per game. */
export interface PromotionGame {
  /** The call that plays its rounds. */
  readonly call: string;
}

/**
 * Everything that client and server share about a promotion. Its pictures, texts and code are its other half, the file
 * of the same name in src/promotions, which the compiler asks for.
 */
export interface Promotion {
  /** Its own activity: the promotion is open while this is. */
  readonly activity?: ActivityName;
  /** The activity of another promotion that it is open with. */
  readonly opensWith?: ActivityName;
  /** Set when it has a card in the lobby; `sort` is its first place in the server's order. */
  readonly card?: { readonly sort: number };
  /** Place of its row in the bonus centre; each number once. */
  readonly row?: number;
  /** Set when it has a banner on the lobby's first screen. */
  readonly hasBanner?: true;
  /** Set when what it offers changes by the day or the hour, and its row and card show that. */
  readonly isDaily?: true;
  /** Set when it has a bubble: the pages that show it while the server lets the activity float. */
  readonly bubble?: { readonly pages: readonly string[] };
  readonly popup?: PromotionPopup;
  /** Its page, a name of src/pages/pages.ts. */
  readonly page?: string;
  /** Further pages that are open with it. */
  readonly pages?: readonly string[];
  /** The fund that pays it, with its share of all valid bets in millionths. */
  readonly fund?: { readonly name: string; readonly ppm: number };
  /** Its games of chance by name. */
  readonly games?: Readonly<Record<string, PromotionGame>>;
  /** Rounds that its own rules grant without a stake. */
  readonly freeRounds?: readonly string[];
  /** The notification flag after log-in that reports something to collect. */
  readonly flag?: keyof Flags;
}
