import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ResponseOf } from '../../../contract/call.ts';
import { type scratchCardLottery, scratchedCard } from '../../../contract/scratch-cards.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes } from '../../../scenes/lobby/scratch-card/types.ts';
import { patchesOfCards, scratchCardsApi } from '../../api/scratch-cards.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { diamondsStaked } from '../../store/live-slice.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { CardRow, type CardRowPage, EMPTY_TABLE, formatCard } from './card-row.ts';
import type { CardsInfo } from './cards-info.ts';
import { useCardsT } from './texts.ts';

interface Ask {
  readonly count: 1 | 10;
  readonly buy: number;
}
const isAsk = (value: object): value is Ask =>
  'count' in value &&
  (value.count === 1 || value.count === 10) &&
  'buy' in value &&
  typeof value.buy === 'number';

/** What the page needs from the call's answer: the cards of the row and the sum of their wins. */
type Row = Pick<ResponseOf<typeof scratchCardLottery>, 'list' | 'total'>;

/**
 * Manages rounds of one card or a row of ten. One call buys and decides all of them; then they are dealt one after the
 * other and scratched by the player. A row from an earlier visit is dealt again from its first card, covered.
 */
export function useCards(scene: GameScene<ScratchCardTypes>, info: CardsInfo) {
  const t = useCardsT();
  const playCards = useRoundCall(scratchCardsApi.endpoints.playScratchCards);
  const [{ message, ...shown }, setShown] = useState(EMPTY_TABLE);
  const latest = useRef<CardRowPage>({ scene, info, t });
  latest.current = { scene, info, t };
  const [row] = useState(() => new CardRow(() => latest.current, setShown));
  const dispatch = useAppDispatch();
  /** Number of held cards that the current round plays; the number held is updated only at its end. */
  const [played, setPlayed] = useState(0);

  const round = useRound<Ask, Row, ResponseOf<typeof scratchCardLottery>>({
    game: 'scratch-card',
    isReady: true,
    isAsk,
    call: playCards,
    presenter: {
      start(ask) {
        // A replayed card is dealt later, over the current one.
        if (!ask) return;
        dispatch(diamondsStaked(ask.buy * latest.current.info.price));
        setPlayed(ask.count - ask.buy);
        row.start();
      },
      land: ({ list }, landing) => row.land(list, landing),
      rest({ list }) {
        setPlayed(0);
        row.rest(list);
      },
      fail(refused) {
        setPlayed(0);
        void latest.current.scene.cue('fail', { refused });
      },
    },
    formatResult({ list, total }) {
      const [only] = list;
      if (list.length === 1 && only) return formatCard(t, only);
      return total === 0
        ? t('row.none', { count: list.length })
        : t('row.won', { count: list.length, amount: formatExact(total) });
    },
    messages: { unknown: t('round.unknown'), back: t('round.back'), elsewhere: t('round.elsewhere') },
    formatFailure: (code) => t('round.failed', { code }),
    // The tag 'Goods' is for the shop, which also shows the player's diamonds and cards.
    invalidates: ['Goods', 'DiamondRecords', 'CardRecords', 'CoinRecords', 'FairRounds', 'FairSeeds'],
    updates: { tags: ['Diamonds', 'CardWins'], patchesOf: patchesOfCards },
    fromRecord({ id, outcome, proof }) {
      const card = v.safeParse(scratchedCard, { ...outcome, id, proof });
      return card.success ? { list: [card.output], total: card.output.amount } : undefined;
    },
  });

  useEffect(() => {
    if (scene.status === 'failed') row.leaveToPage();
  }, [scene.status, row]);

  const { buy } = round;
  const play = useCallback((count: 1 | 10, bought: number) => buy({ count, buy: bought }), [buy]);
  const actions = useMemo(
    () => ({
      reveal: () => row.reveal(),
      markShown: (hasScene?: boolean) => row.markShown(hasScene),
      markClosed: () => row.markClosed(),
      openFace: (place: number) => row.openFace(place),
      goOn: () => row.goOn(),
      revealRow: () => row.revealRow(),
    }),
    [row],
  );
  return {
    ...round,
    announcement: message === '' ? round.announcement : message,
    ...shown,
    /** Number of cards that the player still holds, without those on the table. */
    held: Math.max(0, info.cards - played),
    play,
    ...actions,
  };
}
