// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../tests/render.ts';
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
  const { items, problem } = usePagedList(props.query, ({ id }) => id);
  return `${items?.map(({ id, amount }) => `${id}=${amount}`).join(' ') ?? 'unknown'}|${problem}`;
}

it('is unknown until the first answer, and says why none came', async () => {
  const { box, redraw } = await render(<Shown query={query({ isFetching: true })} />);
  expect(box.textContent).toBe('unknown|');
  const error = apiError('refused', 'list', {
    errcode: ErrorCode.activityClosed,
    message: 'This event is not open.',
  });
  await redraw(<Shown query={query({ error })} />);
  expect(box.textContent).toBe('unknown|This event is not open.');
});

it('joins the pages and shows an item once that a newer one has pushed to the next page', async () => {
  const pages = [
    {
      list: [
        { id: 'c', amount: 1 },
        { id: 'b', amount: 2 },
      ],
    },
    {
      list: [
        { id: 'b', amount: 3 },
        { id: 'a', amount: 4 },
      ],
    },
  ];
  const { box } = await render(<Shown query={query({ data: { pages } })} />);
  expect(box.textContent).toBe('c=1 b=3 a=4|');
});
