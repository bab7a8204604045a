/**
 * What a game of the catalogue is. The catalogue is plain data: the server books by it, the lobby lists it, and the art
 * scripts draw a tile for every title.
 */

/** Types of game, as the lobby groups them and valid bet weighs them (docs/product-rules.md, VIP and valid bet). */
export type GameType = 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo';

/** Invented providers. */
export type BrandId = 'parola' | 'bituin' | 'tala' | 'bahaghari' | 'alon' | 'kalesa' | 'perya' | 'habi';

/** A range of stakes by its name; the amounts stand in groups.ts. */
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

/** What the lobby marks a title with. */
export type Mark = 'hot' | 'new' | 'jackpot';

/** One title, as titles/<type>.ts lists it. A title with more data than a line holds gets a file beside that list. */
export interface Title {
  /** Named by players' records for ever: it is never given to another title, and a retired one stays taken. */
  readonly id: number;
  readonly title: string;
  readonly brand: BrandId;
  /** Return to player in hundredths of a per cent. */
  readonly rtpBp: number;
  /** Where the player's choices differ: what the best of them returns; `rtpBp` is then the least. */
  readonly rtpMostBp?: number;
  readonly stakes: Stakes;
  readonly marks?: readonly Mark[];
  /** Address of the page of a title that the fair runs itself. */
  readonly page?: string;
}

/** A title with everything that follows from its type and place. */
export interface CatalogueGame {
  readonly id: number;
  /** Name of its tile, and of everything else that is kept for it. */
  readonly slug: string;
  readonly title: string;
  readonly type: GameType;
  readonly brand: BrandId;
  readonly platform: string;
  readonly rtpBp: number;
  /** Where the player's choices differ: what the best of them returns; `rtpBp` is then the least. */
  readonly rtpMostBp?: number;
  /** Hundredths. */
  readonly minBet: number;
  readonly maxBet: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly hasJackpot: boolean;
  /** Place within its type. */
  readonly sort: number;
  /** Path of its picture. */
  readonly tile: string;
  /** The picture does not carry the title's name. */
  readonly plain?: true;
  /** Whose art it wears, a slug; its own where nothing is said. */
  readonly look?: string;
  /** Share of a settled stake that counts as valid bet, in per cent. */
  readonly weight: number;
  readonly page?: string;
}
