import { type KeyboardEvent, useMemo } from 'react';
import type { ScratchCardTypes } from '../../../scenes/scratch-card/types.ts';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { classes } from '../../ui/classes.ts';
import { CardFallback } from './card-fallback.tsx';
import styles from './card-stage.module.css';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import type { CardOnTable } from './use-cards.ts';

/** The scene's button, in design pixels. */
const BUTTON = { x: 360, y: 1_170 } as const;

/** What the one button under the card does now. */
export type CardAction = 'buy' | 'reveal' | 'next' | 'check' | 'wait';

interface CardStageProps {
  readonly scene: GameScene<ScratchCardTypes>;
  readonly info: CardsInfo;
  readonly table: CardOnTable | undefined;
  readonly action: CardAction;
  /** Cards of the row that are not dealt yet. */
  readonly waiting: number;
  /** The button's label: in full, and where there is no scene. */
  readonly label: string;
  readonly shortLabel: string;
  readonly canBuy: boolean;
  readonly onAction: (action: CardAction) => void;
  readonly onOpened: (place: number) => void;
  readonly onShown: () => void;
}

/** The scene of the scratch card; fetched when it is shown. */
const loadCard = async () => (await import('../../../scenes/scratch-card/definition.ts')).scratchCard;

/** The card: its scene over its fallback, and the one button under it. */
export function CardStage(props: CardStageProps) {
  const { scene, info, table, action, waiting, label, shortLabel, canBuy, onAction, onOpened, onShown } =
    props;
  const t = useCardsT();
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
    // The scene presses its own button, and emits what it asks for.
    if (hasScene) scene.press(BUTTON.x, BUTTON.y);
    else onAction(action);
  };

  return (
    <GameStage
      className={styles.stage}
      sceneClassName={styles.scene}
      scene={scene}
      load={loadCard}
      state={state}
      renderFallback={(isCovered) => (
        <CardFallback
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
        // A card may lie there already: it was dealt before the scene had come.
        if (table && !table.isShown)
          void scene.cue('deal', { card: printedCard(table.card, info), instant: true });
        else if (action === 'wait') void scene.cue('deal', { instant: true });
      }}
      onEvent={(event, detail) => {
        if (event === 'card:shown') onShown();
        else if (event === 'face:opened' && 'place' in detail) onOpened(detail.place);
        else if (event === 'button:pressed' && 'action' in detail) onAction(detail.action);
      }}
    >
      <button
        type="button"
        className={classes(styles.main, !hasScene && styles.seen)}
        aria-label={label}
        aria-disabled={action === 'wait' || (action === 'buy' && !canBuy)}
        onClick={press}
        onKeyDown={(event) => {
          ignoreRepeat(event);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          void scene.cue('skip', {});
        }}
      >
        <span aria-hidden="true">{shortLabel}</span>
      </button>
    </GameStage>
  );
}

/** A key that is held down is one press: nothing plays by itself. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault();
}
