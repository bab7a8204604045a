import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import { type scratchCardLottery, type ScratchedCard, scratchedCard } from '../../../contract/diamond.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes } from '../../../scenes/scratch-card/types.ts';
import { usePlayScratchCardsMutation } from '../../api/diamond.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type Landing, useRound } from '../../rounds/use-round.ts';
import { type CardsInfo, printedCard } from './cards-info.ts';
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

/**
 * The course of one card or of ten in a row: bought and decided at once, then laid down one after the other and scratched
 * by the player. A row that was left is laid down again from its first card, covered.
 */
export function useCards(scene: GameScene<ScratchCardTypes>, info: CardsInfo) {
  const t = useCardsT();
  const [playCards] = usePlayScratchCardsMutation();
  const [table, setTable] = useState<CardOnTable>();
  /** Hundredths of the row's cards that have been shown. */
  const [results, setResults] = useState<readonly number[]>([]);
  /** What is announced of the card on the table; the round's own announcement when it is empty. */
  const [cardMessage, setCardMessage] = useState('');
  const shown = useRef<() => void>(undefined);
  const next = useRef<() => void>(undefined);
  const hurries = useRef(false);

  const formatCard = ({ amount }: ScratchedCard): string =>
    amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) });

  /** The prize of the card on the table stands there to be read. */
  const markShown = useCallback(() => {
    setTable((now) => now && { ...now, opened: OPEN, isShown: true });
    shown.current?.();
  }, []);

  const latest = useRef({ scene, info });
  latest.current = { scene, info };

  const reveal = useCallback(() => {
    if (latest.current.scene.status === 'painted') void latest.current.scene.cue('revealAll', {});
    else markShown();
  }, [markShown]);

  /** Resolves when the card lies there. A live row's first card lies there face down already, and is turned over. */
  const bring = (card: ScratchedCard, isFirst: boolean, landing: Landing): Promise<void> => {
    const printed = printedCard(card, latest.current.info);
    return isFirst && landing === 'live'
      ? latest.current.scene.cue('face', { card: printed })
      : latest.current.scene.cue('deal', { card: printed, instant: isFirst && landing === 'resumed' });
  };

  const land = async (list: readonly ScratchedCard[], landing: Landing): Promise<void> => {
    hurries.current = false;
    setResults([]);
    for (const [index, card] of list.entries()) {
      const isShown = new Promise<void>((resolve) => {
        shown.current = resolve;
      });
      setTable({ card, number: index + 1, total: list.length, opened: COVERED, isShown: false });
      const isBack = landing === 'resumed' && index === 0;
      const place = list.length > 1 ? `${t('card.of', { number: index + 1, total: list.length })}. ` : '';
      setCardMessage(isBack ? t('round.back') : `${place}${t('card.covered.line')}`);
      await bring(card, index === 0, landing);
      // The press that asks to see them all may have come while the card was still on its way.
      if (hurries.current) reveal();
      await isShown;
      setResults(list.slice(0, index + 1).map(({ amount }) => amount));
      if (index === list.length - 1) return;
      setCardMessage(formatCard(card));
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
  };

  const round = useRound<Ask, Row>({
    game: 'scratch-card',
    isReady: true,
    isAsk,
    call: (request) => playCards(request).unwrap(),
    presenter: {
      start(ask) {
        // A past card is dealt over what lies there.
        if (!ask) return;
        setTable(undefined);
        setResults([]);
        setCardMessage('');
        void scene.cue('deal', {});
      },
      async land({ list }, landing) {
        await land(list, landing);
        setCardMessage('');
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
    invalidates: [
      'Diamonds',
      'DiamondRecords',
      'CardRecords',
      'CardWins',
      'CoinRecords',
      'FairRounds',
      'FairSeeds',
    ],
    fromRecord({ id, outcome, proof }) {
      const card = v.safeParse(scratchedCard, { ...outcome, id, proof });
      return card.success ? { list: [card.output], total: card.output.amount } : undefined;
    },
  });

  const openFace = useCallback((place: number) => {
    setTable((now) => now && { ...now, opened: now.opened.map((is, at) => is || at === place) });
  }, []);

  const goOn = useCallback(() => {
    setCardMessage('');
    next.current?.();
  }, []);

  /** Shows this card and the results of those that wait behind it. */
  const revealRow = useCallback(() => {
    hurries.current = true;
    next.current?.();
    reveal();
  }, [reveal]);

  const { buy } = round;
  const play = useCallback((count: 1 | 10, bought: number) => buy({ count, buy: bought }), [buy]);

  return {
    ...round,
    announcement: cardMessage === '' ? round.announcement : cardMessage,
    table,
    results,
    play,
    reveal,
    markShown,
    openFace,
    goOn,
    revealRow,
  };
}
