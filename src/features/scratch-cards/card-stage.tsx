import { type KeyboardEvent, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ScratchedCard } from '../../../contract/diamond.ts';
import type { ScratchCardTypes } from '../../../scenes/scratch-card/types.ts';
import { usePack, usePreferences } from '../../store/hooks.ts';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import { classes } from '../../ui/classes.ts';
import styles from './card-stage.module.css';
import { CardStill } from './card-still.tsx';
import { type CardsInfo, priceInCoins, tierOf } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import type { CardHands, OnTable } from './use-cards.ts';

/** The scene's button, in design pixels. */
const BUTTON = { x: 360, y: 1_170 } as const;

/** What the one button under the card does now. */
export type Wish = 'buy' | 'reveal' | 'next' | 'check' | 'wait';

interface CardStageProps {
  readonly info: CardsInfo;
  readonly table: OnTable | undefined;
  readonly wish: Wish;
  /** Cards of the row that are not dealt yet. */
  readonly waiting: number;
  /** What the button says, in full and on its face where there is no scene. */
  readonly label: string;
  readonly face: string;
  readonly canBuy: boolean;
  readonly hands: RefObject<CardHands | null>;
  readonly onWish: (wish: Wish) => void;
  readonly onOpened: (place: number) => void;
  readonly onShown: () => void;
}

/** The scene of the scratch card; fetched when it is shown. */
const loadCard = async () => (await import('../../../scenes/scratch-card/definition.ts')).scratchCard;

/** The card: its scene over the DOM's own, and the one button under it. */
export function CardStage(props: CardStageProps) {
  const { info, table, wish, waiting, label, face, canBuy, hands, onWish, onOpened, onShown } = props;
  const t = useCardsT();
  const choices = useSceneChoices(usePreferences());
  const dress = usePack();
  const scene = useRef<SceneHandle<ScratchCardTypes>>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  const hasScene = isPainted && !noScene;

  const price = priceInCoins(info);
  const printed = ({ face: faces, amount }: ScratchedCard) => ({
    faces,
    prize: amount,
    tier: tierOf(amount, price),
  });
  useImperativeHandle(hands, () => ({
    start() {
      void scene.current?.cue('deal', {});
    },
    async bring(card, how) {
      if (how === 'turn') await scene.current?.cue('face', { card: printed(card) });
      else await scene.current?.cue('deal', { card: printed(card), instant: how === 'return' });
    },
    reveal() {
      if (hasScene) void scene.current?.cue('revealAll', {});
      else onShown();
    },
    fail: (refused) => void scene.current?.cue('fail', { refused }),
  }));

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
    // The scene presses its own button, and tells what it asks for.
    if (hasScene) scene.current?.press(BUTTON.x, BUTTON.y);
    else onWish(wish);
  };

  return (
    <div className={styles.stage}>
      <CardStill
        prizes={prizes}
        table={table}
        isWaiting={wish === 'wait' && !table}
        covered={hasScene}
        onOpen={(place) => {
          onOpened(place);
          if (table?.opened.every((is, at) => is || at === place) === true) onShown();
        }}
      />
      {!noScene && (
        <LazyScene
          {...dress}
          load={loadCard}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={scene}
          onReady={() => {
            setPainted(true);
            // A card may lie there already: it was dealt before the scene had come.
            if (table && !table.isShown)
              void scene.current?.cue('deal', { card: printed(table.card), instant: true });
            else if (wish === 'wait') void scene.current?.cue('deal', { instant: true });
          }}
          onFailed={() => setNoScene(true)}
          onEvent={(event, detail) => {
            if (event === 'card:shown') onShown();
            else if (event === 'face:opened' && 'place' in detail) onOpened(detail.place);
            else if (event === 'button:pressed' && 'wish' in detail) onWish(detail.wish);
          }}
        />
      )}
      <button
        type="button"
        className={classes(styles.main, !hasScene && styles.seen)}
        aria-label={label}
        aria-disabled={wish === 'wait' || (wish === 'buy' && !canBuy)}
        onClick={press}
        onKeyDown={(event) => {
          ignoreRepeat(event);
          onEscape(event, scene.current);
        }}
      >
        <span aria-hidden="true">{face}</span>
      </button>
    </div>
  );
}

/** Escape skips as a press does (design/motion, section 0). */
function onEscape(event: KeyboardEvent, scene: SceneHandle<ScratchCardTypes> | null): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  void scene?.cue('skip', {});
}

/** A key that is held down is one press: nothing plays by itself. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault();
}
