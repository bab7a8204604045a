// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCommand, keepCommand } from './kept-command.ts';

const NOW = 1_790_000_000_000;
const DAY = 24 * 3_600_000;
const keep = (body: string, at = NOW, userId = 7): string => keepCommand('exchange', userId, body, at);

beforeEach(() => localStorage.clear());

describe('a command without an answer', () => {
  it('keeps its id when the same request is sent again, also after a reload', () => {
    const first = keep('{"diamonds":100}');
    expect(keep('{"diamonds":100}', NOW + 60_000)).toBe(first);
  });

  it('gets a new id for a different request, for another player and after more than a day', () => {
    const first = keep('{"diamonds":100}');
    expect(keep('{"diamonds":200}')).not.toBe(first);
    const second = keep('{"diamonds":100}');
    expect(keep('{"diamonds":100}', NOW, 8)).not.toBe(second);
    const third = keep('{"diamonds":100}');
    expect(keep('{"diamonds":100}', NOW + DAY)).toBe(third);
    expect(keep('{"diamonds":100}', NOW + DAY + 1)).not.toBe(third);
  });

  it('is deleted when its answer arrives, but a later command stays stored', () => {
    const first = keep('{"diamonds":100}');
    forgetCommand('exchange', first);
    const second = keep('{"diamonds":100}');
    expect(second).not.toBe(first);
    forgetCommand('exchange', first);
    expect(keep('{"diamonds":100}')).toBe(second);
  });

  it('gets a new id if the stored text is malformed', () => {
    localStorage.setItem('perya.command.exchange', '{"userId":"7"}');
    const first = keep('{}');
    localStorage.setItem('perya.command.exchange', '{"userId"');
    expect(keep('{}')).not.toBe(first);
  });
});
