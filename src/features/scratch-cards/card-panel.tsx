import { useRef } from 'react';
import * as v from 'valibot';
import { scratchedCard } from '../../../contract/diamond.ts';
import { formatPrize } from '../../../contract/money.ts';
import { useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { useGetScratchCardsQuery } from '../../api/diamond.ts';
import { useAskedReplay } from '../../api/use-asked-replay.ts';
import { useLeftRound } from '../../api/use-round.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ResultLines } from '../../casino/result-lines.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddUpTrack } from './add-up-track.tsx';
import styles from './card-panel.module.css';
import { CardStage, type Wish } from './card-stage.tsx';
import { CardWins } from './card-wins.tsx';
import { type CardsInfo, missingCards } from './cards-info.ts';
import { useCardsT } from './texts.ts';
import { type CardHands, CARDS, useCards } from './use-cards.ts';

const ROW = 10;
const GAMES = [CARDS] as const;

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
  const user = useUser();
  const diamonds = useBalance()?.lottery ?? info.diamonds;
  const hands = useRef<CardHands>(null);
  // The stage's hands, whichever stage is there: the course outlives a stage that is made anew.
  const steady = useRef<CardHands>({
    start: () => hands.current?.start(),
    bring: async (card, how) => hands.current?.bring(card, how),
    reveal: () => hands.current?.reveal(),
    fail: (refused) => hands.current?.fail(refused),
  });
  const course = useCards(user?.id, steady.current);
  const { phase, said, problem, replayed, table, results, play, check, replay, goOn, revealRow } = course;
  useLeftRound(CARDS, user?.id, check);
  useAskedReplay(GAMES, user !== undefined, ({ id, time, outcome, proof }) => {
    const card = v.safeParse(scratchedCard, { ...outcome, id, proof });
    if (card.success) void replay(card.output, time);
  });

  const toBuy = (count: number): number => missingCards(count, info.cards);
  const canPlay = (count: number): boolean => toBuy(count) * info.price <= diamonds;
  const wish = wishOf(phase, table);
  const playOne = (): void => {
    if (canPlay(1)) play(1, toBuy(1));
  };
  const onWish = (asked: Wish): void => {
    if (asked === 'check') check();
    else if (asked === 'reveal') hands.current?.reveal();
    // Between two cards of a row the button goes on, whatever word it bears; after the last it buys the next.
    else if (asked !== 'wait') (wish === 'next' ? goOn : wish === 'buy' ? playOne : noop)();
  };
  const inRow = phase === 'playing' && table !== undefined && table.number < table.total;

  return (
    <div className={styles.panel}>
      <div className={styles.stage}>
        <CardStage
          info={info}
          table={table}
          wish={wish}
          waiting={inRow ? table.total - table.number : 0}
          label={labelOf(t, wish, toBuy(1), info)}
          face={faceOf(t, wish, toBuy(1))}
          canBuy={canPlay(1)}
          hands={hands}
          onWish={onWish}
          onOpened={course.openFace}
          onShown={course.markShown}
        />
        <ResultLines said={said} replayedAt={replayed} problem={problem} isUnknown={phase === 'unknown'} />
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
            disabled={!canPlay(ROW) || wish !== 'buy'}
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

function wishOf(
  phase: ReturnType<typeof useCards>['phase'],
  table: ReturnType<typeof useCards>['table'],
): Wish {
  if (phase === 'unknown') return 'check';
  if (phase === 'idle') return 'buy';
  if (!table) return 'wait';
  if (!table.isShown) return 'reveal';
  return table.number < table.total ? 'next' : 'wait';
}

type Words = ReturnType<typeof useCardsT>;

/** What the button says, in full. */
function labelOf(t: Words, wish: Wish, bought: number, info: CardsInfo): string {
  if (wish !== 'buy') return t(`action.${wish}`);
  return bought === 0 ? t('action.play') : t('action.buy', { diamonds: bought * info.price });
}

/** What stands on the button's face where there is no scene. */
function faceOf(t: Words, wish: Wish, bought: number): string {
  if (wish !== 'buy') return t(`action.${wish}`);
  return t(bought === 0 ? 'action.play.short' : 'action.buy.short');
}

function rowLabelOf(t: Words, bought: number, info: CardsInfo): string {
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
