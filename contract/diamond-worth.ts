/** Value of one diamond in hundredths (docs/product-rules.md, Rewards). */
export const DIAMOND_WORTH = 10;
