// @vitest-environment happy-dom
import { act, Profiler, type ReactNode, Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { lazyPart, type Retrying } from './lazy-part.tsx';
import { Waker } from './waker.tsx';

interface NameProps {
  readonly name: string;
}

const Greeting = ({ name }: NameProps) => <p>Hello {name}</p>;

/** Creates a part of a page whose code fails to load until `come` is called. */
function part(Missing?: (props: NameProps & Retrying) => React.ReactNode) {
  let isThere = false;
  const fetchPart = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Greeting };
  });
  const Part = lazyPart(fetchPart, Missing);
  const page = (
    <>
      <h1>Page</h1>
      <Suspense fallback={<i>waits</i>}>
        <Part name="Ana" />
      </Suspense>
    </>
  );
  return { page, fetchPart, come: () => void (isThere = true) };
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const settle = () => pass(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part whose code fails to load', () => {
  it('leaves the rest of the page as it is, and appears when the network is back', async () => {
    const { page, fetchPart, come } = part();
    const { box } = await render(page);
    await settle();
    expect(box.textContent).toBe('Page');

    come();
    act(() => void dispatchEvent(new Event('online')));
    await settle();
    expect(box.textContent).toBe('PageHello Ana');
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is loaded again every four seconds until it succeeds', async () => {
    const { page, fetchPart, come } = part();
    const { box } = await render(page);
    await pass(4_000);
    await pass(4_000);
    expect(fetchPart).toHaveBeenCalledTimes(3);

    come();
    await pass(4_000);
    expect(box.textContent).toBe('PageHello Ana');
    await pass(60_000);
    expect(fetchPart).toHaveBeenCalledTimes(4);
  });

  it('shows its replacement, from which the player can load it again', async () => {
    const { page, come } = part(({ name, onRetry, isBusy }) => (
      <button aria-busy={isBusy} onClick={onRetry}>
        {name} is missing
      </button>
    ));
    const { box } = await render(page);
    await settle();
    expect(box.textContent).toBe('PageAna is missing');

    await press(the(box, 'button'));
    await settle();
    expect(box.textContent).toBe('PageAna is missing');

    come();
    await press(the(box, 'button'));
    await settle();
    expect(box.textContent).toBe('PageHello Ana');
  });

  it('appears in a second place after it was loaded in the first', async () => {
    const { page, come } = part();
    const first = await render(page);
    await settle();
    come();
    act(() => void dispatchEvent(new Event('online')));
    await settle();
    const second = await render(page);
    await settle();
    expect([first.box.textContent, second.box.textContent]).toEqual(['PageHello Ana', 'PageHello Ana']);
  });
});

describe('a part whose code has arrived but which React has not drawn', () => {
  const never = new Promise<never>(() => undefined);
  /** Counts the updates of the waker while a part is loaded. */
  async function updatesWith(Loaded: () => ReactNode): Promise<number> {
    let updates = 0;
    const Part = lazyPart(async () => ({ default: Loaded }));
    await render(
      <>
        <Profiler id="waker" onRender={(_, phase) => (updates += Number(phase === 'update'))}>
          <Waker />
        </Profiler>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    await pass(500);
    return updates;
  }

  it('wakes React once', async () => {
    expect(await updatesWith(() => use(never))).toBe(1);
  });

  it('does not wake React if the part is drawn', async () => {
    expect(await updatesWith(() => <p>drawn</p>)).toBe(0);
  });
});
