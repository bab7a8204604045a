// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render, the } from '../../tests/render.ts';
import { LatePicture } from './late-picture.tsx';

const observers: { margin: string; watched: Set<Element>; see: (element: Element) => void }[] = [];
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly watched = new Set<Element>();
    constructor(came: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
      const see = (target: Element) => came([{ target, intersectionRatio: 0.5 }]);
      observers.push({ margin: rootMargin, watched: this.watched, see });
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    unobserve(element: Element) {
      this.watched.delete(element);
    }
    disconnect() {
      this.watched.clear();
    }
  },
);
afterEach(() => vi.restoreAllMocks());

it('a picture is fetched when it is in view above a phone’s bottom bar, and after the first input already within 800 px of the view', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as never,
  );
  const { box } = await render(
    <>
      <LatePicture src="/near.webp" srcSet="/small.webp 240w" alt="" />
      <LatePicture src="/far.webp" alt="" />
    </>,
  );
  const [near, far] = [the(box, 'img'), the(box, 'img + img')];
  expect(near.getAttribute('src')).toMatch(/^data:/);
  expect(near.hasAttribute('srcset')).toBe(false);
  await act(async () => observers.at(-1)?.see(near));
  expect(near.getAttribute('src')).toBe('/near.webp');
  expect(near.getAttribute('srcset')).toBe('/small.webp 240w');
  expect(far.getAttribute('src')).toMatch(/^data:/);
  expect(observers.map(({ margin }) => margin)).toEqual(['0px 0px -64px']);

  dispatchEvent(new Event('scroll'));
  expect(observers.map(({ margin }) => margin)).toEqual(['0px 0px -64px', '800px']);
  expect([...(observers[1]?.watched ?? [])]).toEqual([far]);
});
