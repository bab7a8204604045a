import { useTexts } from '../../i18n/i18n.tsx';
import { PayTable } from '../pay-table.tsx';
import { timesText } from '../times-text.ts';
import { binOddsOf } from './bin-odds.ts';
import { dropTexts } from './texts.ts';

interface BinTableProps {
  readonly title: string;
  /** Payouts of the bins from the left, in hundredths of the stake. */
  readonly bins: readonly number[];
}

/** Draws a table with the payout and the exact probability of each bin. */
export function BinTable({ title, bins }: BinTableProps) {
  const t = useTexts(dropTexts);
  return (
    <PayTable
      caption={title}
      heads={[t('bins.bin'), t('bins.pays'), t('bins.chance')]}
      rows={binOddsOf(bins).map(({ bins: [left = 0, right], pays, ways, of }) => ({
        key: String(left),
        name: right === undefined ? left : t('bins.both', { left: String(left), right: String(right) }),
        pays: timesText(pays),
        ways,
        of,
      }))}
      waysText={(ways, of) => t('bins.ways', { ways, of })}
    />
  );
}
