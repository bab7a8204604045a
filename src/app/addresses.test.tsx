// @vitest-environment happy-dom
import { act, Suspense, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { Addresses } from './addresses.tsx';

const never = new Promise<never>(() => undefined);

/** A page that names its address; at /stuck, its content never arrives. */
function Page() {
  const { pathname } = useLocation();
  if (pathname === '/stuck') use(never);
  return (
    <p>
      {pathname} <Link to="/next">Next</Link> <Link to="/stuck">Stuck</Link>
    </p>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('a navigation', () => {
  it('is drawn at once, and only once', async () => {
    const { box } = await render(
      <Addresses>
        <Page />
      </Addresses>,
    );
    await press(the(box, '[href="/next"]'));
    expect(box.textContent).toContain('/next');
    await pass(1_000);
    expect(box.textContent).toContain('/next');
  });

  it('gives up waiting for a page that never arrives, so that the press shows', async () => {
    const { box } = await render(
      <Addresses>
        <Suspense fallback={<i>waits</i>}>
          <Page />
        </Suspense>
      </Addresses>,
    );
    await press(the(box, '[href="/stuck"]'));
    expect(box.querySelector('i')).toBeNull();
    await pass(300);
    expect(box.querySelector('i')?.textContent).toBe('waits');
  });
});
