// @vitest-environment happy-dom
import { act, createRef, type Ref, useImperativeHandle } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SceneDefinition } from '../../scenes/engine/definition.ts';
import { track } from '../platform/analytics.ts';
import type { SceneViewProps } from '../scene/scene-view.tsx';
import { makeStore } from '../store/store.ts';
import { GameStage } from './game-stage.tsx';
import { type GameScene, useGameScene } from './use-game-scene.ts';

interface WheelTypes {
  props: { readonly canSpin: boolean };
  cues: { spin: Record<string, never> };
  events: { 'spin:landed': Record<string, never> };
}

/** Props that the stage passes to its scene; undefined while no scene is on the page. */
let view: SceneViewProps<WheelTypes> | undefined;

vi.mock('../platform/analytics.ts', () => ({ track: vi.fn<typeof track>() }));
vi.mock('../scene/scene-view.tsx', () => ({
  /** Renders a fake scene: tests make it ready or failed, and its cues never finish. */
  SceneView(props: SceneViewProps<WheelTypes>) {
    view = props;
    useImperativeHandle(props.handle, () => ({
      cue: () => new Promise<void>(() => undefined),
      press: () => undefined,
    }));
    return <canvas />;
  },
}));

const load = (): Promise<SceneDefinition<WheelTypes>> =>
  Promise.resolve({ name: 'wheel' } as SceneDefinition<WheelTypes>);
const state = { canSpin: true };

let root: Root;
const page = createRef<GameScene<WheelTypes>>();

interface PageProps {
  readonly isKnown: boolean;
  /** Exposes the result of useGameScene to the test. */
  readonly ref: Ref<GameScene<WheelTypes>>;
}

function Page({ isKnown, ref }: PageProps) {
  const scene = useGameScene<WheelTypes>();
  useImperativeHandle(ref, () => scene);
  return (
    <GameStage
      scene={scene}
      load={load}
      state={isKnown ? state : undefined}
      renderFallback={(isCovered) => <p>{isCovered ? 'covered' : 'fallback'}</p>}
      failureNote="The wheel cannot be drawn."
    >
      <button type="button">Spin</button>
    </GameStage>
  );
}

const store = makeStore();
const render = (isKnown = true): Promise<void> =>
  act(async () =>
    root.render(
      <Provider store={store}>
        <Page ref={page} isKnown={isKnown} />
      </Provider>,
    ),
  );
const becomeReady = (): Promise<void> => act(async () => view?.onReady?.());
const fails = (): Promise<void> => act(async () => view?.onFailed?.(new Error('no WebGL')));
const has = (selector: string): boolean => document.querySelector(selector) !== null;
/** Returns the scene's status and whether it has settled, as the page knows them. */
const known = (): unknown => [page.current?.status, page.current?.hasSettled];
const text = (): string => document.body.textContent;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  view = undefined;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await render();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('the stage of a game', () => {
  it('shows the fallback until the scene is ready, then covers the fallback with the scene', async () => {
    expect(text()).toBe('fallbackSpin');
    expect(known()).toEqual(['loading', false]);
    await becomeReady();
    expect(text()).toBe('coveredSpin');
    expect(known()).toEqual(['painted', true]);
  });

  it('keeps showing the fallback if the scene fails before its first frame', async () => {
    await fails();
    expect(text()).toBe('fallbackSpinThe wheel cannot be drawn.');
    expect(has('canvas')).toBe(false);
    expect(known()).toEqual(['failed', true]);
  });

  it('shows the fallback again if a ready scene fails, and then settles cues immediately', async () => {
    await becomeReady();
    await fails();
    expect(text()).toBe('fallbackSpinThe wheel cannot be drawn.');
    expect(has('canvas')).toBe(false);
    await expect(page.current?.cue('spin', {})).resolves.toBeUndefined();
  });

  it('reports the failure of a scene once', async () => {
    await becomeReady();
    await fails();
    expect(track).toHaveBeenCalledExactlyOnceWith('scene_failed', { reason: 'Error: no WebGL' });
  });

  it('loads a failed scene again when the device is back online', async () => {
    await fails();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(text()).toBe('fallbackSpin');
    expect(page.current?.hasSettled).toBe(true);
    await becomeReady();
    expect(text()).toBe('coveredSpin');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(text()).toBe('coveredSpin');
  });

  it("shows the fallback again while the scene's state is missing", async () => {
    await becomeReady();
    await render(false);
    expect(text()).toBe('fallbackSpin');
    await render();
    expect(text()).toBe('fallbackSpin');
    await becomeReady();
    expect(text()).toBe('coveredSpin');
  });
});
