import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// React warns about changes outside act() only if this flag marks a test environment.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A rendered component, for component tests (`.test.tsx` with `@vitest-environment happy-dom`). */
export interface Rendered {
  readonly box: HTMLElement;
  /** Renders another element in its place. */
  readonly redraw: (element: ReactNode) => Promise<void>;
  /** Unmounts it, as leaving the page does. */
  readonly leave: () => Promise<void>;
}

/** Renders an element; it is removed after the test. */
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

/** Returns the first descendant that matches a selector; throws when there is none. */
export function the(box: ParentNode, selector: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** Clicks an element and waits until React has rendered the result. */
export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Enters a text into an input or selects an option, as a player does. */
export const type = (field: HTMLElement, text: string): Promise<void> =>
  act(async () => {
    // React tracks the value that it has set: the native setter bypasses that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
