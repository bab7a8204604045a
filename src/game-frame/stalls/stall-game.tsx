import { type ReactNode, useMemo, useRef } from 'react';
import type { HallRound } from '../../../contract/game-server.ts';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { StallLanding, StallProps, StallTypes } from '../../../scenes/hall/models/stall/types.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { averageReturnOf, stallRulesOf, type StallOdds, type StallName } from './stall-view-model.ts';
import { StallRules } from './stall-rules.tsx';

/** Returns a text in characters that the scene's font has. */
const labelOf = (text: string): string => text.replaceAll('×', 'x');

/** Fields of a landing (the result that a scene shows) that are special to one game. */
export type ToyLanding<Landing extends StallLanding> = Omit<Landing, 'stake' | 'payout' | 'instant'>;

interface StallGameProps<Props extends StallProps, Landing extends StallLanding> {
  readonly frame: InstantGameProps;
  readonly stall: StallName;
  /** Fetches the scene. Define the function outside of components: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<StallTypes<Props, Landing>>>;
  readonly choice: unknown;
  /** The player's choice, in the form that the scene shows. */
  readonly state: Props;
  /** Returns what the scene shows of a settled round; undefined if it cannot show the round. */
  readonly landingOf: (round: HallRound) => ToyLanding<Landing> | undefined;
  /** Called before a replay or a round of an earlier visit is shown, to restore the choice of that round. */
  readonly onLeft: (round: HallRound) => void;
  /** Called with the number of a place, from 1, when the player presses the place in the picture. */
  readonly onPicked?: (place: number) => void;
  readonly move: (by: number) => void;
  readonly betText: (amount: string) => string;
  /** Three lines that explain the game in its rules. */
  readonly lines: readonly string[];
  readonly answer?: string | undefined;
  readonly odds: readonly StallOdds[];
  /** Every choice whose return the rules state; if left out, only the current choice, because all choices are alike. */
  readonly choices?: readonly unknown[];
  readonly children: (disabled: boolean) => ReactNode;
}

/** Draws a fairground game: its scene, its choice and the stake. */
export function StallGame<Props extends StallProps, Landing extends StallLanding>(
  props: StallGameProps<Props, Landing>,
) {
  type Types = StallTypes<Props, Landing>;
  const { frame, stall, load, choice, state, move, betText, lines, answer, odds, onPicked, children } = props;
  const { gameServer, game, choices: preferences, isPaused } = frame;
  const rules = useMemo(() => stallRulesOf(stall), [stall]);
  const handle = useRef<SceneHandle<Types>>(null);
  const latest = useRef(props);
  latest.current = props;
  const shownState = useMemo(() => ({ ...state, line: labelOf(state.line) }), [state]);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const own = latest.current.landingOf(round);
        if (own === undefined) return;
        if (instant) latest.current.onLeft(round);
        const { stake, payout } = round;
        const label = labelOf(own.label);
        await handle.current?.cue('land', { ...own, label, stake, payout, instant } as Landing);
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
    top: rules.topMultiplier(rules.readChoice(choice)),
    move,
    follow: props.onLeft,
  });
  const { status, shown } = play.rounds;
  const labelOfRound = (round: HallRound): string => props.landingOf(round)?.label ?? '–';
  const returns = (props.choices ?? [choice]).map((one) => averageReturnOf(rules, one));
  const back = [Math.min(...returns), Math.max(...returns)] as const;

  return (
    <InstantGameView<Types>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={rules}
      scene={{
        load,
        state: shownState,
        choices: preferences,
        handle,
        onEvent: (...[event, detail]) => {
          if (event === 'place:picked' && status === 'idle') onPicked?.(detail.place);
        },
      }}
      twin={{ result: shown[0] === undefined ? '–' : labelOfRound(shown[0]), bet: state.line }}
      resultOf={labelOfRound}
      betText={betText}
      rules={
        <StallRules lines={lines} answer={answer} odds={odds} back={back} maximumWin={game.maximumWin} />
      }
    >
      {children(status !== 'idle')}
    </InstantGameView>
  );
}
