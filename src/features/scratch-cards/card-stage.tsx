import { useMemo } from 'react';
import type { ScratchCardTypes } from '../../../scenes/lobby/scratch-card/types.ts';
import { StageControls, useLowWindow } from '../../rounds/stage-controls.tsx';
import { NEXT_STEP_ID } from '../../casino/next-step.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { classes } from '../../ui/classes.ts';
import { CardFallback } from './card-fallback.tsx';
import styles from './card-stage.module.css';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import type { CardOnTable } from './card-row.ts';

/** Middle of the button that the scene draws, in design pixels. */
const BUTTON = { x: 360, y: 1_170 } as const;

/** What the button below the card does now; `goOn` ends the celebration over the card. */
export type CardAction = 'buy' | 'reveal' | 'next' | 'check' | 'wait' | 'goOn';

interface CardStageProps {
  readonly scene: GameScene<ScratchCardTypes>;
  readonly info: CardsInfo;
  readonly table: CardOnTable | undefined;
  readonly action: CardAction;
  /** Number of the row's cards that are not dealt yet. */
  readonly waiting: number;
  /** Full label of the button; `shortLabel` is what it shows without a scene. */
  readonly label: string;
  readonly shortLabel: string;
  readonly canBuy: boolean;
  readonly onAction: (action: CardAction) => void;
  readonly onOpened: (place: number) => void;
  /** Called when the prize can be read; `hasScene` is true if the scene celebrates it until `onClosed`. */
  readonly onShown: (hasScene?: boolean) => void;
  readonly onClosed: () => void;
}

/** Loads the code of the scratch card's scene. */
const loadCard = async () => (await import('../../../scenes/lobby/scratch-card/definition.ts')).scratchCard;

/** Draws the card's scene over its fallback, and the only button below the card. */
export function CardStage(props: CardStageProps) {
  const { scene, info, table, action, waiting, label, shortLabel, canBuy, onAction } = props;
  const { onOpened, onShown, onClosed } = props;
  const t = useCardsT();
  const isLow = useLowWindow();
  const hasScene = scene.status === 'painted';
  const price = priceInCoins(info);
  const { prizes } = info;
  const state = useMemo(
    () => ({
      prizes: prizes.map(({ amount }) => amount),
      price,
      waiting,
      canBuy,
      line: t('card.covered.line'),
      noPrize: t('card.none'),
    }),
    [prizes, price, waiting, canBuy, t],
  );
  const press = (): void => {
    // The scene presses the button that it draws, and reports the action with an event.
    if (hasScene) scene.press(BUTTON.x, BUTTON.y);
    else onAction(action);
  };
  const skip = (): void => void scene.cue('skip', {});
  useStageKeys({ press, skip });

  return (
    <GameStage
      className={styles.stage}
      scene={scene}
      load={loadCard}
      state={state}
      renderFallback={(isCovered) => (
        <CardFallback
          state={state}
          prizes={prizes}
          table={table}
          isWaiting={action === 'wait' && !table}
          isCovered={isCovered}
          onOpen={(place) => {
            onOpened(place);
            if (table?.opened.every((is, at) => is || at === place) === true) onShown();
          }}
        />
      )}
      onReady={() => {
        // A card may have been dealt before the scene was ready.
        if (table && !table.isShown) void scene.cue('deal', { card: printedCard(table.card), instant: true });
        else if (action === 'wait') void scene.cue('deal', { instant: true });
      }}
      onEvent={(event, detail) => {
        if (event === 'card:shown') onShown(true);
        else if (event === 'card:closed') onClosed();
        else if (event === 'face:opened') onOpened(detail.place);
        else if (event === 'button:pressed') onAction(detail.action);
      }}
    >
      <StageControls>
        <button
          type="button"
          className={classes(styles.main, (scene.status === 'failed' || isLow) && styles.seen)}
          aria-label={label}
          aria-disabled={action === 'wait' || (action === 'buy' && !canBuy)}
          aria-busy={action === 'wait'}
          aria-describedby={action === 'buy' && !canBuy ? NEXT_STEP_ID : undefined}
          onClick={press}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            skip();
          }}
        >
          <span aria-hidden="true">{shortLabel}</span>
        </button>
      </StageControls>
    </GameStage>
  );
}
