import { useCallback, useMemo, useRef, useState } from 'react';
import type { DiceTypes } from '../../../scenes/hall/dice/types.ts';
import { DICE } from '../../../fair/instant/dice.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { timesText } from '../times-text.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { DiceControls } from './dice-controls.tsx';
import {
  diceChoiceAt,
  DEFAULT_DICE,
  diceLimitOf,
  stepDiceChoice,
  diceOddsOf,
  diceRollOf,
  rollText,
} from './dice-view-model.ts';
import { DiceRules } from './dice-rules.tsx';
import { diceTexts } from './texts.ts';

const loadDice = async () => (await import('../../../scenes/hall/dice/definition.ts')).dice;

/** Dice: the player bets that a roll is over or under a target. */
export default function DiceGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(diceTexts);
  const handle = useRef<SceneHandle<DiceTypes>>(null);
  const [choice, setChoice] = useState(DEFAULT_DICE);
  const { multiplier } = diceOddsOf(choice);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        await handle.current?.cue('land', {
          roll: diceRollOf(round) ?? 0,
          stake: round.stake,
          payout: round.payout,
          instant,
        });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice,
    top: multiplier,
    move: (by) => setChoice((before) => stepDiceChoice(before, by)),
    follow: (round) => setChoice(DICE.readChoice(round.choice)),
  });
  const { status, shown } = play.rounds;
  const bet = t(choice.side, { roll: rollText(diceLimitOf(choice)) });
  const state = useMemo<DiceTypes['props']>(
    () => ({
      target: choice.target,
      side: choice.side,
      // The scene's font has no "×", so the letter x replaces it.
      line: t('line', { bet, times: timesText(multiplier).replace('×', 'x') }),
      canChoose: status === 'idle',
    }),
    [choice, bet, multiplier, status, t],
  );
  const onEvent = useCallback((...[event, detail]: [string, unknown]) => {
    if (event !== 'gate:dragged') return;
    const { at } = detail as DiceTypes['events']['gate:dragged'];
    setChoice((before) => diceChoiceAt(before, at));
  }, []);

  return (
    <InstantGameView<DiceTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={DICE}
      scene={{ load: loadDice, state, choices, handle, onEvent }}
      twin={{ result: rollText((shown[0] && diceRollOf(shown[0])) ?? 5_000), bet }}
      resultOf={(round) => rollText(diceRollOf(round) ?? 0)}
      betText={(amount) => t('roll', { amount })}
      rules={<DiceRules choice={choice} maximumWin={game.maximumWin} />}
    >
      <DiceControls choice={choice} onChange={setChoice} disabled={status !== 'idle'} />
    </InstantGameView>
  );
}
