// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoreHeldEnter } from './held-enter.ts';

/** Presses a key on an element; returns whether the browser would act on it. */
function isPressed(tag: string, init: KeyboardEventInit): boolean {
  const element = document.body.appendChild(document.createElement(tag));
  const passed = element.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
  element.remove();
  return passed;
}

describe('Enter held down', () => {
  beforeAll(() => ignoreHeldEnter(document));

  it.each(['button', 'a', 'input'])('presses a focused <%s> once', (tag) => {
    expect(isPressed(tag, { key: 'Enter' })).toBe(true);
    expect(isPressed(tag, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('repeats line breaks in a text of several lines', () => {
    expect(isPressed('textarea', { key: 'Enter', repeat: true })).toBe(true);
  });

  it('does not keep other keys from repeating', () => {
    expect(isPressed('input', { key: 'a', repeat: true })).toBe(true);
  });
});
