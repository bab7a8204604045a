import type { CSSProperties } from 'react';
import backdrop from '../../../assets/halloween-tickets/backdrop.svg';
import back from '../../../assets/halloween-tickets/card-back.svg';
import face from '../../../assets/halloween-tickets/card-face.svg';
import fairground from '../../../assets/halloween-tickets/fairground.svg';
import moon from '../../../assets/halloween-tickets/moon.svg';
import type { HalloweenTicketsTypes } from '../../../scenes/halloween-tickets/types.ts';
import { pictures } from '../../casino/pictures.ts';
import { track } from '../../platform/analytics.ts';
import { ConnectedScene } from '../../rounds/connected-scene.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { Money } from '../../ui/money.tsx';
import { PLACES } from './ticket-places.ts';
import styles from './ticket-stage.module.css';

const loadTickets = async () =>
  (await import('../../../scenes/halloween-tickets/definition.ts')).halloweenTickets;

const { size, backdropCover, moon: moonAt, fairground: ridesAt, fan, card, hero, dim } = PLACES;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** A picture's place in the scene: its middle, and its size, dpx. */
const at = (x: number, y: number, width: number, height: number, turn = 0): CSSProperties => ({
  left: percent(x - width / 2, size.width),
  top: percent(y - height / 2, size.height),
  width: percent(width, size.width),
  height: percent(height, size.height),
  ...(turn !== 0 && { rotate: `${turn}deg` }),
});

const BACKDROP = at(size.width / 2, size.height / 2, size.width * backdropCover, size.height * backdropCover);
const MOON = at(moonAt.x, moonAt.y, moonAt.size, moonAt.size);
const RIDES = at(ridesAt.x, ridesAt.y, ridesAt.width, ridesAt.height);
const HERO = at(hero.x, hero.y, card.width * hero.scale, card.height * hero.scale);

/** Where the cards of a fan stand. */
function fanOf(tickets: number): readonly CSSProperties[] {
  const count = tickets > 0 ? Math.min(tickets, fan.most) : dim.cards;
  return Array.from({ length: count }, (_, index) => {
    const turn = (index - (count - 1) / 2) * fan.degrees;
    const radians = (turn * Math.PI) / 180;
    const [x, y] = [fan.x + Math.sin(radians) * fan.radius, fan.y - Math.cos(radians) * fan.radius];
    return { ...at(x, y, card.width, card.height, turn), opacity: tickets > 0 ? 1 : dim.alpha };
  });
}

interface TicketStageProps {
  readonly scene: GameScene<HalloweenTicketsTypes>;
  readonly state: HalloweenTicketsTypes['props'];
  /** Hundredths on the face of the drawn card; undefined when none lies there. */
  readonly face: number | undefined;
}

/** The fan of cards before the moon: the scene over its own pictures in the DOM, which stand alone where there is none. */
export function TicketStage({ scene, state, face: amount }: TicketStageProps) {
  const { status, setStatus, handle } = scene;
  return (
    <div
      className={styles.stage}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-hidden="true"
    >
      <img src={backdrop} alt="" style={BACKDROP} />
      <img src={moon} alt="" style={MOON} />
      <img src={fairground} alt="" style={RIDES} />
      {fanOf(state.tickets).map((place) => (
        <img key={place.left} src={back} alt="" style={place} />
      ))}
      {amount !== undefined && status !== 'painted' && (
        <div className={styles.card} style={{ ...HERO, backgroundImage: `url("${face}")` }}>
          <img src={pictures.coin} alt="" />
          <Money amount={amount} />
        </div>
      )}
      {status !== 'failed' && (
        <ConnectedScene
          load={loadTickets}
          className={styles.scene ?? ''}
          state={state}
          handle={handle}
          onReady={() => setStatus(() => 'painted')}
          onFailed={(error) => {
            track('scene_failed', { reason: String(error).slice(0, 500) });
            setStatus(() => 'failed');
          }}
        />
      )}
    </div>
  );
}
