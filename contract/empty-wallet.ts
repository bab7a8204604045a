import { pesos } from './money.ts';

/** A wallet that holds less (hundredths) is empty (docs/product-rules.md, Gift for an empty wallet). */
export const EMPTY_BELOW = pesos(10);
