import { formatExact } from '../../../contract/money.ts';
import type { HalloweenTicketsTypes } from '../../../scenes/lobby/halloween-tickets/types.ts';
import { GameStage } from '../../rounds/game-stage.tsx';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { ticketsFrame } from './tickets-frame.ts';
import styles from './ticket-stage.module.css';

const loadTickets = async () =>
  (await import('../../../scenes/lobby/halloween-tickets/definition.ts')).halloweenTickets;

/** Largest number of cards in the fan; it looks the same with more tickets. */
const MOST = 5;

interface TicketStageProps {
  readonly scene: GameScene<HalloweenTicketsTypes>;
  readonly state: HalloweenTicketsTypes['props'];
  /** Prize on the drawn card, in hundredths; undefined without a card. */
  readonly face: number | undefined;
}

/**
 * Draws the fan of cards in front of a moon; screen readers skip it, because the text beside it has the same
 * information.
 */
export function TicketStage({ scene, state, face }: TicketStageProps) {
  return (
    <div className={styles.place} aria-hidden="true">
      <GameStage
        scene={scene}
        load={loadTickets}
        state={state}
        renderFallback={(isCovered) => (
          <SceneFallback
            frame={ticketsFrame}
            isCovered={isCovered}
            states={[face !== undefined && 'card', `left${Math.min(state.tickets, MOST)}`]}
            figures={{ amount: face === undefined ? undefined : formatExact(face) }}
          />
        )}
      />
    </div>
  );
}
