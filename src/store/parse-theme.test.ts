import { describe, expect, it } from 'vitest';
import { parseTheme } from './parse-theme.ts';
import { plainTheme } from './theme-slice.ts';

describe('theme from the server', () => {
  it('contains a pack and colours of tokens', () => {
    const json =
      '{"pack":"christmas","colors":{"--accent":"#8FF0DC","--accent-glow":"rgba(107, 228, 204, .42)"}}';
    expect(parseTheme(json)).toEqual({
      pack: 'christmas',
      colors: { '--accent': '#8FF0DC', '--accent-glow': 'rgba(107, 228, 204, .42)' },
    });
  });

  it('drops invalid colours and unknown tokens, and keeps the rest', () => {
    const json = JSON.stringify({
      pack: '../secrets',
      colors: {
        '--accent': 'url(https://elsewhere.example)',
        color: '#fff',
        '--line': '#fff',
        '--x': 'red; position: fixed',
      },
    });
    expect(parseTheme(json)).toEqual({ pack: 'default', colors: { '--line': '#fff' } });
  });

  it('falls back to the plain lobby for unreadable input', () => {
    for (const json of ['', '{', 'null', '[]', '7', '{"pack":7,"colors":"red"}'])
      expect(parseTheme(json)).toEqual(plainTheme);
  });
});
