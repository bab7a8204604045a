import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import {
  type scratchCardLottery,
  type ScratchedCard,
  scratchedCard,
} from '../../../contract/scratch-cards.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes, Winnings } from '../../../scenes/lobby/scratch-card/types.ts';
import { patchesOfCards, scratchCardsApi } from '../../api/scratch-cards.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type LandingKind, useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import { useCardsT } from './texts.ts';

/** The card on the table. */
export interface CardOnTable {
  readonly card: ScratchedCard;
  /** Number in the row, from 1. */
  readonly number: number;
  readonly total: number;
  /** Whether each of the nine faces is uncovered. */
  readonly opened: readonly boolean[];
  /** Whether its prize has been shown. */
  readonly isShown: boolean;
}

interface Ask {
  readonly count: 1 | 10;
  readonly buy: number;
}
const isAsk = (value: object): value is Ask =>
  'count' in value &&
  (value.count === 1 || value.count === 10) &&
  'buy' in value &&
  typeof value.buy === 'number';

/** The part of the call’s answer that the table needs. */
type Row = Pick<ResponseOf<typeof scratchCardLottery>, 'list' | 'total'>;

const COVERED: readonly boolean[] = Array.from({ length: 9 }, () => false);
const OPEN: readonly boolean[] = COVERED.map(() => true);

const asShown = (now: CardOnTable | undefined): CardOnTable | undefined =>
  now && { ...now, opened: OPEN, isShown: true };
const withOpened =
  (places: ReadonlySet<number>) =>
  (now: CardOnTable | undefined): CardOnTable | undefined =>
    now && { ...now, opened: now.opened.map((is, at) => is || places.has(at)) };

/**
 * Manages one card or a row of ten: bought and decided in one call, then dealt one after the other and scratched by
 * the player. A resumed row is dealt again from its first card, covered.
 */
