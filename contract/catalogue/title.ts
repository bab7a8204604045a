import type { PayTableName } from './games.ts';
import type { PayTable } from './games/manifest.ts';

/**
 * Types of the titles that the lobby sells. The catalogue is plain data: the server books by it, the lobby lists it,
 * and the art scripts draw a tile for every title.
 */

/**
 * Types of games, used for grouping in the lobby and for valid bet weights (docs/product-rules.md, VIP and valid bet).
 */
export type GameType = 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo';

/** Ids of the providers, which are invented. */
export type BrandId = 'parola' | 'bituin' | 'tala' | 'bahaghari' | 'alon' | 'kalesa' | 'perya' | 'habi';

/** Badges of a title in the lobby. */
export type Mark = 'hot' | 'new' | 'jackpot';

interface TitleFacts {
  /** Id that players' records refer to forever: it is never reused, even after the title is retired. */
  readonly id: number;
  readonly title: string;
  readonly brand: BrandId;
  readonly marks?: readonly Mark[];
}

/** A title with a game of the hall behind its tile. */
export interface PlayableTitle extends TitleFacts {
  /** Name of the pay table that the title uses, which also determines its game (games.ts). */
  readonly payTable: PayTableName;
  /** Slug of the title whose pictures this title uses; default: its own slug. */
  readonly artSlug?: string;
}

/** A title with only a tile, or with its own page in the lobby. */
export interface TileTitle extends TitleFacts, PayTable {
  /** Address of the title's own page in the lobby. */
  readonly page?: string;
}

/** One title as written in titles/<type>.ts. */
export type Title = PlayableTitle | TileTitle;

/** A title with everything that is derived from its type and position. */
export interface CatalogueTitle {
  readonly id: number;
  /** The title's name in addresses. */
  readonly slug: string;
  /** Slug of the title whose pictures are used. */
  readonly artSlug: string;
  readonly title: string;
  readonly type: GameType;
  readonly brand: BrandId;
  readonly platform: string;
  /** RTP in hundredths of a per cent. */
  readonly rtpBp: number;
  /** RTP of the best strategy if the player's choices change the RTP; `rtpBp` is then the RTP of the worst. */
  readonly rtpMostBp?: number;
  /** Minimum and maximum stake, in hundredths. */
  readonly minBet: number;
  readonly maxBet: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly hasJackpot: boolean;
  /** Position within its type; titles are shown in ascending order. */
  readonly sort: number;
  /** Path of the tile's picture. */
  readonly tile: string;
  /** Set if the tile's picture does not contain the title's name. */
  readonly plain?: true;
  /** Share of a settled stake that counts as valid bet, in per cent. */
  readonly weight: number;
  readonly page?: string;
  /** Name of the pay table that the title uses; undefined for a title without a game of the hall. */
  readonly payTable?: PayTableName;
}
