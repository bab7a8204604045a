import { Suspense } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import type { ScratchCardTypes } from '../../../scenes/lobby/scratch-card/types.ts';
import { useGetScratchCardsQuery } from '../../api/scratch-cards.ts';
import { NextStep } from '../../casino/next-step.tsx';
import { scratchCardCrops } from '../../rounds/crops/scratch-card.ts';
import { GameArea } from '../../rounds/game-area.tsx';
import { WaitingStage } from '../../rounds/game-stage.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import type { RoundPhase } from '../../rounds/round-machine.ts';
import { useBalance } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './card-panel.module.css';
import { CardFallback } from './card-fallback.tsx';
import { type CardAction, CardStage } from './card-stage.tsx';
import { type CardsInfo, missingCards } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import type { CardOnTable } from './card-row.ts';
import { useCards } from './use-cards.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const CardExtras = lazyPart(() => import('./card-extras.tsx'));

const ROW = 10;
/** Height reserved for the track of awards, CSS px, so that nothing moves when it loads. */
const TRACK_HEIGHT = 180;
/** State of the round while the cards are loading. */
const NO_ROUND = { announcement: '', problem: '', phase: 'idle', replayedAt: undefined } as const;
/** Id of the text that tells why a row of ten cards cannot be played now. */
const ROW_HINT = 'row-hint';

/** Draws the scratch cards: the card, the buttons for one card or a row of ten, the awards and the latest wins. */
export function CardPanel() {
  const query = useGetScratchCardsQuery();
  if (query.currentData) return <Cards info={query.currentData} />;
  return (
    <GameArea
      round={NO_ROUND}
      query={query}
      crops={scratchCardCrops}
      stage={
        <WaitingStage>
          <CardFallback
            state={undefined}
            prizes={[]}
            table={undefined}
            isWaiting={false}
            isCovered={false}
            onOpen={noop}
          />
        </WaitingStage>
      }
    >
      <Skeleton height={56} radius={14} />
      <Skeleton height={TRACK_HEIGHT} radius={18} />
    </GameArea>
  );
}

function Cards({ info }: { info: CardsInfo }) {
  const t = useCardsT();
  const diamonds = useBalance()?.lottery ?? info.diamonds;
  const scene = useGameScene<ScratchCardTypes>();
  const round = useCards(scene, info);
  const { phase, table, results, isCelebrated, play, check, reveal, goOn, revealRow } = round;

  const toBuy = (count: number): number => missingCards(count, info.cards);
  const canPlay = (count: number): boolean => toBuy(count) * info.price <= diamonds;
  const action = isCelebrated ? 'goOn' : actionOf(phase, table);
  const playOne = (): void => {
    if (canPlay(1)) play(1, toBuy(1));
  };
  const onAction = (pressed: CardAction): void => {
    if (pressed === 'check') check();
    else if (pressed === 'reveal') reveal();
    // Between two cards of a row the button deals the next card, whatever its label in the scene; after the last card it
    // buys a new card.
    else if (pressed !== 'wait') (action === 'next' ? goOn : action === 'buy' ? playOne : noop)();
  };
  const inRow = phase === 'playing' && table !== undefined && table.number < table.total;

  return (
    <GameArea
      round={round}
      crops={scratchCardCrops}
      stage={
        <CardStage
          scene={scene}
          info={info}
          table={table}
          action={action}
          waiting={inRow ? table.total - table.number : 0}
          label={labelOf(t, action, toBuy(1), info)}
          shortLabel={shortLabelOf(t, action, toBuy(1))}
          canBuy={canPlay(1)}
          onAction={onAction}
          onOpened={round.openFace}
          onShown={round.markShown}
          onClosed={round.markClosed}
        />
      }
    >
      <p className={styles.held}>
        <span>{t('held')}</span>
        <b>{round.held}</b>
      </p>
      {inRow ? (
        <Button kind="violet" block onClick={revealRow}>
          {t('action.revealRow')}
        </Button>
      ) : (
        <Button
          kind="violet"
          block
          disabled={!canPlay(ROW) || action !== 'buy'}
          aria-describedby={ROW_HINT}
          onClick={() => play(ROW, toBuy(ROW))}
        >
          {rowLabelOf(t, toBuy(ROW), info)}
        </Button>
      )}
      {!inRow && (!canPlay(ROW) || action !== 'buy') && (
        <p id={ROW_HINT} className={styles.hint}>
          {action === 'buy'
            ? t('hint.short10', { missing: toBuy(ROW) * info.price - diamonds })
            : t('hint.wait')}
        </p>
      )}
      {!canPlay(1) && phase === 'idle' && (
        <NextStep reason={t('hint.short', { missing: info.price - diamonds })} needs="bets" />
      )}
      {results.length > 0 && (table?.total ?? 1) > 1 && <Results results={results} />}
      <Suspense fallback={<Skeleton height={TRACK_HEIGHT} radius={18} />}>
        <CardExtras track={info.addUp} isBusy={phase === 'playing'} />
      </Suspense>
    </GameArea>
  );
}

const noop = (): void => undefined;

function actionOf(phase: RoundPhase, table: CardOnTable | undefined): CardAction {
  if (phase === 'unknown') return 'check';
  if (phase === 'idle') return 'buy';
  if (!table) return 'wait';
  if (!table.isShown) return 'reveal';
  return table.number < table.total ? 'next' : 'wait';
}

type CardsTranslate = ReturnType<typeof useCardsT>;

/** Returns the full label of the button below the card. */
function labelOf(t: CardsTranslate, action: CardAction, bought: number, info: CardsInfo): string {
  if (action !== 'buy') return t(`action.${action}`);
  return bought === 0 ? t('action.play') : t('action.buy', { diamonds: bought * info.price });
}

/** Returns the short label of the button, which it shows without a scene. */
function shortLabelOf(t: CardsTranslate, action: CardAction, bought: number): string {
  if (action !== 'buy') return t(`action.${action}`);
  return t(bought === 0 ? 'action.play.short' : 'action.buy.short');
}

function rowLabelOf(t: CardsTranslate, bought: number, info: CardsInfo): string {
  const diamonds = bought * info.price;
  if (bought === 0) return t('action.play10');
  if (bought === ROW) return t('action.buy10', { diamonds });
  return t('action.top10', { held: ROW - bought, count: bought, diamonds });
}

/** Draws the win of each card of the row that has been shown. */
function Results({ results }: { results: readonly number[] }) {
  const t = useCardsT();
  // The key is the card's position in the row, since several cards may have the same win.
  const places = results.map((amount, index) => ({ amount, place: index + 1 }));
  return (
    <ol className={styles.results} aria-label={t('row.results')}>
      {places.map(({ amount, place }) => (
        <li key={place} className={classes(styles.result, amount > 0 && styles.hit)}>
          {amount > 0 ? formatPrize(amount) : '–'}
        </li>
      ))}
    </ol>
  );
}
