import { useCallback, useRef, useState } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { ScratchedCard, scratchCardLottery } from '../../../contract/diamond.ts';
import { formatExact } from '../../../contract/money.ts';
import { usePlayScratchCardsMutation } from '../../api/diamond.ts';
import { useRound } from '../../api/use-round.ts';
import { useCardsT } from './texts.ts';

/** The name under which cards are kept until they have been shown. */
export const CARDS = 'scratch-card';

/** What the stage can do with a card. Each promise settles when it lies there, also when it cannot be shown. */
export interface CardHands {
  /** A card comes face down: its answer is on the way. */
  start(): void;
  /** turn: the one that lies face down; deal: the next one; return: one that was left before, without a way. */
  bring(card: ScratchedCard, how: 'turn' | 'deal' | 'return'): Promise<void>;
  reveal(): void;
  fail(refused: boolean): void;
}

/** The card that lies on the table. */
export interface OnTable {
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

type Answer = ResponseOf<typeof scratchCardLottery>;

const COVERED: readonly boolean[] = Array.from({ length: 9 }, () => false);
const OPEN: readonly boolean[] = COVERED.map(() => true);

/**
 * The course of one card or of ten in a row: bought and decided at once, then laid down one after the other and left to
 * the player's hand. A row that was left is laid down again from its first card, covered.
 */
export function useCards(userId: number | undefined, hands: CardHands) {
  const t = useCardsT();
  const [askForCards] = usePlayScratchCardsMutation();
  const [table, setTable] = useState<OnTable>();
  /** Hundredths of the row's cards that have been shown. */
  const [results, setResults] = useState<readonly number[]>([]);
  const [told, setTold] = useState('');
  /** When the card that is shown again was played, ms since 1970. */
  const [replayed, setReplayed] = useState<number>();
  const shown = useRef<() => void>(undefined);
  const next = useRef<() => void>(undefined);
  const hurries = useRef(false);
  const latest = useRef(hands);
  latest.current = hands;

  const cardWords = useCallback(
    ({ amount }: ScratchedCard): string =>
      amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) }),
    [t],
  );

  const land = useCallback(
    async (list: readonly ScratchedCard[], first: 'turn' | 'deal' | 'return'): Promise<void> => {
      hurries.current = false;
      setResults([]);
      for (const [index, card] of list.entries()) {
        const isShown = new Promise<void>((resolve) => {
          shown.current = resolve;
        });
        setTable({ card, number: index + 1, total: list.length, opened: COVERED, isShown: false });
        const isBack = first === 'return' && index === 0;
        const ready = t('card.covered.line');
        const place = list.length > 1 ? `${t('card.of', { number: index + 1, total: list.length })}. ` : '';
        setTold(isBack ? t('round.back') : `${place}${ready}`);
        await latest.current.bring(card, index > 0 ? 'deal' : first);
        // The wish to see them all may have come while the card was still on its way.
        if (hurries.current) latest.current.reveal();
        await isShown;
        setResults(list.slice(0, index + 1).map(({ amount }) => amount));
        if (index === list.length - 1) return;
        setTold(cardWords(card));
        if (!hurries.current) {
          await new Promise<void>((resolve) => {
            next.current = resolve;
          });
        }
        if (hurries.current) {
          setResults(list.map(({ amount }) => amount));
          return;
        }
      }
    },
    [cardWords, t],
  );

  const {
    buy,
    replay: replayRound,
    ...round
  } = useRound<Ask, Answer>({
    name: CARDS,
    userId,
    isAsk,
    call: (request) => askForCards(request).unwrap(),
    show: {
      start() {
        setTable(undefined);
        setResults([]);
        setTold('');
        latest.current.start();
      },
      land: ({ list }, returning) => land(list, returning ? 'return' : 'turn'),
      fail: (refused) => latest.current.fail(refused),
    },
    words({ list, total }) {
      setTold('');
      const [only] = list;
      if (list.length === 1 && only) return cardWords(only);
      return total === 0
        ? t('row.none', { count: list.length })
        : t('row.won', { count: list.length, amount: formatExact(total) });
    },
    texts: {
      unknown: t('round.unknown'),
      back: t('round.back'),
      elsewhere: t('round.elsewhere'),
    },
    failed: (code) => t('round.failed', { code }),
    ownCodes: (code) => code < 9_000,
    stale: [
      'Diamonds',
      'DiamondRecords',
      'CardRecords',
      'CardWins',
      'CoinRecords',
      'FairRounds',
      'FairSeeds',
    ],
  });

  /** The prize of the card on the table stands there to be read. */
  const markShown = useCallback(() => {
    setTable((now) => now && { ...now, opened: OPEN, isShown: true });
    shown.current?.();
  }, []);

  const openFace = useCallback((place: number) => {
    setTable((now) => now && { ...now, opened: now.opened.map((is, at) => is || at === place) });
  }, []);

  const goOn = useCallback(() => {
    setTold('');
    next.current?.();
  }, []);

  /** Shows this card and the results of those that wait behind it. */
  const revealRow = useCallback(() => {
    hurries.current = true;
    next.current?.();
    latest.current.reveal();
  }, []);

  const play = useCallback((count: 1 | 10, bought: number) => buy({ count, buy: bought }), [buy]);

  /** Lays a past card down once more, covered; it is `time` ms since 1970 old and pays nothing. */
  const replay = useCallback(
    async (card: ScratchedCard, time: number): Promise<void> => {
      setReplayed(time);
      await replayRound(async () => {
        await land([card], 'deal');
        setTold('');
      }, cardWords(card));
      setReplayed(undefined);
    },
    [cardWords, land, replayRound],
  );

  return {
    phase: round.phase,
    said: told === '' ? round.said : told,
    problem: round.problem,
    replayed,
    table,
    results,
    play,
    check: round.check,
    replay,
    markShown,
    openFace,
    goOn,
    revealRow,
  };
}
