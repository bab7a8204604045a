import fish from '../../../assets/lobby/i/tropical-fish.webp';
import rocket from '../../../assets/lobby/i/rocket.webp';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { Camp, pkData } from '../../../contract/red-vs-blue.ts';
import type { TugOfWarTypes } from '../../../scenes/lobby/tug-of-war/types.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { Money } from '../../ui/money.tsx';
import { pullOf } from './pull.ts';
import styles from './red-vs-blue.module.css';
import { usePkT } from './texts.ts';
import { TugStage } from './tug-stage.tsx';

type Side = ResponseOf<typeof pkData>['red'];

interface TugProps {
  readonly scene: GameScene<TugOfWarTypes>;
  readonly red: Side;
  readonly blue: Side;
  /** The player's camp of this week; undefined before a choice. */
  readonly own: Camp | undefined;
}

const PICTURES: Readonly<Record<Camp, string>> = { red: rocket, blue: fish };

/** Draws the two camps and the rope between them, whose knot shows the ratio of their bets. */
export function Tug({ scene, red, blue, own }: TugProps) {
  const t = usePkT();
  const pull = pullOf(red.validBet, blue.validBet);
  return (
    <div className={styles.tug}>
      <TugStage scene={scene} pull={pull} own={own} />
      <p className={styles.standing} role="status">
        {pull === 0 ? t('tied') : t('leads', { camp: t(pull < 0 ? 'red' : 'blue') })}
      </p>
      <div className={styles.camps}>
        <CampView camp="red" side={red} isOwn={own === 'red'} />
        <CampView camp="blue" side={blue} isOwn={own === 'blue'} />
      </div>
    </div>
  );
}

function CampView({ camp, side, isOwn }: { camp: Camp; side: Side; isOwn: boolean }) {
  const t = usePkT();
  return (
    <div className={styles.camp} data-camp={camp} data-own={isOwn}>
      <b>
        <img src={PICTURES[camp]} width={32} height={32} alt="" />
        {t(camp)}
      </b>
      <span aria-label={t('pulls', { camp: t(camp), amount: formatPrize(side.validBet) })} role="img">
        <Money amount={side.validBet} />
      </span>
      <small>{t('players', { count: side.players })}</small>
    </div>
  );
}
