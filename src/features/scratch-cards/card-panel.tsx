import { formatPrize } from '../../../contract/money.ts';
import type { ScratchCardTypes } from '../../../scenes/scratch-card/types.ts';
import { useGetScratchCardsQuery } from '../../api/diamond.ts';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import type { RoundPhase } from '../../rounds/use-round.ts';
import { useBalance, useErrorText } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ResultLines } from '../../casino/result-lines.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddUpTrack } from './add-up-track.tsx';
import styles from './card-panel.module.css';
import { type CardAction, CardStage } from './card-stage.tsx';
import { CardWins } from './card-wins.tsx';
import { type CardsInfo, missingCards } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import { type CardOnTable, useCards } from './use-cards.ts';

const ROW = 10;

/** The scratch cards, whole: the card, how many there are, the awards for cards played and the latest wins. */
export function CardPanel() {
  const errorText = useErrorText();
  const { currentData: info, error, refetch, isFetching } = useGetScratchCardsQuery();
  if (info) return <Cards info={info} />;
  if (error) return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className={styles.panel} aria-busy="true">
      <Skeleton ratio="720 / 1150" radius={18} />
      <div className={styles.side}>
        <Skeleton height={56} radius={14} />
        <Skeleton height={180} radius={18} />
      </div>
    </div>
  );
}

function Cards({ info }: { info: CardsInfo }) {
  const t = useCardsT();
  const diamonds = useBalance()?.lottery ?? info.diamonds;
  const scene = useGameScene<ScratchCardTypes>();
  const round = useCards(scene, info);
  const { phase, table, results, play, check, reveal, goOn, revealRow } = round;

  const toBuy = (count: number): number => missingCards(count, info.cards);
  const canPlay = (count: number): boolean => toBuy(count) * info.price <= diamonds;
  const action = actionOf(phase, table);
  const playOne = (): void => {
    if (canPlay(1)) play(1, toBuy(1));
  };
  const onAction = (pressed: CardAction): void => {
    if (pressed === 'check') check();
    else if (pressed === 'reveal') reveal();
    // Between two cards of a row the button goes on, whatever its label; after the last it buys the next.
    else if (pressed !== 'wait') (action === 'next' ? goOn : action === 'buy' ? playOne : noop)();
  };
  const inRow = phase === 'playing' && table !== undefined && table.number < table.total;

  return (
    <div className={styles.panel}>
      <div className={styles.stage}>
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
        />
        <ResultLines
          announcement={round.announcement}
          replayedAt={round.replayedAt}
          problem={round.problem}
          isUnknown={phase === 'unknown'}
        />
      </div>
      <div className={styles.side}>
        <p className={styles.held}>
          <span>{t('held')}</span>
          <b>{info.cards}</b>
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
            onClick={() => play(ROW, toBuy(ROW))}
          >
            {rowLabelOf(t, toBuy(ROW), info)}
          </Button>
        )}
        {!canPlay(1) && phase === 'idle' && (
          <p className={styles.hint}>{t('hint.short', { missing: info.price - diamonds })}</p>
        )}
        {results.length > 0 && (table?.total ?? 1) > 1 && <Results results={results} />}
        <AddUpTrack track={info.addUp} isBusy={phase === 'playing'} />
        <CardWins />
      </div>
    </div>
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

/** Returns the label of the button, in full. */
function labelOf(t: CardsTranslate, action: CardAction, bought: number, info: CardsInfo): string {
  if (action !== 'buy') return t(`action.${action}`);
  return bought === 0 ? t('action.play') : t('action.buy', { diamonds: bought * info.price });
}

/** Returns the label of the button where there is no scene. */
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

/** What the cards of a row have won so far. */
function Results({ results }: { results: readonly number[] }) {
  const t = useCardsT();
  // Cards of a row have no name but their place.
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
