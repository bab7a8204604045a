import { useMemo, useRef } from 'react';
import type { DiamondsTypes } from '../../../scenes/hall/diamonds/types.ts';
import { DIAMONDS } from '../../../fair/instant/diamonds.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { formatPpm } from '../../ui/percent.ts';
import type { GameProps } from '../game-props.ts';
import { InstantGameView } from '../instant-game-view.tsx';
import { timesText } from '../times-text.ts';
import { useCueScene } from '../use-cue-scene.ts';
import { useInstantGame } from '../use-instant-game.ts';
import { gemDrawChance, drawnGemsOf, DIAMONDS_HAND_ODDS, DIAMONDS_ODDS } from './diamonds-view-model.ts';
import { DiamondsRules } from './diamonds-rules.tsx';
import { diamondsTexts } from './texts.ts';

const loadDiamonds = async () => (await import('../../../scenes/hall/diamonds/definition.ts')).diamonds;

/** Choice of every bet: empty, because the player chooses only the stake. */
const CHOICE = {};

/** Diamonds: five gems drop, and the hand that they form pays. */
export default function DiamondsGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(diamondsTexts);
  const handle = useRef<SceneHandle<DiamondsTypes>>(null);
  const scene = useCueScene(handle, drawnGemsOf);
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice: CHOICE,
    top: DIAMONDS_ODDS.top,
    move: () => undefined,
  });
  const last = play.rounds.shown[0];
  const state = useMemo<DiamondsTypes['props']>(
    () => ({
      hands: DIAMONDS_HAND_ODDS.map(({ hand, pays, ways }) => ({
        hand,
        name: t(hand),
        pays,
        chance: formatPpm(gemDrawChance(ways)),
      })),
    }),
    [t],
  );

  return (
    <InstantGameView<DiamondsTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={DIAMONDS}
      scene={{ load: loadDiamonds, state, choices, handle }}
      twin={{ result: last === undefined ? '–' : timesText(last.multiplier), bet: t('bet') }}
      resultOf={(round) => {
        const drawn = drawnGemsOf(round);
        return drawn === undefined ? timesText(round.multiplier) : t(drawn.hand);
      }}
      betText={(amount) => t('play', { amount })}
      rules={<DiamondsRules maximumWin={game.maximumWin} />}
    >
      {undefined}
    </InstantGameView>
  );
}
