import { describe, expect, it } from 'vitest';
import { parseTheme } from './parse-theme.ts';
import { plainTheme } from './theme-slice.ts';

describe('a theme from the server', () => {
  it('contains an art pack and colours for design tokens', () => {
    const json =
      '{"pack":"christmas","colors":{"--accent":"#8FF0DC","--accent-glow":"rgba(107, 228, 204, .42)"}}';
    expect(parseTheme(json)).toEqual({
      pack: 'christmas',
      colors: { '--accent': '#8FF0DC', '--accent-glow': 'rgba(107, 228, 204, .42)' },
    });
  });

  it('loses invalid colours and unknown tokens, and keeps the rest', () => {
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

  it('becomes the plain lobby if it is unreadable', () => {
    for (const json of ['', '{', 'null', '[]', '7', '{"pack":7,"colors":"red"}'])
      expect(parseTheme(json)).toEqual(plainTheme);
  });
});
