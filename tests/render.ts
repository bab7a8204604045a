import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// With this flag React warns about state changes outside of act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component rendered by a test (`.test.tsx` with `@vitest-environment happy-dom`); `box` contains it. */
export interface Rendered {
  readonly box: HTMLElement;
  /** Renders another element in place of the current one. */
  readonly redraw: (element: ReactNode) => Promise<void>;
  /** Unmounts the component, as leaving the page would. */
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
    // React ignores a value set through its own wrapper of `value`, so this calls the native setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
