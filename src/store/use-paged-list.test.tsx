// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { apiError } from '../api/api-error.ts';
import { usePagedList } from './use-paged-list.ts';

type Query = Parameters<typeof usePagedList<{ readonly id: string; readonly amount: number }>>[0];
const query = (more: Partial<Query>): Query => ({
  isFetching: false,
  hasNextPage: false,
  fetchNextPage: vi.fn<() => void>(),
  refetch: vi.fn<() => void>(),
  ...more,
});

function Shown(props: { query: Query }) {
  const { items, problem } = usePagedList(props.query);
  return `${items?.map(({ id, amount }) => `${id}=${amount}`).join(' ') ?? 'unknown'}|${problem}`;
}

it('a list is undefined until the server has answered, and then reports a failure as text', async () => {
  const { box, redraw } = await render(<Shown query={query({ isFetching: true })} />);
  expect(box.textContent).toBe('unknown|');
  const error = apiError('refused', 'list', {
    errcode: ErrorCode.activityClosed,
    message: 'This event is not open.',
  });
  await redraw(<Shown query={query({ error })} />);
  expect(box.textContent).toBe('unknown|This event is not open.');
});

it('a list joins its pages', async () => {
  const pages = [
    {
      list: [
        { id: 'c', amount: 1 },
        { id: 'b', amount: 2 },
      ],
    },
    { list: [{ id: 'a', amount: 4 }] },
  ];
  const { box } = await render(<Shown query={query({ data: { pages } })} />);
  expect(box.textContent).toBe('c=1 b=2 a=4|');
});

it('a list fetches the next page after an empty one, until there is a row, a failure or no next page', async () => {
  const fetchNextPage = vi.fn<() => void>();
  const blank = { data: { pages: [{ list: [] }] }, hasNextPage: true, fetchNextPage };
  const { redraw } = await render(<Shown query={query(blank)} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await redraw(<Shown query={query({ ...blank, isFetching: true })} />);
  await redraw(<Shown query={query(blank)} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  const filled = { data: { pages: [{ list: [] }, { list: [{ id: 'a', amount: 1 }] }] } };
  for (const rest of [{ isFetching: true }, filled, { error: 'broken' }, { hasNextPage: false }])
    await redraw(<Shown query={query({ ...blank, ...rest })} />);
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

function Played(props: { query: Query }) {
  const { items, hasMore, showMore } = usePagedList(props.query, 2);
  return (
    <button type="button" disabled={!hasMore} onClick={showMore}>
      {items?.map(({ id }) => id).join('')}
    </button>
  );
}

it('a list with a page size keeps its length when new rounds add rows on top, and grows by whole pages', async () => {
  const rows = (ids: string) => ({ list: [...ids].map((id) => ({ id, amount: 1 })) });
  const fetchNextPage = vi.fn<() => void>();
  const more = { hasNextPage: true, fetchNextPage };
  const { box, redraw } = await render(<Played query={query({ data: { pages: [rows('dc')] }, ...more })} />);
  await redraw(<Played query={query({ data: { pages: [rows('edc')] }, ...more })} />);
  expect(box.textContent).toBe('ed');
  await press(the(box, 'button'));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await redraw(<Played query={query({ data: { pages: [rows('edc'), rows('ba')] } })} />);
  expect(box.textContent).toBe('edcb');
  await press(the(box, 'button'));
  expect(box.textContent).toBe('edcba');
  expect(the(box, 'button')).toHaveProperty('disabled', true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
