import { type KeyboardEvent, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { PusherTable } from '../../../contract/coin-pusher.ts';
import type { CoinPusherTypes } from '../../../scenes/coin-pusher/types.ts';
import { usePack, usePreferences } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { track } from '../../platform/analytics.ts';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import { classes } from '../../ui/classes.ts';
import type { DropShow } from './drop-show.ts';
import styles from './pusher-stage.module.css';
import { PusherStill } from './pusher-still.tsx';
import { coinPusherTexts } from './texts.ts';
import { useStageKeys } from './use-stage-keys.ts';

/** The scene's button in its own pixels, for a press that only shakes its hint. */
const BUTTON = { x: 360, y: 1150 } as const;
/** How far an arrow key moves the place on the rail. */
const STEP = 20;

const loadScene = async () => (await import('../../../scenes/coin-pusher/definition.ts')).coinPusher;

interface PusherStageProps {
  readonly table: PusherTable;
  /** Hundredths. */
  readonly price: number;
  /** Hundredths won while the player is here. */
  readonly tray: number;
  /** Place on the rail, 0 … 1000. */
  readonly aim: number;
  readonly onAim: (aim: number) => void;
  readonly action: {
    readonly label: string;
    readonly word: string;
    readonly blocked: boolean;
    readonly run: () => void;
  };
  /** A press on the table: a drop at that place. */
  readonly onDrop: (x: number) => void;
  readonly onCheck: () => void;
  readonly canDrop: boolean;
  readonly hint: string;
  /** True while coins move: Escape shows the results at once. */
  readonly isMoving: boolean;
  readonly show: RefObject<DropShow | null>;
  /** Told when the machine stands, or when it never will. */
  readonly onPainted: () => void;
}

/** The machine: the scene over its DOM twin, and over both the real slider and the real button in the same places. */
export function PusherStage(props: PusherStageProps) {
  const {
    table,
    price,
    tray,
    aim,
    onAim,
    action,
    onDrop,
    onCheck,
    canDrop,
    hint,
    isMoving,
    show,
    onPainted,
  } = props;
  const t = useTexts(coinPusherTexts);
  const choices = useSceneChoices(usePreferences());
  const dress = usePack();
  const scene = useRef<SceneHandle<CoinPusherTypes>>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  /** What lies on the still table: without a scene it is the picture of the result. */
  const [lying, setLying] = useState<PusherTable>();

  useImperativeHandle(show, () => ({
    wait: (id, x) => void scene.current?.cue('drop', { id, x }),
    async settle(id, { x, draw, before, after }, instant) {
      await scene.current?.cue('settle', { id, x, draw, before, after, instant });
      setLying(after);
    },
    fail: (id, refused) => void scene.current?.cue('fail', { id, refused }),
    replace(next) {
      setLying(next);
      void scene.current?.cue('replace', { table: next });
    },
  }));

  const state = useMemo(
    () => ({ table, canDrop, price, tray, aim, ...(hint === '' ? {} : { hint }) }),
    [table, canDrop, price, tray, aim, hint],
  );
  const skip = (): void => void scene.current?.cue('skip', {});
  const press = (): void => {
    if (action.blocked) scene.current?.press(BUTTON.x, BUTTON.y);
    else action.run();
  };
  const move = (by: number): void => onAim(Math.min(1000, Math.max(0, aim + by * STEP)));
  useStageKeys({ press, move, skip: isMoving ? skip : undefined });

  return (
    <div className={styles.stage}>
      <PusherStill table={noScene ? (lying ?? table) : table} aim={aim} covered={isPainted} />
      {!noScene && (
        <LazyScene
          {...dress}
          load={loadScene}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={scene}
          onReady={() => {
            setPainted(true);
            onPainted();
          }}
          onFailed={() => {
            setNoScene(true);
            onPainted();
          }}
          onEvent={(event, detail) => {
            if (event === 'drop:asked' && 'x' in detail) {
              onAim(detail.x);
              onDrop(detail.x);
            } else if (event === 'result:asked') onCheck();
            else if (event === 'table:differed' && 'id' in detail)
              track('coin_pusher_differed', { id: detail.id });
          }}
        />
      )}
      <label className={styles.rail}>
        <span className="sr-only">{t('drop.place')}</span>
        <input
          type="range"
          min={0}
          max={1000}
          step={STEP}
          value={aim}
          aria-valuetext={t('drop.place.value', { percent: aim / 10 })}
          onChange={(event) => onAim(Number(event.currentTarget.value))}
          onKeyDown={(event) => onDropKey(event, press)}
        />
      </label>
      <button
        type="button"
        className={classes(styles.drop, isPainted && styles.bare)}
        aria-disabled={action.blocked}
        aria-label={action.label}
        onClick={press}
        onKeyDown={ignoreRepeat}
      >
        <span aria-hidden="true">{action.word}</span>
      </button>
      {noScene && <p className={styles.note}>{t('scene.none')}</p>}
    </div>
  );
}

const isDropKey = (key: string): boolean => key === ' ' || key === 'Enter';

/** On the slider Space and Enter drop: a hand that aims need not move. A key held down is one press. */
function onDropKey(event: KeyboardEvent, press: () => void): void {
  if (!isDropKey(event.key)) return;
  event.preventDefault();
  if (!event.repeat) press();
}

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && isDropKey(event.key)) event.preventDefault();
}
