import { describe, expect, it } from 'vitest';
import { checkPlayerNames } from './name-rules.ts';
import { allSources, sourceOf } from './source.ts';

const check = (text: string): string[] => checkPlayerNames([sourceOf('src/features/a/a.tsx', text)]);

describe('names of players', () => {
  it('on pages are inside <bdi>', () => {
    expect(checkPlayerNames(allSources())).toEqual([]);
  });

  it.each([
    'export const a = <b>{winner.name}</b>;',
    'export const a = <b>{user.nickname || user.account}</b>;',
    'export const a = <b>{`${winner.name} won`}</b>;',
    'export const a = <b>{isOwn ? own : bet.name}</b>;',
  ])('are refused by the name rule if they are not: %s', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    'export const a = <bdi>{winner.name}</bdi>;',
    'export const a = <b>{isOwn ? own : <bdi>{bet.name}</bdi>}</b>;',
    'export const a = <b>{user.nickname !== null && <bdi>{user.nickname}</bdi>}</b>;',
    'export const a = <Avatar who={user.nickname} />;',
    'export const a = <b>{game.name}</b>;',
  ])('are accepted by the name rule: %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
