import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { formatExact, formatPrize } from '../../contract/money.ts';
import type { SceneDefinition, SceneSettings, SceneTypes } from '../../scenes/engine/definition.ts';
import type { Mounted } from '../../scenes/engine/host.ts';
import { type Player, createPlayer } from '../../scenes/engine/player.ts';
import { openStage } from './stage.tsx';
import styles from './scene-view.module.css';

/** How a page talks to its scene. */
export interface SceneHandle<T extends SceneTypes> {
  /** Fires a cue; resolves when it has been shown, or at once when the scene is not there. */
  cue<K extends keyof T['cues'] & string>(name: K, detail: T['cues'][K]): Promise<void>;
  /** A press at a point of the scene in design pixels, for the twin's buttons. */
  press(x: number, y: number): void;
}

/** Choices of the player that a scene and its sound obey. */
export interface SceneChoices extends Partial<SceneSettings> {
  readonly muted: boolean;
  readonly vibration: boolean;
}

/** What a page gives a scene. */
export interface SceneViewProps<T extends SceneTypes> {
  readonly definition: SceneDefinition<T>;
  readonly state: T['props'];
  readonly choices: SceneChoices;
  readonly handle?: Ref<SceneHandle<T>>;
  readonly onEvent?: (event: keyof T['events'] & string, detail: T['events'][keyof T['events'] & string]) => void;
  /** Told when the first frame stands. */
  readonly onReady?: () => void;
  /** Told when the scene cannot be shown: no WebGL or no art. The DOM twin carries on alone. */
  readonly onFailed?: (error: unknown) => void;
  readonly className?: string;
}

/** Device pixels per CSS pixel that a scene is drawn at; more costs memory and shows nothing. */
const MAX_RATIO = 2;

const format = { exact: (amount: number) => formatExact(amount), prize: (amount: number) => formatPrize(amount) };

/**
 * A scene on the page. Its canvas is decoration to screen readers: the page puts a twin in the DOM beside it, with
 * real buttons and a live region. React is told facts, not frames: nothing here renders while something moves.
 */
export function SceneView<T extends SceneTypes>(props: SceneViewProps<T>) {
  const { definition, state, choices, handle, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player<T>>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [ready, setReady] = useState(false);

  useImperativeHandle(handle, () => ({
    cue: (name, detail) => player.current?.cue(name, detail) ?? Promise.resolve(),
    press: (x, y) => void player.current?.press(x, y),
  }));

  const { muted, vibration, reducedMotion, turbo, kind, minRoundMs, locale, quality } = choices;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    const undos: (() => void)[] = [];

    async function open(target: HTMLCanvasElement): Promise<void> {
      const stage = await openStage();
      const art = await stage.art.load(definition.name);
      undos.push(() => art.release());
      if (gone) return;
      for (const [bundle, entry] of Object.entries(art.sounds)) stage.mixer.add(bundle, entry);
      const sound = stage.mixer.scene(() => player.current?.time ?? 0);
      undos.push(() => sound.release());
      let mounted: Mounted | undefined;
      const made = createPlayer(definition, {
        art,
        sound,
        format,
        props: latest.current.state,
        // Garnish only: outcomes come from the server. A new seed for each visit keeps sparks from repeating.
        seed: crypto.randomUUID(),
        settings: {
          ...(reducedMotion === undefined ? {} : { reducedMotion }),
          ...(turbo === undefined ? {} : { turbo }),
          ...(kind === undefined ? {} : { kind }),
          ...(minRoundMs === undefined ? {} : { minRoundMs }),
          ...(locale === undefined ? {} : { locale }),
          ...(quality === undefined ? {} : { quality }),
        },
        onBefore: () => mounted?.catchUp(),
        onChange: () => mounted?.invalidate(),
        onEvent: (event, detail) => latest.current.onEvent?.(event, detail),
      });
      player.current = made;
      undos.push(() => {
        player.current = undefined;
        made.dispose();
      });
      const ratio = (): number => Math.min(MAX_RATIO, window.devicePixelRatio || 1);
      const box = target.getBoundingClientRect();
      mounted = stage.host.mount(target, made, { width: box.width * ratio(), height: box.height * ratio() });
      const view = mounted;
      undos.push(() => view.dispose());

      const resized = new ResizeObserver(([entry]) => {
        if (entry) view.resize(entry.contentRect.width * ratio(), entry.contentRect.height * ratio());
      });
      resized.observe(target);
      undos.push(() => resized.disconnect());
      const seen = new IntersectionObserver(([entry]) => view.setVisible(entry?.isIntersecting ?? true));
      seen.observe(target);
      undos.push(() => seen.disconnect());

      const press = (event: PointerEvent): void => {
        const at = view.toDesign(event.offsetX * ratio(), event.offsetY * ratio());
        made.press(at.x, at.y);
      };
      const unlock = (): void => stage.mixer.unlock();
      target.addEventListener('pointerdown', press);
      target.addEventListener('pointerup', unlock);
      document.addEventListener('keydown', unlock);
      undos.push(() => {
        target.removeEventListener('pointerdown', press);
        target.removeEventListener('pointerup', unlock);
        document.removeEventListener('keydown', unlock);
      });
      view.draw();
      setReady(true);
      latest.current.onReady?.();
    }

    open(element).catch((error: unknown) => {
      if (!gone) latest.current.onFailed?.(error);
    }).finally(() => {
      if (gone) for (const undo of undos.splice(0).reverse()) undo();
    });
    return () => {
      gone = true;
      setReady(false);
      for (const undo of undos.splice(0).reverse()) undo();
    };
  }, [definition, reducedMotion, turbo, kind, minRoundMs, locale, quality]);

  useEffect(() => {
    player.current?.props(state);
  }, [state]);

  useEffect(() => {
    openStage().then(
      ({ mixer }) => {
        mixer.mute(muted);
        mixer.vibrate(vibration);
      },
      () => undefined,
    );
  }, [muted, vibration]);

  const { width, height } = definition.size;
  return (
    <canvas
      ref={canvas}
      className={[styles.scene, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-scene={definition.name}
      data-ready={ready}
      aria-hidden="true"
    />
  );
}
