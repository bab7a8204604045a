// @vitest-environment happy-dom
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render, the } from '../../../tests/render.ts';
import { liveDataReceived } from '../../api/events.ts';
import { sessionAdopted } from '../../store/session-slice.ts';
import { makeStore } from '../../store/store.ts';
import { TopBar } from './top-bar.tsx';

it.each([
  ['/', 'whole', '₱12,480'],
  ['/v2', 'whole', '₱12,480'],
  ['/v2?type=all', 'whole', '₱12,480'],
  ['/member/v2', 'exact', '₱12,480.50'],
])('at %s the balance is shown %s', async (path, kind, text) => {
  const store = makeStore();
  store.dispatch(sessionAdopted('T'.repeat(43)));
  store.dispatch(liveDataReceived({ balance: { coin: 1_248_050, coinVersion: 1, lottery: 0 } }));
  const { box } = await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <TopBar />
      </MemoryRouter>
    </Provider>,
  );
  const balance = the(box, '[data-balance]');
  expect([balance.dataset['balance'], balance.textContent]).toEqual([kind, text]);
});
