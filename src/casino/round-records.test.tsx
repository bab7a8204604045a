// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../tests/render.ts';
import type { PagedListState } from '../ui/paged-list.tsx';
import { RoundRecords } from './round-records.tsx';

const NUMBERS = Array.from({ length: 20 }, (_, index) => index);
const list: PagedListState<number> = {
  items: NUMBERS,
  problem: '',
  isFetching: false,
  hasMore: false,
  showMore: () => undefined,
  reload: () => undefined,
};

it('the buttons of past rounds have names of their own, even if rounds of the same minute had the same result', async () => {
  const { box } = await render(
    <RoundRecords
      list={list}
      empty=""
      toRow={(nonce) => ({
        id: String(nonce),
        time: Date.UTC(2026, 5, 1, 4),
        name: 'No win',
        proof: { seed: '', seedHash: '', clientSeed: '', nonce, rulesVersion: '' },
        onReplay: () => undefined,
      })}
    />,
  );
  const labels = [...box.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? '');
  expect(labels).toHaveLength(40);
  expect(new Set(labels).size).toBe(40);
  expect(labels[0]).toMatch(/^Watch this round again: No win, .+, round 1$/);
  expect(labels[1]).toMatch(/^Proof: No win, .+, round 1$/);
});
