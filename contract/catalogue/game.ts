/**
 * Types of the game catalogue. The catalogue is plain data: the server books by it, the lobby lists it, and the art
 * scripts draw a tile for every title.
 */

/** Game types, used for grouping in the lobby and for valid bet weights (docs/product-rules.md, VIP and valid bet). */
export type GameType = 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo';

/** Invented providers. */
export type BrandId = 'parola' | 'bituin' | 'tala' | 'bahaghari' | 'alon' | 'kalesa' | 'perya' | 'habi';

/** Name of a range of stakes; the amounts are in groups.ts. */
export type Stakes =
  | 'pusher'
  | 'fair'
  | 'hundred'
  | 'thousand'
  | 'penny'
  | 'standard'
  | 'high'
  | 'live5'
  | 'live10'
  | 'live20';

/** Badges of a title in the lobby. */
export type Mark = 'hot' | 'new' | 'jackpot';

/** One title of titles/<type>.ts. A title with more data than fits a line gets its own file beside that list. */
export interface Title {
  /** Referenced by players' records forever: never reused, even after the title is retired. */
  readonly id: number;
  readonly title: string;
  readonly brand: BrandId;
  /** Return to player, in hundredths of a per cent. */
  readonly rtpBp: number;
  /** Return of the best strategy where the player's choices matter; `rtpBp` is then that of the worst. */
  readonly rtpMostBp?: number;
  readonly stakes: Stakes;
  readonly marks?: readonly Mark[];
  /** Address of the page of a title that the fair itself runs. */
  readonly page?: string;
}

/** A title with everything derived from its type and position. */
export interface CatalogueGame {
  readonly id: number;
  /** Name of its tile and its other assets. */
  readonly slug: string;
  readonly title: string;
  readonly type: GameType;
  readonly brand: BrandId;
  readonly platform: string;
  readonly rtpBp: number;
  /** Return of the best strategy where the player's choices matter; `rtpBp` is then that of the worst. */
  readonly rtpMostBp?: number;
  /** Hundredths. */
  readonly minBet: number;
  readonly maxBet: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly hasJackpot: boolean;
  /** Position within its type. */
  readonly sort: number;
  /** Path of its tile picture. */
  readonly tile: string;
  /** Set if the picture does not contain the title's name. */
  readonly plain?: true;
  /** Slug of the title whose art it uses; default: its own. */
  readonly look?: string;
  /** Share of a settled stake that counts as valid bet, in per cent. */
  readonly weight: number;
  readonly page?: string;
}
