/** Hundredths that one diamond is worth (docs/product-rules.md, Rewards). */
export const DIAMOND_WORTH = 10;
