import { useMemo, useRef, useState } from 'react';
import type { KareraTypes } from '../../../scenes/hall/karera/types.ts';
import type { SharedBet } from '../../../contract/game-server.ts';
import type { SeenBet } from '../../../contract/shared-rounds.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { MainAction, ACTION_NOTE_ID } from '../main-action.tsx';
import type { GameProps } from '../game-props.ts';
import { BetList } from '../shared/bet-list.tsx';
import { SharedScreen } from '../shared/shared-screen.tsx';
import { useBetNote } from '../shared/use-bet-note.ts';
import { useRoundClock } from '../shared/use-round-clock.ts';
import { type SharedBets, useSharedBets } from '../shared/use-shared-bets.ts';
import type { LiveTable } from '../shared/use-shared-table.ts';
import { StakeField } from '../stake-field.tsx';
import { KareraControls } from './karera-controls.tsx';
import styles from './karera-controls.module.css';
import {
  drawRace,
  kareraChoiceText,
  kareraRunnersOf,
  knownRaceOrder,
  podiumText,
  readKareraChoice,
} from './karera-view-model.ts';
import { KareraRules } from './karera-rules.tsx';
import { kareraTexts } from './texts.ts';
import { type KareraBet, SPOTS, useKareraBet } from './use-karera-bet.ts';
import { useKareraScene, useKareraTable } from './use-karera-table.ts';

const loadKarera = async () => (await import('../../../scenes/hall/karera/definition.ts')).karera;

/** Returns the place that is free for a bet from an earlier visit; undefined if all are taken. */
const spotOf = (_: SharedBet, taken: ReadonlySet<string>) => SPOTS.find((spot) => !taken.has(spot));

/** Karera: the player bets on six runners, in a race that all players share. */
export default function KareraGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(kareraTexts);
  const handle = useRef<SceneHandle<KareraTypes>>(null);
  const [isReady, setReady] = useState(false);
  const { live, announcement, onOver } = useKareraTable(gameServer, handle);
  const { table } = live;
  const round = table?.round;
  const phase = round?.phase;
  const isBetting = phase === 'betting' && live.isLive;
  const bets = useSharedBets({ gameServer, live, spotOf, onOver });
  const note = useBetNote(bets);
  const next = useKareraBet({ gameServer, game, isPaused, bets, isBetting });
  const seconds = useRoundClock(round, (now) =>
    round?.phase === 'betting' ? Math.max(0, Math.ceil((round.closesAt - now) / 1_000)) : 0,
  );
  useKareraScene(live, isReady, handle);

  const order = knownRaceOrder(round);
  const line = ((): string => {
    if (phase === 'betting') return t('line.bets', { seconds: String(seconds) });
    if (phase === 'running') return t('line.run');
    if (phase !== 'result') return t('line.wait');
    const [first = 0, second = 0] = order.map((runner) => runner + 1);
    return t('line.over', { first: String(first), second: String(second) });
  })();
  const own = (table?.mine ?? []).flatMap((bet) => readKareraChoice(bet.choice) ?? []);
  const mine = [...new Set(own.flatMap(kareraRunnersOf))].join();
  const state = useMemo<KareraTypes['props']>(
    () => ({ line, mine: mine === '' ? [] : mine.split(',').map(Number) }),
    [line, mine],
  );
  return (
    <SharedScreen<KareraTypes>
      gameServer={gameServer}
      game={game}
      live={live}
      scene={{
        load: loadKarera,
        state,
        choices,
        handle,
      }}
      onStage={setReady}
      twin={
        <>
          <b>{phase === 'result' ? order.map((runner) => runner + 1).join(' ') : '1 2 3 4 5 6'}</b>
          <span>{line}</span>
        </>
      }
      resultOf={podiumText}
      isGood={() => false}
      drawn={drawRace}
      figures={bets.figures}
      announcement={announcement}
      note={note ?? (next.isFull ? t('full') : next.stake.note)}
      rules={<KareraRules maximumWin={game.maximumWin} />}
    >
      <NextBet gameServer={gameServer} game={game} next={next} />
      <RaceBets table={table} bets={bets} isBetting={isBetting} />
    </SharedScreen>
  );
}

interface NextBetProps extends Pick<GameProps, 'gameServer' | 'game'> {
  readonly next: KareraBet;
}

/** Renders the controls of the next bet: its choice, its stake and the button. */
function NextBet({ gameServer, game, next }: NextBetProps) {
  const t = useTexts(kareraTexts);
  const { stake } = next;
  return (
    <>
      <KareraControls picked={next.picked} onPick={next.setPicked} />
      <StakeField
        stake={stake.typedStake}
        onChange={stake.setStake}
        bounds={stake.bounds}
        balance={gameServer.balance}
        chips={game.stakes.choices}
        isFun={game.mode === 'fun'}
        disabled={false}
      />
      <MainAction>
        <Button
          kind="gold"
          size="l"
          block
          busy={next.isPlacing}
          busyLabel={t('placing')}
          disabled={!next.canBet}
          aria-describedby={ACTION_NOTE_ID}
          onClick={next.press}
        >
          {next.label}
        </Button>
      </MainAction>
    </>
  );
}

interface RaceBetsProps {
  readonly table: LiveTable['table'];
  readonly bets: SharedBets;
  readonly isBetting: boolean;
}

/** Renders the list of all bets on the race. Players can cancel their own bets while the race accepts bets. */
function RaceBets({ table, bets, isBetting }: RaceBetsProps) {
  const t = useTexts(kareraTexts);
  const textOf = (bet: SeenBet): string => {
    const choice = readKareraChoice(bet.choice);
    return choice === undefined ? '' : kareraChoiceText(choice, t(choice.kind));
  };
  const action = (bet: SeenBet) => {
    const spot = [...bets.spots].find(([, { roundId }]) => roundId === bet.id)?.[0];
    return (
      isBetting &&
      spot !== undefined && (
        <button
          type="button"
          className={styles.back}
          aria-label={t('back', { choice: textOf(bet) })}
          onClick={() => bets.cancel(spot)}
        >
          ×
        </button>
      )
    );
  };
  return <BetList table={table} textOf={textOf} action={action} isLow />;
}
