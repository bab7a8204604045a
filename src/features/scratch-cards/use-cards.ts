import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import {
  type scratchCardLottery,
  type ScratchedCard,
  scratchedCard,
} from '../../../contract/scratch-cards.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes, Winnings } from '../../../scenes/scratch-card/types.ts';
import { patchesOfCards, scratchCardsApi } from '../../api/scratch-cards.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type Landing, useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import { useCardsT } from './texts.ts';

/** The card that lies on the table. */
export interface CardOnTable {
  readonly card: ScratchedCard;
  /** Of the row, from 1. */
  readonly number: number;
  readonly total: number;
  /** Which of the nine faces can be seen. */
  readonly opened: readonly boolean[];
  /** Its prize has been shown. */
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

/** The call’s answer, as far as the table needs it. */
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
 * The course of one card or of ten in a row: bought and decided at once, then laid down one after the other and scratched
 * by the player. A row that was left is laid down again from its first card, covered.
 */
export function useCards(scene: GameScene<ScratchCardTypes>, info: CardsInfo) {
  const t = useCardsT();
  const playCards = useRoundCall(scratchCardsApi.endpoints.playScratchCards);
  const [table, setTable] = useState<CardOnTable>();
  /** Hundredths of the row's cards that have been shown. */
  const [results, setResults] = useState<readonly number[]>([]);
  /** The prize's celebration stands over the card: a press goes on from it before it does anything else. */
  const [isCelebrated, setCelebrated] = useState(false);
  /** What is announced of the card on the table; the round's own announcement when it is empty. */
  const [cardMessage, setCardMessage] = useState('');
  const shown = useRef<() => void>(undefined);
  const next = useRef<() => void>(undefined);
  const hurries = useRef(false);
  /** What the row on the table has won in all. */
  const row = useRef<Winnings>(undefined);
  /** The scene celebrates; the page shows it together with the result. */
  const celebrates = useRef(false);
  /** The card on the table is its row's last: what the page shows of it comes with the round's end. */
  const isLast = useRef(false);
  /** Faces that were opened in the scene: nothing of the page shows them while it stands. */
  const opened = useRef(new Set<number>());

  const formatCard = ({ amount }: ScratchedCard): string =>
    amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) });

  /** The prize of the card on the table stands there to be read; `card:closed` follows at once where nothing celebrates it. */
  const markShown = useCallback((hasScene = false) => {
    celebrates.current = hasScene;
    if (!isLast.current) {
      setTable(asShown);
      setCelebrated(hasScene);
    }
    shown.current?.();
  }, []);
  /** The prize has been seen: the next press plays on. */
  const markClosed = useCallback(() => {
    celebrates.current = false;
    setCelebrated(false);
  }, []);

  const latest = useRef({ scene, info });
  latest.current = { scene, info };

  const reveal = useCallback(() => {
    // In a hurry the whole row is shown with this card.
    const detail = hurries.current && row.current ? { row: row.current } : {};
    if (latest.current.scene.status === 'painted') void latest.current.scene.cue('revealAll', detail);
    else markShown();
  }, [markShown]);

  /** Resolves when the card lies there. A live row's first card lies there face down already, and is turned over. */
  const bring = (card: ScratchedCard, isFirst: boolean, landing: Landing): Promise<void> => {
    const printed = printedCard(card);
    return isFirst && landing === 'live'
      ? latest.current.scene.cue('face', { card: printed })
      : latest.current.scene.cue('deal', { card: printed, instant: isFirst && landing === 'resumed' });
  };

  const land = async (list: readonly ScratchedCard[], landing: Landing): Promise<void> => {
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
      // The press that asks to see them all may have come while the card was still on its way.
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
      // Asked for when this card lay open: what all have won is shown over it.
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
        // A past card is dealt over what lies there.
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
    // 'Goods' for the mall, which shows diamonds and cards too.
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
  // A scene that fails leaves its card to the page, as far as it was scratched.
  useEffect(() => {
    if (scene.status !== 'failed') return;
    setTable(withOpened(opened.current));
    markClosed();
  }, [scene.status, markClosed]);

  const goOn = useCallback(() => {
    setCardMessage('');
    next.current?.();
  }, []);

  /** Shows this card and the results of those that wait behind it. */
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
