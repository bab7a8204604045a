import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { KenoTypes } from '../../../scenes/hall/keno/types.ts';
import { kenoTicketPlaceOf } from '../../../scenes/hall/keno/places.ts';
import { KENO } from '../../../fair/instant/keno.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { InstantGameView } from '../instant-game-view.tsx';
import { StepTiles } from '../step-tiles.tsx';
import { timesText } from '../times-text.ts';
import { useCueScene } from '../use-cue-scene.ts';
import { useInstantGame } from '../use-instant-game.ts';
import { KenoControls } from './keno-controls.tsx';
import {
  kenoDrawOf,
  DEFAULT_KENO,
  MAX_KENO_PICKS,
  stepKenoRisk,
  KENO_NUMBERS,
  kenoOddsOf,
  kenoMultipliersOf,
  toggleKenoPick,
} from './keno-view-model.ts';
import { KenoRules } from './keno-rules.tsx';
import { kenoTexts } from './texts.ts';

const loadKeno = async () => (await import('../../../scenes/hall/keno/definition.ts')).keno;

/** Keno: the player picks up to ten numbers, then ten balls are drawn. */
export default function KenoGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(kenoTexts);
  const handle = useRef<SceneHandle<KenoTypes>>(null);
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(DEFAULT_KENO);
  const { picks, risk } = choice;
  const hasPicks = picks.length > 0;
  const scene = useCueScene(handle, (round, instant) => {
    const drawn = kenoDrawOf(round);
    // A round that is resumed may have been played with other picks.
    if (drawn && instant) setChoice(drawn.choice);
    return drawn && { picks: drawn.choice.picks, pays: kenoMultipliersOf(drawn.choice), drawn: drawn.drawn };
  });
  const play = useInstantGame({
    gameServer,
    game,
    isPaused: isPaused || !hasPicks,
    scene,
    choice,
    top: kenoOddsOf(choice).top,
    move: (by) => setChoice((before) => stepKenoRisk(before, by)),
    follow(round) {
      const past = KENO.readChoice(round.choice);
      setChoice({ ...past, picks: [...past.picks] });
    },
  });
  const isIdle = play.rounds.status === 'idle';
  const last = play.rounds.shown[0];
  const hint = t('pick.some', { most: MAX_KENO_PICKS });
  const state = useMemo<KenoTypes['props']>(
    () => ({ picks, pays: kenoMultipliersOf({ picks, risk }), hint }),
    [picks, risk, hint],
  );
  const tiles = KENO_NUMBERS.map((number) => ({
    id: number,
    ...kenoTicketPlaceOf(number),
    label: t('number', { number }),
    face: String(number),
    isPressed: picks.includes(number),
    isClosed: picks.length >= MAX_KENO_PICKS && !picks.includes(number),
  }));
  const tickets = (isPlain: boolean): ReactNode => (
    <StepTiles
      tiles={tiles}
      label={t('board')}
      isPlain={isPlain}
      box={box}
      onPress={(number) => setChoice((before) => toggleKenoPick(before, number))}
    />
  );

  return (
    <InstantGameView<KenoTypes>
      gameServer={gameServer}
      game={game}
      play={{ ...play, isBarred: play.isBarred || !hasPicks, note: hasPicks ? play.note : t('pick.none') }}
      proof={KENO}
      scene={{ load: loadKeno, state, choices, handle }}
      overlay={isIdle ? tickets : undefined}
      twin={{
        result: last === undefined ? '–' : timesText(last.multiplier),
        bet: t('bet', { picks: picks.length, risk: t(risk) }),
      }}
      resultOf={(round) => {
        const drawn = kenoDrawOf(round);
        return t('result', { hits: drawn?.hits ?? 0, picks: drawn?.choice.picks.length ?? 0 });
      }}
      betText={(amount) => t('play', { amount })}
      rules={<KenoRules choice={choice} maximumWin={game.maximumWin} />}
    >
      <KenoControls choice={choice} onChange={setChoice} disabled={!isIdle} />
    </InstantGameView>
  );
}
