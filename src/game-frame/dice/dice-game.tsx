import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DiceTypes } from '../../../scenes/dice/types.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { studioRefusals } from '../../../contract/studio.ts';
import { DICE } from '../../../fair/instant/dice.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneChoices, SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FairnessSheet } from '../fairness-sheet.tsx';
import { GameLayout } from '../game-layout.tsx';
import layout from '../game-layout.module.css';
import { SessionFigures } from '../session-figures.tsx';
import { boundsOf, fitted, stakeProblemOf } from '../stake.ts';
import { StakeField } from '../stake-field.tsx';
import { frameTexts } from '../texts.ts';
import { type RoundScene, useInstantRound } from '../use-instant-round.ts';
import type { OpenedGame, Studio } from '../use-studio.ts';
import { DiceControls } from './dice-controls.tsx';
import { chosenAt, FIRST, limitOf, moved, oddsOf, rollOf, rollText, timesText } from './dice-face.ts';
import { DiceRules } from './dice-rules.tsx';
import { diceTexts } from './texts.ts';

const loadDice = async () => (await import('../../../scenes/dice/definition.ts')).dice;

interface DiceGameProps {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly choices: SceneChoices;
  /** The lobby is not looked at: nothing new begins. */
  readonly isPaused: boolean;
}

/** Dice: the choice, the stake, and rolls that the scene shows. */
export default function DiceGame({ studio, game, choices, isPaused }: DiceGameProps) {
  const t = useTexts(diceTexts);
  const frame = useTexts(frameTexts);
  const locale = useLocale();
  const handle = useRef<SceneHandle<DiceTypes>>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [choice, setChoice] = useState(FIRST);
  const [sheet, setSheet] = useState<'rules' | 'fairness'>();
  const { multiplier } = oddsOf(choice);
  const bounds = boundsOf(game, multiplier);
  const [stake, setStake] = useState(() => fitted(game.stakes.choices[1] ?? game.stakes.min, bounds));

  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        await handle.current?.cue('land', {
          roll: rollOf(round) ?? 0,
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
  const rounds = useInstantRound(studio, scene);
  const last = rounds.shown[0];
  const isPlaying = rounds.status === 'playing';
  const problem = stakeProblemOf(stake, bounds, studio.balance);
  const { link } = studio;
  const isShort = problem === 'short';
  useEffect(() => {
    if (isShort) link.say({ type: 'insufficientFunds' });
  }, [isShort, link]);

  const press = (): void => {
    if (isPlaying) rounds.skip();
    else if (rounds.status === 'unknown') rounds.check();
    else if (problem === undefined && !isPaused) rounds.play(stake, choice);
  };
  useStageKeys({
    press,
    move: (by) => {
      if (rounds.status === 'idle') setChoice((before) => moved(before, by));
    },
    skip: isPlaying ? rounds.skip : undefined,
  });

  const bet = t(choice.side, { roll: rollText(limitOf(choice)) });
  const state = useMemo<DiceTypes['props']>(
    () => ({
      target: choice.target,
      side: choice.side,
      // The scene's letters have no sign for "times".
      line: t('line', { bet, times: timesText(multiplier).replace('×', 'x') }),
      canChoose: rounds.status === 'idle',
    }),
    [choice, bet, multiplier, rounds.status, t],
  );
  const onEvent = useCallback((...[event, detail]: [string, unknown]) => {
    if (event !== 'gate:dragged') return;
    const { at } = detail as DiceTypes['events']['gate:dragged'];
    setChoice((before) => chosenAt(before, at));
  }, []);

  const note = ((): string | undefined => {
    if (rounds.note === 'unknown') return frame('note.unknown');
    if (rounds.note === 'back') return frame('note.back');
    if (problem === 'least') return frame('note.least', { amount: formatPrize(bounds.least) });
    if (problem === 'most') return frame('note.most', { amount: formatPrize(bounds.most) });
    if (problem === 'short')
      return game.mode === 'fun' && studio.balance < bounds.least
        ? frame('note.short.fun')
        : frame('note.short', { amount: formatExact(studio.balance) });
    return rounds.note === undefined ? undefined : studioRefusals[rounds.note][locale];
  })();
  const said = last === undefined ? '' : resultText(last, frame);

  return (
    <GameLayout
      title={game.title}
      stage={
        hasFailed ? (
          <div className={layout.twin}>
            <b>{rollText((last && rollOf(last)) ?? 5_000)}</b>
            <span>{bet}</span>
            <span>{frame('fallback')}</span>
          </div>
        ) : (
          <LazyScene<DiceTypes>
            load={loadDice}
            state={state}
            choices={choices}
            handle={handle}
            onEvent={onEvent}
            onReady={() => link.say({ type: 'ready' })}
            onFailed={() => {
              setHasFailed(true);
              link.say({ type: 'ready' });
            }}
          />
        )
      }
      results={rounds.shown.slice(0, 12).map((round) => ({
        id: round.roundId,
        text: rollText(rollOf(round) ?? 0),
        isWin: round.payout > round.stake,
      }))}
      said={said}
      note={note}
      onRules={() => setSheet('rules')}
      onFairness={() => setSheet('fairness')}
      figures={<SessionFigures rounds={rounds.shown} />}
    >
      <DiceControls choice={choice} onChange={setChoice} disabled={rounds.status !== 'idle'} />
      <StakeField
        stake={stake}
        onChange={setStake}
        bounds={bounds}
        balance={studio.balance}
        chips={game.stakes.choices}
        isFun={game.mode === 'fun'}
        disabled={rounds.status !== 'idle'}
      />
      <Button
        kind="gold"
        size="l"
        block
        disabled={rounds.status === 'idle' && problem !== undefined}
        onClick={press}
      >
        {isPlaying
          ? frame('skip')
          : rounds.status === 'unknown'
            ? frame('check')
            : t('roll', { amount: formatPrize(stake) })}
      </Button>
      {sheet === 'rules' && (
        <DiceRules choice={choice} maximumWin={game.maximumWin} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'fairness' && (
        <FairnessSheet studio={studio} rules={DICE} last={last} onClose={() => setSheet(undefined)} />
      )}
    </GameLayout>
  );
}

/** What a round came to, in a sentence. */
function resultText(
  round: Parameters<typeof rollOf>[0],
  t: (key: 'won' | 'back' | 'lost', fill: { roll: string; amount: string }) => string,
): string {
  const fill = { roll: rollText(rollOf(round) ?? 0), amount: formatExact(round.payout) };
  if (round.payout > round.stake) return t('won', fill);
  return t(round.payout === 0 ? 'lost' : 'back', fill);
}
