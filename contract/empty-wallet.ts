import { pesos } from './money.ts';

/** Balance in hundredths below which a wallet counts as empty (docs/product-rules.md, Gift for an empty wallet). */
export const EMPTY_BELOW = pesos(10);
