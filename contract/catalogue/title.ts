import type { PayTableName } from './games.ts';
import type { PayTable } from './games/manifest.ts';

/**
 * Types of the titles that the lobby sells. The catalogue is plain data: the server books by it, the lobby lists it,
 * and the art scripts draw a tile for every title.
 */

/** Game types, used for grouping in the lobby and for valid bet weights (docs/product-rules.md, VIP and valid bet). */
export type GameType = 'slots' | 'originals' | 'live' | 'fishing' | 'perya' | 'table' | 'scratch' | 'bingo';

/** Invented providers. */
export type BrandId = 'parola' | 'bituin' | 'tala' | 'bahaghari' | 'alon' | 'kalesa' | 'perya' | 'habi';

/** Badges of a title in the lobby. */
export type Mark = 'hot' | 'new' | 'jackpot';

interface TitleFacts {
  /** Referenced by players' records forever: never reused, even after the title is retired. */
  readonly id: number;
  readonly title: string;
  readonly brand: BrandId;
  readonly marks?: readonly Mark[];
}

/** A title with a game of the hall behind its tile. */
export interface PlayableTitle extends TitleFacts {
  /** The pay table that it plays, which says whose game it is (games.ts). */
  readonly payTable: PayTableName;
  /** Slug of the title whose pictures it uses; default: its own. */
  readonly artSlug?: string;
}

/** A title with only a tile, or with a page that the fair itself runs. */
export interface TileTitle extends TitleFacts, PayTable {
  /** Address of its page. */
  readonly page?: string;
}

/** One title of titles/<type>.ts. */
export type Title = PlayableTitle | TileTitle;

/** A title with everything derived from its type and position. */
export interface CatalogueTitle {
  readonly id: number;
  /** Its name in addresses. */
  readonly slug: string;
  /** Which pictures it uses: the slug of the title that they were drawn for. */
  readonly artSlug: string;
  readonly title: string;
  readonly type: GameType;
  readonly brand: BrandId;
  readonly platform: string;
  /** Return to player, in hundredths of a per cent. */
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
  /** Share of a settled stake that counts as valid bet, in per cent. */
  readonly weight: number;
  readonly page?: string;
  /** The pay table that it plays; undefined for a title without a game of the hall. */
  readonly payTable?: PayTableName;
}
