import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source.ts';
import { checkForbiddenText, undotted } from './word-rules.ts';

const binary = /\.(png|webp|avif|jpe?g|gif|ico|wav|webm|m4a|mp3|ogg|woff2?|ttf|otf|gz|br)$/;

describe('files', () => {
  it('contain no paths of one machine, no addresses of a package host, no author and no secret', () => {
    const texts = listFiles().filter((path) => !binary.test(path));
    expect(texts.flatMap((path) => checkForbiddenText(path, readText(path)))).toEqual([]);
  });
});

describe('the word rules', () => {
  it.each([
    'see /wo·rk/main/x.ts',
    '"/ro·ot/.npmrc"',
    'https://regi·stry.example.org/',
    'made by Clau·de',
    'iss·ue 12',
    '-----BEGIN PRI·VATE KEY-----',
  ])('reports %s', (text) => {
    expect(checkForbiddenText('x.md', `first line\n${undotted(text)}`)).toHaveLength(1);
  });

  it.each(['https://example.org/home/page', "path: '/home'", 'an issue with 3 parts', 'a player session'])(
    'accepts %s',
    (text) => {
      expect(checkForbiddenText('x.md', text)).toEqual([]);
    },
  );
});
