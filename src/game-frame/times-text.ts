import { formatExact } from '../../contract/money.ts';

/** Formats a multiplier in hundredths: 198 becomes 1.98×, and 500 becomes 5×. */
export const timesText = (multiplier: number): string =>
  `${formatExact(multiplier, '').replace(/\.?0+$/, '')}×`;
