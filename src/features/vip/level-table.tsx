import type { ReactNode } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import { VIP_LEVELS, type VipLevel } from '../../../contract/vip.ts';
import { classes } from '../../ui/classes.ts';
import { formatPercent } from '../../ui/percent.ts';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

const amount = (value: number): string => (value === 0 ? '–' : formatPrize(value));

const ROWS = [
  ['levels.bet', ({ experience }: VipLevel) => formatPrize(experience)],
  ['levels.need', ({ betLimit }: VipLevel) => amount(betLimit)],
  ['levels.daily', ({ daily }: VipLevel) => amount(daily)],
  ['levels.weekly', ({ weekly }: VipLevel) => amount(weekly)],
  ['levels.monthly', ({ monthly }: VipLevel) => amount(monthly)],
  ['levels.gift', ({ gift }: VipLevel) => amount(gift)],
  ['levels.rebate', ({ rebateBp }: VipLevel) => formatPercent(rebateBp)],
] as const satisfies readonly (readonly [string, (level: VipLevel) => ReactNode])[];

interface LevelTableProps {
  /** The player's level, whose column is highlighted; undefined for guests. */
  readonly own: number | undefined;
  /** If given, only the column of this level and the columns beside it are shown; otherwise all columns. */
  readonly around?: number;
}

/** Draws a table with the benefits of the VIP levels, one column for each level. */
export function LevelTable({ own, around }: LevelTableProps) {
  const t = useVipT();
  const first = around === undefined ? 0 : Math.min(Math.max(0, around - 1), VIP_LEVELS.length - 3);
  const levels = around === undefined ? VIP_LEVELS : VIP_LEVELS.slice(first, first + 3);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by the keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('levels')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('levels.benefit')}</th>
            {levels.map(({ level }) => (
              <th key={level} scope="col" className={classes(level === own && styles.own)}>
                {t('level', { level })}
                {level === own && <span className="sr-only">{` (${t('levels.you')})`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {levels.map((level) => (
                <td key={level.level} className={classes(level.level === own && styles.own)}>
                  {cell(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
