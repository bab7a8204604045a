/** A staked game of the lobby itself, with its own page instead of a tile in the catalogue. */
export interface HouseGame {
  readonly id: number;
  readonly title: string;
  /** Share of a settled stake that counts as valid bet, in per cent (docs/product-rules.md, VIP and valid bet). */
  readonly weight: number;
}

/** The staked games of the lobby itself, by name. */
export const HOUSE_GAMES = {
  coinPusher: { id: 9001, title: 'Coin Pusher', weight: 50 },
  halloween: { id: 9002, title: 'Halloween Night', weight: 100 },
  slotshack: { id: 9003, title: 'Slot Shack', weight: 100 },
} as const satisfies Readonly<Record<string, HouseGame>>;

/** The staked games of the lobby itself. */
export const houseGames: readonly HouseGame[] = Object.values(HOUSE_GAMES);
