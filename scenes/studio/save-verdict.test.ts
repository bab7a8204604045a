import { describe, expect, it } from 'vitest';
import { withChecked } from './panels/check-list.ts';
import type { CheckMessage } from './protocol.ts';
import { verdictOf } from './save-verdict.ts';

const wrong = (file: string, rule = 'too small'): CheckMessage => ({
  file,
  rule,
  found: '20 by 20 pixels',
  wanted: '40 by 40 pixels',
  sentence: 'It would look soft.',
});

describe('message after a file was saved', () => {
  it.each([
    [[], undefined, ''],
    [['fair'], undefined, 'fair: packed anew and shown.'],
    [['fair'], { file: 'fair/hub.svg', messages: [] }, 'fair/hub.svg: packed anew and shown. All is well.'],
    [
      ['noche/fair'],
      { file: 'packs/noche/fair/hub.svg', messages: [] },
      'packs/noche/fair/hub.svg: packed anew and shown. All is well.',
    ],
    [[], { file: 'fair/hub.svg', messages: [] }, 'fair/hub.svg: all is well.'],
    [
      [],
      { file: 'packs/noche/fair/hub.svg', messages: [], isGone: true },
      'packs/noche/fair/hub.svg is gone: the ordinary picture or sound is in its place.',
    ],
    [
      ['fair'],
      { file: 'fair/hbu.svg', messages: [], isGone: true },
      'fair/hbu.svg is gone, and nothing needs it.',
    ],
  ])('with the packed bundles %j and the checked file %j is: "%s"', (shown, checked, text) => {
    expect(verdictOf(shown, checked)).toBe(text);
  });

  it('names the first fault instead of reporting success if the check finds faults', () => {
    const text = verdictOf(['fair'], { file: 'fair/hub.svg', messages: [wrong('fair/hub.svg'), wrong('b')] });
    expect(text).toBe(
      'fair/hub.svg: too small. Found: 20 by 20 pixels. Wanted: 40 by 40 pixels. It would look soft. (and 1 more: see "Check")',
    );
  });
});

describe("the studio's list of faults", () => {
  const before = [wrong('fair/hub.svg'), wrong('fair/disc.svg or .png', 'missing'), wrong('fair/plate.svg')];

  it('drops the findings of a corrected file, and of a missing file that was added', () => {
    const now = withChecked(before, [
      { file: 'fair/hub.png', messages: [] },
      { file: 'fair/disc.png', messages: [] },
    ]);
    expect(now).toEqual([wrong('fair/plate.svg')]);
  });

  it('replaces the earlier findings of a saved file, and lists a repeated finding once', () => {
    const again = wrong('fair/hub.svg', 'too large');
    expect(withChecked(before, [{ file: 'fair/hub.svg', messages: [again] }])).toEqual([
      again,
      ...before.slice(1),
    ]);
    const folder = wrong('packs/x/fiar', 'unknown folder');
    const one = withChecked([], [{ file: 'packs/x/fiar/a.svg', messages: [folder] }]);
    expect(withChecked(one, [{ file: 'packs/x/fiar/b.svg', messages: [folder] }])).toEqual([folder]);
  });
});
