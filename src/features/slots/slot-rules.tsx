import type { ReactNode } from 'react';
import type { SlotInfo } from '../../../contract/slots.ts';
import { type Translate, useLocale, useTexts } from '../../i18n/i18n.tsx';
import { RulesCard, RulesPart, RulesProof } from '../../casino/rules-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SlotConfig, SlotNames } from './slot-config.ts';
import styles from './slot-rules.module.css';
import { oneIn, percentOf } from './odds.ts';
import { slotListTexts } from './list-texts.ts';
import { formatPay, symbolName } from './format-outcome.ts';

type Pictures = Readonly<Record<string, string>>;

interface SlotRulesProps {
  readonly config: SlotConfig;
  /** Pictures of the symbols by name; a blank symbol has none. */
  readonly pictures: Pictures;
  readonly info: SlotInfo | undefined;
  /** Rules of the game's features other than the reels. */
  readonly children?: ReactNode;
  /** Commitments (hashes of the next server seeds) of these features, by the feature's name. */
  readonly codes?: readonly (readonly [name: string, code: string])[] | undefined;
}

/** Draws what the slot pays and its exact odds, from the server's numbers. */
export function SlotRules({ config, pictures, info, children, codes }: SlotRulesProps) {
  const t = useTexts(slotListTexts);
  const locale = useLocale();
  if (!info) return <Skeleton height={320} radius={18} />;
  const { lines } = info;
  return (
    <RulesCard lines={firstLines(config.texts[locale], info, t)}>
      <RulesPart title={t('pay.title')}>
        <PayTable config={config} pictures={pictures} info={info} />
      </RulesPart>
      <Returns config={config} info={info} />
      {lines.length > 1 && <LineMap lines={lines} />}
      {children}
      <RulesProof about={t('rule.fair')} codes={[[t('rule.now'), info.nextSeedHash], ...(codes ?? [])]} />
    </RulesCard>
  );
}

/**
 * Returns the three most important rules of a slot: how lines pay, and then its special symbols, or its hit rate and
 * return.
 */
function firstLines(
  names: SlotNames,
  { scatter, wild, lines, lineHit, returns }: SlotInfo,
  t: Translate<typeof slotListTexts.en>,
): string[] {
  const first = lines.length === 1 ? t('rule.oneLine') : t('rule.lines', { count: lines.length });
  if (wild === undefined || !scatter)
    return [
      first,
      t('rule.hit', { count: oneIn(lineHit) }),
      t('rule.return.total', { percent: percentOf(returns.total) }),
    ];
  const symbol = symbolName(names, scatter.symbol);
  return [
    first,
    t('rule.wild', { symbol: symbolName(names, wild), scatter: symbol }),
    t('rule.scatter', {
      count: scatter.triggerAt,
      symbol,
      spins: scatter.freeSpins,
      multiplier: scatter.multiplier,
    }),
  ];
}

function PayTable({ config, pictures, info }: { config: SlotConfig; pictures: Pictures; info: SlotInfo }) {
  const t = useTexts(slotListTexts);
  const names = config.texts[useLocale()];
  const { scatter, paytable, lines } = info;
  const rows = paytable
    .slice()
    .sort((a, b) => b.pay - a.pay || a.chance.over / a.chance.under - b.chance.over / b.chance.under);
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
                <PayName picture={pictures[row.of.charAt(0)]} name={formatPay(names, row, t)} />
              </td>
              <td>{row.pay.toLocaleString('en-PH')}</td>
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
              .slice()
              .sort((a, b) => b.pay - a.pay)
              .map(({ count, pay, chance }) => (
                <tr key={count}>
                  <td>
                    <PayName
                      picture={pictures[scatter.symbol]}
                      name={t('times', { count, symbol: symbolName(names, scatter.symbol) })}
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

function PayName({ picture, name }: { picture: string | undefined; name: string }) {
  return (
    <span>
      {picture !== undefined && <img src={picture} width={28} height={28} alt="" loading="lazy" />}
      {name}
    </span>
  );
}

function Returns({ config, info }: { config: SlotConfig; info: SlotInfo }) {
  const t = useTexts(slotListTexts);
  const names = config.texts[useLocale()];
  const { returns, scatter, lineHit } = info;
  return (
    <RulesPart title={t('rule.return')}>
      <p>
        {t('rule.return.total', { percent: percentOf(returns.total) })}{' '}
        {t('rule.exact', { over: String(returns.total.over), under: String(returns.total.under) })}
      </p>
      {scatter && (
        <p>
          {t('rule.return.parts', {
            lines: percentOf(returns.lines),
            symbol: symbolName(names, scatter.symbol),
            scatter: percentOf(returns.scatter),
            free: percentOf(returns.free),
          })}
        </p>
      )}
      <p>
        {t('rule.hit', { count: oneIn(lineHit) })}{' '}
        {scatter && t('rule.trigger', { count: oneIn(scatter.trigger) })}
      </p>
    </RulesPart>
  );
}

/** Draws each payline as a small picture of its path over the reels. */
function LineMap({ lines }: { lines: SlotInfo['lines'] }) {
  const t = useTexts(slotListTexts);
  return (
    <RulesPart title={t('rule.lineMap')}>
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
    </RulesPart>
  );
}
