// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { PagedList, type PagedListState } from './paged-list.tsx';
import { Row, Rows } from './rows.tsx';

const state = (more: Partial<PagedListState<string>>): PagedListState<string> => ({
  items: undefined,
  problem: '',
  isFetching: false,
  hasMore: false,
  showMore: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
  ...more,
});
const list = (more: Partial<PagedListState<string>>, end?: string) => (
  <PagedList list={state(more)} empty={<p>Nothing</p>} {...(end !== undefined && { end })}>
    {(items) => (
      <Rows>
        {items.map((item) => (
          <Row key={item} name={item} />
        ))}
      </Rows>
    )}
  </PagedList>
);

describe('a paged list', () => {
  it('shows a skeleton until the server has answered', async () => {
    const { box } = await render(list({ isFetching: true }));
    expect(box.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(box.querySelector('button')).toBeNull();
  });

  it('shows an error, and loads again when the button is pressed', async () => {
    const reload = vi.fn<() => void>();
    const { box } = await render(list({ problem: 'No network.', reload }));
    expect(the(box, '[role="alert"]').textContent).toContain('No network.');
    await press(the(box, 'button'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows its text for an empty list', async () => {
    const { box } = await render(list({ items: [] }));
    expect(box.textContent).toBe('Nothing');
  });

  it('shows a skeleton while it has no rows yet and more pages to load', async () => {
    const { box } = await render(list({ items: [], hasMore: true }));
    expect(box.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(box.querySelector('button')).toBeNull();
  });

  it('has no button when all rows are loaded, and may show a note at its end', async () => {
    const { box, redraw } = await render(list({ items: ['a'] }));
    expect(box.querySelector('button')).toBeNull();
    await redraw(list({ items: ['a'] }, 'That is all.'));
    expect(box.textContent).toContain('That is all.');
  });

  it('shows more rows after one press, announces how many are shown, and focuses the first new row', async () => {
    const showMore = vi.fn<() => void>();
    const { box, redraw } = await render(list({ items: ['a', 'b'], hasMore: true, showMore }));
    expect(the(box, '[role="status"]').textContent).toBe('2 shown');
    await press(the(box, 'button'));
    await redraw(list({ items: ['a', 'b'], hasMore: true, isFetching: true, showMore }));
    await press(the(box, 'button'));
    expect(showMore).toHaveBeenCalledOnce();
    await redraw(list({ items: ['a', 'b', 'c', 'd'], showMore }));
    expect(document.activeElement?.textContent).toBe('c');
    expect(the(box, '[role="status"]').textContent).toBe('4 shown');
    expect(box.querySelector('button')).toBeNull();
  });

  it('keeps its rows and the focus if loading more fails', async () => {
    const { box, redraw } = await render(list({ items: ['a'], hasMore: true }));
    the(box, 'button').focus();
    await press(the(box, 'button'));
    await redraw(list({ items: ['a'], hasMore: true, isFetching: true }));
    await redraw(list({ items: ['a'], hasMore: true, problem: 'No network.' }));
    expect(box.querySelectorAll('li')).toHaveLength(1);
    expect(the(box, '[role="alert"]').textContent).toBe('No network.');
    expect(document.activeElement).toBe(the(box, 'button'));
  });

  it('does not move the focus when new rows arrive without a press', async () => {
    const { redraw } = await render(list({ items: ['b'], hasMore: true }));
    await redraw(list({ items: ['b'], hasMore: true, isFetching: true }));
    await redraw(list({ items: ['a', 'b'], hasMore: true }));
    expect(document.activeElement).toBe(document.body);
  });
});
