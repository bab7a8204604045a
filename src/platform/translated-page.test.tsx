// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { translate } from '../../tests/translate.ts';
import { tolerateTranslation } from './translated-page.ts';

/** Renders texts beside elements that come and go, as pages do. */
function Page() {
  const [step, setStep] = useState(0);
  return (
    <div id="page">
      {step > 0 && <b>First</b>}
      Balance {step}
      {step === 0 && 'No win'}
      {step > 0 && <i>Last</i>}
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </div>
  );
}

const ways = ['replace', 'wrap', 'join'] as const;
let undo = (): void => undefined;

describe.each(ways)('on a page whose texts a translator has changed by “%s”, React', (how) => {
  beforeEach(() => {
    undo = tolerateTranslation();
  });
  afterEach(() => undo());

  it('inserts elements beside texts, removes texts, and shows changed texts at their places', async () => {
    const { box } = await render(<Page />);
    translate(box, how);
    expect(box.querySelectorAll('font').length, 'the page is translated').toBeGreaterThan(1);
    await press(the(box, 'button'));
    await act(async () => undefined);
    expect(box.textContent.replaceAll(/[«»]/g, '')).toBe('FirstBalance 1LastNext');
    translate(box, how);
    await press(the(box, 'button'));
    await act(async () => undefined);
    expect(box.textContent.replaceAll(/[«»]/g, '')).toBe('FirstBalance 2LastNext');
  });

  it('renders a changed text when the text is the only child', async () => {
    const { box, redraw } = await render(<p>1 coin</p>);
    translate(box, how);
    await redraw(<p>2 coins</p>);
    expect(box.textContent).toBe('2 coins');
  });
});

it('a node of another element is neither removed nor used as a position, until the browser’s own functions are back', () => {
  undo = tolerateTranslation();
  const [parent, child] = [document.createElement('p'), document.createElement('b')];
  parent.removeChild(child);
  expect(parent.childNodes).toHaveLength(0);
  parent.insertBefore(document.createElement('i'), child);
  expect(parent.innerHTML).toBe('<i></i>');
  undo();
  expect(() => parent.removeChild(child)).toThrow('not a child');
});
