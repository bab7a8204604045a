import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { DESKTOP } from '../platform/first-screen.ts';

/** See-through: what stands in a picture's place until it is fetched. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** A phone's bottom bar hides what is behind it. */
const ABOVE_BAR = '0px 0px -64px';
/** Once somebody scrolls, pictures are fetched this far ahead, in CSS px. */
const AHEAD = 800;
/** What tells that somebody moves about. A highlight that turns by itself scrolls too, but its scrolling does not bubble. */
const TOUCHES = ['scroll', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

type LatePictureProps = ComponentProps<'img'> & { src: string };

/**
 * A picture that is fetched when it comes into view. Browsers fetch lazy pictures up to 2,500 px below the window:
 * of a lobby that nobody scrolls, all of them. From the first touch on they come a little ahead.
 */
export function LatePicture({ src, srcSet, ...rest }: LatePictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current === null ? undefined : watch(ref.current, () => setNear(true))), []);
  return (
    // oxlint-disable-next-line jsx-a11y/alt-text -- Its alternative text is among the other properties.
    <img ref={ref} {...rest} src={isNear ? src : NOTHING} srcSet={isNear ? srcSet : undefined} />
  );
}

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isTouched = false;

/** Calls back once when an element comes near. Returns how to stop. */
function watch(element: Element, came: () => void): () => void {
  waiting.set(element, came);
  observer ??= observe();
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

function observe(): IntersectionObserver {
  if (!isTouched) for (const touch of TOUCHES) addEventListener(touch, noteTouch, { passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        // What only touches the edge counts as intersecting, too.
        if (intersectionRatio === 0) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    {
      rootMargin: isTouched ? `${AHEAD}px` : matchMedia(DESKTOP).matches ? '0px' : ABOVE_BAR,
      threshold: 0.01,
    },
  );
}

function noteTouch(): void {
  for (const touch of TOUCHES) removeEventListener(touch, noteTouch);
  isTouched = true;
  observer?.disconnect();
  observer = observe();
  for (const element of waiting.keys()) observer.observe(element);
}
