import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/pages/pages.ts';
import { checkLinks } from './link-rules.ts';
import { allSources, sourceOf } from './source.ts';

const addresses = new Set(pageList.map(([, { path }]) => path).filter((path) => path !== '/'));

describe('links', () => {
  it('in src use href() and lead to existing pages', () => {
    expect(checkLinks(allSources(), addresses)).toEqual([]);
  });

  it.each([
    `export const a = <Link to="/member">x</Link>;`,
    `export const a = { to: '/activity/jackpot' };`,
    `export const a = () => navigate('/wallets/record?kind=bet');`,
    `export const a = <Link to="/nowhere">x</Link>;`,
    `export const a = <Link to="/?type=hot">x</Link>;`,
    'export const a = (type: string) => `/?type=${type}`;',
    `export const a = <Link to="/">x</Link>;`,
    `export const a = () => navigate('/', { replace: true });`,
  ])('are refused by the link rule if written as an address: %s', (text) => {
    expect(checkLinks([sourceOf('src/features/a/a.tsx', text)], addresses)).toHaveLength(1);
  });

  it.each([
    `export const a = <Link to={gamesHref('hot')}>x</Link>;`,
    `export const a = <Link to={href('member')}>x</Link>;`,
  ])('are accepted by the link rule: %s', (text) => {
    expect(checkLinks([sourceOf('src/features/a/a.tsx', text)], addresses)).toEqual([]);
  });
});