export function useCards(scene: GameScene<ScratchCardTypes>, info: CardsInfo) {
  const t = useCardsT();
  const playCards = useRoundCall(scratchCardsApi.endpoints.playScratchCards);
  const [table, setTable] = useState<CardOnTable>();
  /** Wins of the row's shown cards, in hundredths. */
  const [results, setResults] = useState<readonly number[]>([]);
  /** Whether the prize's celebration is over the card: a press first ends it. */
  const [isCelebrated, setCelebrated] = useState(false);
  /** Announcement about the current card; if empty, the round's own is used. */
  const [cardMessage, setCardMessage] = useState('');
  const shown = useRef<() => void>(undefined);
  const next = useRef<() => void>(undefined);
  const hurries = useRef(false);
  /** Total win of the current row. */
  const row = useRef<Winnings>(undefined);
  /** Whether the scene is celebrating; the page then shows the celebration together with the result. */
  const celebrates = useRef(false);
  /** Whether the current card is the last of its row: the page then shows its result at the round's end. */
  const isLast = useRef(false);
  /** Faces opened in the scene: the page does not show them while the scene is there. */
  const opened = useRef(new Set<number>());

  const formatCard = ({ amount }: ScratchedCard): string =>
    amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) });

  /** Marks the current card's prize as readable; `card:closed` follows immediately without a celebration. */
  const markShown = useCallback((hasScene = false) => {
    celebrates.current = hasScene;
    if (!isLast.current) {
      setTable(asShown);
      setCelebrated(hasScene);
    }
    shown.current?.();
  }, []);
  /** Marks the prize as seen: the next press continues play. */
  const markClosed = useCallback(() => {
    celebrates.current = false;
    setCelebrated(false);
  }, []);

  const latest = useRef({ scene, info });
  latest.current = { scene, info };

  const reveal = useCallback(() => {
    // After "reveal all" the whole row is shown with this card.
    const detail = hurries.current && row.current ? { row: row.current } : {};
    if (latest.current.scene.status === 'painted') void latest.current.scene.cue('revealAll', detail);
    else markShown();
  }, [markShown]);

  /** Resolves when the card is dealt. The first card of a live row is already there face down, and is turned over. */
  const bring = (card: ScratchedCard, isFirst: boolean, landing: LandingKind): Promise<void> => {
    const printed = printedCard(card);
    return isFirst && landing === 'live'
      ? latest.current.scene.cue('face', { card: printed })
      : latest.current.scene.cue('deal', { card: printed, instant: isFirst && landing === 'resumed' });
  };

  const land = async (list: readonly ScratchedCard[], landing: LandingKind): Promise<void> => {
    hurries.current = false;
    celebrates.current = false;
    const won: Winnings = {
      prize: list.reduce((sum, { amount }) => sum + amount, 0),
      price: list.length * priceInCoins(latest.current.info),
    };
    row.current = won;
    setResults([]);
    setCelebrated(false);
    for (const [index, card] of list.entries()) {
      const isShown = new Promise<void>((resolve) => {
        shown.current = resolve;
      });
      setTable({ card, number: index + 1, total: list.length, opened: COVERED, isShown: false });
      isLast.current = index === list.length - 1;
      opened.current.clear();
      const isBack = landing === 'resumed' && index === 0;
      const place = list.length > 1 ? `${t('card.of', { number: index + 1, total: list.length })}. ` : '';
      setCardMessage(isBack ? t('round.back') : `${place}${t('card.covered.line')}`);
      await bring(card, index === 0, landing);
      // "Reveal all" may have been pressed before the card was dealt.
      if (hurries.current) reveal();
      await isShown;
      if (index === list.length - 1) return;
      setResults(list.slice(0, index + 1).map(({ amount }) => amount));
      setCardMessage(formatCard(card));
      if (hurries.current) return;
      await new Promise<void>((resolve) => {
        next.current = resolve;
      });
      next.current = undefined;
      // "Reveal all" was pressed while this card was open: the row's total is shown over it.
      if (hurries.current) return latest.current.scene.cue('revealAll', { row: won });
    }
  };

  const round = useRound<Ask, Row, ResponseOf<typeof scratchCardLottery>>({
    game: 'scratch-card',
    isReady: true,
    isAsk,
    call: playCards,
    presenter: {
      start(ask) {
        // A past card is dealt over the current one.
        if (!ask) return;
        setTable(undefined);
        setResults([]);
        setCardMessage('');
        setCelebrated(false);
        void scene.cue('deal', {});
      },
      land: ({ list }, landing) => land(list, landing),
      rest({ list }) {
        setTable(asShown);
        setResults(list.map(({ amount }) => amount));
        setCardMessage('');
        setCelebrated(celebrates.current);
      },
      fail: (refused) => void latest.current.scene.cue('fail', { refused }),
    },
    formatResult({ list, total }) {
      const [only] = list;
      if (list.length === 1 && only) return formatCard(only);
      return total === 0
        ? t('row.none', { count: list.length })
        : t('row.won', { count: list.length, amount: formatExact(total) });
    },
    messages: { unknown: t('round.unknown'), back: t('round.back'), elsewhere: t('round.elsewhere') },
    formatFailure: (code) => t('round.failed', { code }),
    // 'Goods' for the mall, which also shows diamonds and cards.
    invalidates: ['Goods', 'DiamondRecords', 'CardRecords', 'CoinRecords', 'FairRounds', 'FairSeeds'],
    updates: { tags: ['Diamonds', 'CardWins'], patchesOf: patchesOfCards },
    fromRecord({ id, outcome, proof }) {
      const card = v.safeParse(scratchedCard, { ...outcome, id, proof });
      return card.success ? { list: [card.output], total: card.output.amount } : undefined;
    },
  });

  const openFace = useCallback((place: number) => {
    opened.current.add(place);
    if (latest.current.scene.status !== 'painted') setTable(withOpened(opened.current));
  }, []);
  // If the scene fails, the page continues with the card as far as it was scratched.
  useEffect(() => {
    if (scene.status !== 'failed') return;
    setTable(withOpened(opened.current));
    markClosed();
  }, [scene.status, markClosed]);

  const goOn = useCallback(() => {
    setCardMessage('');
    next.current?.();
  }, []);

  /** Reveals this card and the results of the row's remaining cards. */
  const revealRow = useCallback(() => {
    hurries.current = true;
    if (next.current) next.current();
    else reveal();
  }, [reveal]);

  const { buy } = round;
  const play = useCallback((count: 1 | 10, bought: number) => buy({ count, buy: bought }), [buy]);

  return {
    ...round,
    announcement: cardMessage === '' ? round.announcement : cardMessage,
    table,
    results,
    isCelebrated,
    play,
    reveal,
    markShown,
    markClosed,
    openFace,
    goOn,
    revealRow,
  };
}
