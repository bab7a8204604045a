import { formatExact } from '../../contract/money.ts';

/** Formats a multiplier in hundredths: 198 is 1.98×, 500 is 5×. */
export const timesText = (multiplier: number): string =>
  `${formatExact(multiplier, '').replace(/\.?0+$/, '')}×`;
