import type { ReactNode } from 'react';
import type { SlotInfo } from '../../../contract/slots.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { RulesCard } from '../../casino/rules-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SlotConfig } from './slot-configs.ts';
import styles from './slot-rules.module.css';
import { oneIn, percentOf } from './odds.ts';
import { slotTexts } from './texts.ts';
import { formatPay, symbolName } from './format-outcome.ts';

interface SlotRulesProps {
  readonly config: SlotConfig;
  readonly info: SlotInfo | undefined;
  /** Rules of what the game has beside its reels. */
  readonly children?: ReactNode;
}

/** How the slot pays and its exact odds, from the numbers that the server draws with. */
export default function SlotRules({ config, info, children }: SlotRulesProps) {
  const t = useTexts(slotTexts);
  if (!info) return <Skeleton height={320} radius={18} />;
  const { scatter, wild, lines } = info;
  return (
    <RulesCard>
      <h2>{t('pay.title')}</h2>
      <p>{lines.length === 1 ? t('rule.oneLine') : t('rule.lines', { count: lines.length })}</p>
      {wild !== undefined && scatter && (
        <p>
          {t('rule.wild', {
            symbol: symbolName(config, wild, t),
            scatter: symbolName(config, scatter.symbol, t),
          })}
        </p>
      )}
      {scatter && (
        <p>
          {t('rule.scatter', {
            count: scatter.triggerAt,
            symbol: symbolName(config, scatter.symbol, t),
            spins: scatter.freeSpins,
            multiplier: scatter.multiplier,
          })}
        </p>
      )}
      <PayTable config={config} info={info} />
      <Returns config={config} info={info} />
      {lines.length > 1 && <LineMap lines={lines} />}
      {children}
      <p>{t('rule.fair')}</p>
      <p>
        {t('rule.now')}: <code>{info.nextSeedHash}</code>
      </p>
    </RulesCard>
  );
}

function PayTable({ config, info }: { config: SlotConfig; info: SlotInfo }) {
  const t = useTexts(slotTexts);
  const { scatter, paytable, lines } = info;
  const rows = paytable.toSorted(
    (a, b) => b.pay - a.pay || a.chance.over / a.chance.under - b.chance.over / b.chance.under,
  );
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('pay.line')}</th>
            <th scope="col">
              {t('pay.times', { unit: t(lines.length === 1 ? 'pay.unit.total' : 'pay.unit.line') })}
            </th>
            <th scope="col">{t('pay.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <PayName config={config} symbol={row.of} name={formatPay(config, row, t)} />
              </td>
              <td>{row.pay}</td>
              <td>{t('pay.oneIn', { count: oneIn(row.chance) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {scatter && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('pay.window')}</th>
              <th scope="col">{t('pay.times', { unit: t('pay.unit.total') })}</th>
              <th scope="col">{t('pay.windowChance')}</th>
            </tr>
          </thead>
          <tbody>
            {scatter.pays
              .toSorted((a, b) => b.pay - a.pay)
              .map(({ count, pay, chance }) => (
                <tr key={count}>
                  <td>
                    <PayName
                      config={config}
                      symbol={scatter.symbol}
                      name={t('times', { count, symbol: symbolName(config, scatter.symbol, t) })}
                    />
                  </td>
                  <td>{pay}</td>
                  <td>{t('pay.oneIn', { count: oneIn(chance) })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function PayName({ config, symbol, name }: { config: SlotConfig; symbol: string; name: string }) {
  const picture = config.pictures[symbol.charAt(0)];
  return (
    <span>
      {picture !== undefined && <img src={picture} width={28} height={28} alt="" loading="lazy" />}
      {name}
    </span>
  );
}

function Returns({ config, info }: { config: SlotConfig; info: SlotInfo }) {
  const t = useTexts(slotTexts);
  const { returns, scatter, lineHit } = info;
  return (
    <>
      <h2>{t('rule.return')}</h2>
      <p>
        {t('rule.return.total', { percent: percentOf(returns.total) })}{' '}
        {t('rule.exact', { over: String(returns.total.over), under: String(returns.total.under) })}
      </p>
      {scatter && (
        <p>
          {t('rule.return.parts', {
            lines: percentOf(returns.lines),
            symbol: symbolName(config, scatter.symbol, t),
            scatter: percentOf(returns.scatter),
            free: percentOf(returns.free),
          })}
        </p>
      )}
      <p>
        {t('rule.hit', { count: oneIn(lineHit) })}{' '}
        {scatter && t('rule.trigger', { count: oneIn(scatter.trigger) })}
      </p>
    </>
  );
}

/** Every line as a small picture of its way over the reels. */
function LineMap({ lines }: { lines: SlotInfo['lines'] }) {
  const t = useTexts(slotTexts);
  return (
    <>
      <h2>{t('rule.lineMap')}</h2>
      <ol className={styles.lines}>
        {lines.map((rows, line) => (
          <li key={rows.join('')} className={styles.line}>
            <svg viewBox={`0 0 ${rows.length * 14} 42`} aria-hidden="true">
              {rows.flatMap((_, reel) =>
                [0, 1, 2].map((row) => (
                  <rect
                    key={`${reel}${row}`}
                    x={reel * 14 + 1}
                    y={row * 14 + 1}
                    width={12}
                    height={12}
                    rx={3}
                  />
                )),
              )}
              <polyline points={rows.map((row, reel) => `${reel * 14 + 7},${row * 14 + 7}`).join(' ')} />
            </svg>
            {t('rule.line', { line: line + 1 })}
          </li>
        ))}
      </ol>
    </>
  );
}
