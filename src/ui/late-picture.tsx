import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { DESKTOP } from '../platform/first-screen.ts';

/** Transparent picture shown until the real one is fetched. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Margin of the viewport for the phone's bottom bar, which hides the pictures behind it. */
const ABOVE_BAR = '0px 0px -64px';
/** Distance from the window at which pictures are fetched after the player's first input, CSS px. */
const AHEAD = 800;
/**
 * Events that show that the player is active. Auto-scrolling lists fire scroll too, but their events do not bubble to
 * the window.
 */
const TOUCHES = ['scroll', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

type LatePictureProps = ComponentProps<'img'> & { src: string };

/**
 * Renders a picture that is fetched when it comes into view. With loading="lazy", browsers would fetch pictures up to
 * 2,500 px below the window, which in the lobby are all. After the first input, pictures are fetched 800 px ahead.
 */
export function LatePicture({ src, srcSet, ...rest }: LatePictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current === null ? undefined : watch(ref.current, () => setNear(true))), []);
  return (
    // oxlint-disable-next-line jsx-a11y/alt-text -- `alt` is among the other props.
    <img ref={ref} {...rest} src={isNear ? src : NOTHING} srcSet={isNear ? srcSet : undefined} />
  );
}

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isTouched = false;

/** Calls back once when an element comes near the window. Returns a function that stops the watch. */
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
        // An element that only touches the window's edge is reported too; it is not in view yet.
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
