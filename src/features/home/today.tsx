import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatPrize } from '../../../contract/money.ts';
import type { NameWith } from '../../../contract/promotions/promotions.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useGetLastRoundsQuery } from '../../api/fair.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';
import { useGetMemberGamesQuery } from '../../api/member-games.ts';
import { useGetSignInQuery } from '../../api/sign-in.ts';
import { useGetWelcomeSetQuery } from '../../api/welcome.ts';
import { useDailySpinState, useDailyVisitState, useRainState } from '../../casino/day-states.tsx';
import { smallTile } from '../../casino/tiles.ts';
import { useEmptyWallet } from '../../casino/use-empty-wallet.ts';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import type { PromotionCard } from '../../promotions/cards.ts';
import { useCard } from '../../promotions/use-cards.ts';
import { useUser } from '../../store/hooks.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { gamesHref } from '../../pages/href.ts';
import { gameHref } from './game-href.ts';
import { lastGame } from './last-game.ts';
import styles from './today.module.css';
import { useTodayT } from './today-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Loaded on demand, because few players have an empty wallet.
const EmptyWallet = lazyPart(() => import('./empty-wallet.tsx'));
// Loaded on demand, because few players have left a round.
const OpenRounds = lazyPart(() => import('./open-rounds.tsx'));

/** Options of queries that are fetched each time the lobby opens, because their data change by play and by the hour. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** Draws the player's offers of the day, each as a link to its page. */
export default function Today() {
  const t = useTodayT();
  const isKnown = useUser() !== undefined;
  const isNewcomer = useNewcomer();
  // Waits for this answer, because a newcomer may see the welcome gifts in place of the offers.
  const { isLoading } = useGetWelcomeSetQuery(undefined, { skip: !isNewcomer });
  // Waits for this answer, because it decides which links are shown; they must not move later.
  const visit = useGetSignInQuery();
  const games = useGetMemberGamesQuery(undefined, ANEW);
  return (
    <section className={styles.today} aria-label={t('title')}>
      {!isKnown || isLoading || visit.isLoading || games.isLoading ? <Skeleton radius={16} /> : <Cells />}
    </section>
  );
}

/**
 * Draws a link to each round that the player has left, and four links: the daily visit (the last game if today's visit was
 * made), daily spin, red packet rain, and jackpot.
 */
function Cells() {
  const visit = useDailyVisitState();
  const isEmpty = useEmptyWallet() === true;
  const { openRounds = [] } = useGetMemberGamesQuery().data ?? {};
  return (
    <>
      {openRounds.length > 0 && (
        <Suspense
          fallback={openRounds.map(({ gameId }) => (
            <div key={gameId} className={classes(styles.cell, styles.left)} />
          ))}
        >
          <OpenRounds gameIds={openRounds.map(({ gameId }) => gameId)} />
        </Suspense>
      )}
      <ul className={styles.cells}>
        {visit.isReady && <PromotionCell promotion="signIn" {...visit} />}
        <DailySpin />
        <Rain />
        <Jackpot />
        {!visit.isReady && <Again />}
      </ul>
      {isEmpty && (
        <Suspense>
          <EmptyWallet />
        </Suspense>
      )}
    </>
  );
}

interface CellProps {
  readonly card?: PromotionCard | undefined;
  /** URL of a game's picture, for a link to a game instead of a promotion. */
  readonly tile?: string;
  readonly to: string;
  readonly name: string;
  readonly state: ReactNode;
  /** Whether the player can now collect something on the linked page. */
  readonly isReady?: boolean;
  /** Progress shown as a bar, 0 to 1; no bar if undefined. */
  readonly progress?: number | undefined;
}

function Cell({ card, tile, to, name, state, isReady = false, progress }: CellProps) {
  return (
    <li>
      <Link to={to} className={classes(styles.cell, isReady && styles.ready)}>
        {card === undefined ? (
          tile === undefined ? (
            <Icon name="play" size={24} />
          ) : (
            <img className={styles.tile} src={smallTile(tile)} alt="" />
          )
        ) : (
          <img src={card.small} srcSet={`${card.small} 2x, ${card.picture} 3x`} alt="" />
        )}
        <span className={styles.words}>
          <b>{name}</b>
          <small>{state}</small>
          {progress !== undefined && (
            <span className={styles.track}>
              <i style={{ transform: `scaleX(${progress})` }} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

interface PromotionCellProps extends Pick<CellProps, 'state' | 'isReady' | 'progress'> {
  readonly promotion: NameWith<'card'>;
}

/** Draws the link to a promotion, with the player's state in it. */
function PromotionCell({ promotion, ...rest }: PromotionCellProps) {
  const locale = useLocale();
  const card = useCard(promotion);
  return <Cell card={card} to={card.to} name={card.name[locale]} {...rest} />;
}

const DailySpin = () => <PromotionCell promotion="dailySpin" {...useDailySpinState()} />;
const Rain = () => <PromotionCell promotion="redPacketRain" {...useRainState()} />;

function Jackpot() {
  const t = useTodayT();
  const { data, isError } = useGetJackpotQuery(undefined, ANEW);
  const state = (): string => {
    if (data === undefined) return isError ? t('look') : '…';
    const { chanceSize, needDeposit, needTyping } = data;
    if (chanceSize > 0) return t('jackpot.ready', { count: chanceSize });
    if (needDeposit > 0) return t('jackpot.deposit', { amount: formatPrize(needDeposit) });
    return needTyping > 0 ? t('jackpot.left', { amount: formatPrize(needTyping) }) : t('jackpot.all');
  };
  return (
    <PromotionCell
      promotion="jackpot"
      state={state()}
      isReady={data !== undefined && data.chanceSize > 0}
      progress={data && (data.needTyping > 0 ? 1 - data.needTyping / data.typingPerChance : 1)}
    />
  );
}

/** Draws the link to the game played last, or to all games if the player has not played yet. */
function Again() {
  const t = useTodayT();
  const rounds = useGetLastRoundsQuery(undefined, ANEW);
  const own = useGetMemberGamesQuery(undefined, ANEW);
  const { data: config } = useGetLobbyConfigQuery();
  const isWaiting = rounds.isLoading || own.isLoading;
  if (isWaiting) return <Cell to={gamesHref('all')} name={t('first')} state="…" />;
  // Of the games that the player opened, keeps only hall games: the list of rounds already has the fair's own games.
  const titles = new Map(config?.games.filter(({ plays }) => plays === true).map((game) => [game.id, game]));
  const history = own.data?.gameHistory.filter(({ gameId }) => titles.has(gameId)) ?? [];
  const last = lastGame(rounds.data?.list ?? [], history);
  const game = last && 'gameId' in last ? titles.get(last.gameId) : undefined;
  if (game) return <Cell tile={game.tile} to={gameHref(game.id)} name={game.title} state={t('again')} />;
  if (last && 'promotion' in last) return <PromotionCell promotion={last.promotion} state={t('again')} />;
  return <Cell to={gamesHref('all')} name={t('first')} state={t('first.help')} />;
}
