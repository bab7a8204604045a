import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// React warns about changes outside of act() only when it knows that a test runs.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component on a page of its own, for a test of a component (`.test.tsx` with `@vitest-environment happy-dom`). */
export interface Rendered {
  readonly box: HTMLElement;
  /** Draws something else in its place. */
  readonly redraw: (element: ReactNode) => Promise<void>;
  /** Takes it off the page, as leaving does. */
  readonly leave: () => Promise<void>;
}

/** Renders an element; the page is empty again when the test is over. */
export async function render(element: ReactNode): Promise<Rendered> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const redraw = async (next: ReactNode): Promise<void> => act(async () => root.render(next));
  const leave = async (): Promise<void> => {
    await act(async () => root.unmount());
    box.remove();
  };
  onTestFinished(leave);
  await redraw(element);
  return { box, redraw, leave };
}

/** Returns the first element below another that a selector names; throws when there is none. */
export function the(box: ParentNode, selector: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** Presses an element and waits until React has drawn what follows. */
export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Types a text into an input or chooses an option, as a player does. */
export const type = (field: HTMLElement, text: string): Promise<void> =>
  act(async () => {
    // React keeps the value that it has set: the native setter gets round it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
