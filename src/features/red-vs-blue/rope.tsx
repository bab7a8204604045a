import type { CSSProperties } from 'react';
import fish from '../../../assets/lobby/i/tropical-fish.webp';
import rocket from '../../../assets/lobby/i/rocket.webp';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { Camp, pkData } from '../../../contract/red-vs-blue.ts';
import { Money } from '../../ui/money.tsx';
import styles from './red-vs-blue.module.css';
import { usePkT } from './texts.ts';

type Side = ResponseOf<typeof pkData>['red'];

interface RopeProps {
  readonly red: Side;
  readonly blue: Side;
  /** The player's own camp. */
  readonly own: Camp | undefined;
}

const PICTURES: Readonly<Record<Camp, string>> = { red: rocket, blue: fish };
/** How far the knot goes at most, as a part of half the rope: both camps stay on it. */
const FARTHEST = 0.86;

/** Two camps and a rope whose knot lies where their bets have pulled it. */
export function Rope({ red, blue, own }: RopeProps) {
  const t = usePkT();
  const total = red.validBet + blue.validBet;
  const pull = total === 0 ? 0 : ((blue.validBet - red.validBet) / total) * FARTHEST;
  const ahead = red.validBet === blue.validBet ? undefined : red.validBet > blue.validBet ? 'red' : 'blue';
  return (
    <div className={styles.tug}>
      <div className={styles.camps}>
        <CampView camp="red" side={red} isOwn={own === 'red'} />
        <CampView camp="blue" side={blue} isOwn={own === 'blue'} />
      </div>
      <div className={styles.rope} aria-hidden="true" style={{ '--pull': pull } as CSSProperties}>
        <span className={styles.mark} />
        <span className={styles.knot} />
      </div>
      <p className={styles.standing} role="status">
        {ahead === undefined ? t('tied') : t('leads', { camp: t(ahead) })}
      </p>
    </div>
  );
}

function CampView({ camp, side, isOwn }: { camp: Camp; side: Side; isOwn: boolean }) {
  const t = usePkT();
  return (
    <div className={styles.camp} data-camp={camp} data-own={isOwn}>
      <img src={PICTURES[camp]} width={64} height={64} alt="" />
      <b>{t(camp)}</b>
      <span aria-label={t('pulls', { camp: t(camp), amount: formatPrize(side.validBet) })} role="img">
        <Money amount={side.validBet} />
      </span>
      <small>{t('players', { count: side.players })}</small>
    </div>
  );
}
