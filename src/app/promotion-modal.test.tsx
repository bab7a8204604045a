// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../tests/render.ts';

let isCodeThere = false;

vi.mock('../promotions/promotion-views.ts', () => ({
  popupView: () => ({
    load: async () => {
      if (!isCodeThere) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <p>Today at the fair</p> };
    },
  }),
}));

// Test files of one worker share modules: reload them, so that the mock here does not reach other files.
vi.resetModules();
const [{ default: PromotionModal }, { makeStore }, { seenPopups }] = await Promise.all([
  import('./promotion-modal.tsx'),
  import('../store/store.ts'),
  import('../store/seen-popups.ts'),
]);
afterAll(() => void vi.resetModules());
beforeEach(() => sessionStorage.clear());

/** Opens the notice as a start-up popup, and waits until its code has come or failed. */
async function open() {
  const onClose = vi.fn<() => void>();
  const { box, leave } = await render(
    <Provider store={makeStore()}>
      <PromotionModal name="notice" onClose={onClose} />
    </Provider>,
  );
  await act(async () => undefined);
  return { box, leave, onClose };
}

it('a start-up popup counts as seen when it is shown, but not when its code is missing', async () => {
  const missing = await open();
  expect(missing.onClose).toHaveBeenCalled();
  expect(seenPopups()).toEqual([]);
  await missing.leave();
  isCodeThere = true;
  vi.useFakeTimers();
  const shown = await open();
  await act(async () => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(shown.box.textContent).toBe('Today at the fair');
  expect(seenPopups()).toEqual(['notice']);
});
