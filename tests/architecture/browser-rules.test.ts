import { describe, expect, it } from 'vitest';
import { checkNewerApis } from './browser-rules.ts';
import { allSources, readText, sourceOf } from './source.ts';

describe('code for browsers', () => {
  it('uses no API that one of the oldest supported browsers lacks', () => {
    expect(checkNewerApis(allSources())).toEqual([]);
  });

  it('tells older browsers in both languages that they are too old, without a script', () => {
    const [sentence = ''] = /<p id="old-browser">.*?<\/p>/s.exec(readText('src/index.html')) ?? [];
    for (const lang of ['en', 'fil']) expect(sentence).toContain(`<span lang="${lang}"`);
    for (const browser of ['Chrome 109', 'Safari', 'Firefox 115'])
      expect(sentence.split(browser)).toHaveLength(3);
  });
});

describe('the rule about newer APIs', () => {
  it.each([
    'AbortSignal.any([a, b]);',
    'list.toSorted();',
    'URL.canParse(text);',
    'Response.json({});',
    'crypto.randomUUID();',
    'requestIdleCallback(run);',
  ])('reports %s in code for browsers only', (text) => {
    expect(checkNewerApis([sourceOf('src/app/a.ts', text)])).toHaveLength(1);
    expect(checkNewerApis([sourceOf('server/a.ts', text), sourceOf('src/app/a.test.ts', text)])).toEqual([]);
  });

  it.each(['Promise.any(all);', 'JSON.parse(text);', 'response.json();', '[...list].sort();', 'set.size;'])(
    'accepts %s',
    (text) => {
      expect(checkNewerApis([sourceOf('src/app/a.ts', text)])).toEqual([]);
    },
  );
});
