import { useCallback, useMemo, useRef } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import { payoutOf } from '../../../fair/bets.ts';
import type { Card, ScratchCardTypes } from '../../../scenes/lobby/scratch-card/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { averageReturnOf } from '../stalls/stall-view-model.ts';
import { StallRules } from '../stalls/stall-rules.tsx';
import { timesText } from '../times-text.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { printedCardOf, hallCardOf, cardPrizeOdds, cardPrizesAt } from './scratch-view-model.ts';
import styles from './scratch-game.module.css';
import { scratchTexts } from './texts.ts';

const loadCard = async () => (await import('../../../scenes/lobby/scratch-card/definition.ts')).scratchCard;

/** Choice of every bet: empty, because the player chooses only the price of the card. */
const CHOICE = {};

/** Creates a promise, and the function that resolves it; it resolves when the player has uncovered the whole card. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** Draws a scratch card with its price, whose foil the player rubs away. */
export default function ScratchGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(scratchTexts);
  const card = useMemo(() => hallCardOf(game.payTable), [game.payTable]);
  const { handle, scene, onStage, onShown } = useScratchScene(card);
  const top = card.rules.topMultiplier(CHOICE);
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice: CHOICE,
    top,
    move: () => undefined,
  });
  const price = Math.max(play.stake, game.stakes.min);
  const most = formatPrize(payoutOf(price, top));
  const state = useMemo<ScratchCardTypes['props']>(
    () => ({
      prizes: cardPrizesAt(card, price),
      price,
      waiting: 0,
      canBuy: true,
      line: t('line', { amount: most }),
      noPrize: t('none.card'),
    }),
    [card, price, most, t],
  );
  const last = play.rounds.shown[0];
  const resultOf = ({ multiplier }: { readonly multiplier: number }): string =>
    multiplier === 0 ? t('none') : timesText(multiplier);
  const back = averageReturnOf(card.rules, CHOICE);

  return (
    <InstantGameView<ScratchCardTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={card.rules}
      isUnhurried
      onStage={onStage}
      scene={{
        load: loadCard,
        state,
        choices,
        handle,
        pack: `hall-${game.artSlug}`,
        onEvent: (...[event]) => {
          if (event === 'card:shown') onShown();
        },
      }}
      twin={{ result: last === undefined ? '–' : resultOf(last), bet: state.line }}
      resultOf={resultOf}
      betText={(amount) => t('buy', { amount })}
      skipText={t('reveal')}
      rules={
        <StallRules
          lines={[t('rules.rub'), t('rules.price'), t('rules.left')]}
          answer={t('rules.fairness')}
          odds={cardPrizeOdds(card, price).map(({ amount, pays, chance }) => ({
            name: amount === 0 ? t('none') : t('prize', { amount: formatPrize(amount) }),
            pays,
            chance,
          }))}
          back={[back, back]}
          maximumWin={game.maximumWin}
        />
      }
    >
      <p className={styles.about}>{t('about', { amount: most })}</p>
    </InstantGameView>
  );
}

/**
 * Returns the functions with which rounds use the scene, and those to call when the scene comes or goes and when the
 * whole card is uncovered.
 */
function useScratchScene(card: ReturnType<typeof hallCardOf>) {
  const handle = useRef<SceneHandle<ScratchCardTypes>>(null);
  /** Whether the scene can be shown; undefined until it is ready or has failed. */
  const isThere = useRef<boolean>(undefined);
  const seen = useRef(gate());
  /** The covered card, dealt again to a scene that becomes ready later. */
  const onTable = useRef<Card>(undefined);
  /** Whether the card lies on the table. `isAsked` is true if the player has asked to uncover it before that. */
  const isLaid = useRef(false);
  const isAsked = useRef(false);
  const reveal = useCallback(async (): Promise<void> => {
    // Without a scene nothing is uncovered, so there is nothing to wait for.
    if (isThere.current) await handle.current?.cue('revealAll', {});
    seen.current.open();
  }, []);
  const scene = useMemo<RoundScene>(
    () => ({
      isCovered: true,
      start() {
        isAsked.current = false;
        isLaid.current = false;
        void handle.current?.cue('deal', {});
      },
      async land(round, instant) {
        const printed = printedCardOf(card, round);
        if (printed === undefined || isThere.current === false) return;
        seen.current = gate();
        onTable.current = printed;
        const laid = instant
          ? handle.current?.cue('deal', { card: printed, instant: true })
          : isThere.current && handle.current?.cue('face', { card: printed });
        void Promise.resolve(laid).then(() => {
          isLaid.current = true;
          if (isAsked.current) void reveal();
        });
        await seen.current.passed;
        onTable.current = undefined;
      },
      fail: () => void handle.current?.cue('fail', { refused: true }),
      skip() {
        isAsked.current = true;
        if (isLaid.current) void reveal();
      },
    }),
    [card, reveal],
  );
  const onStage = (isShown: boolean): void => {
    isThere.current = isShown;
    // If the scene has failed, the result is announced immediately.
    if (!isShown) seen.current.open();
    else if (onTable.current) void handle.current?.cue('deal', { card: onTable.current, instant: true });
  };
  return { handle, scene, onStage, onShown: () => seen.current.open() };
}
