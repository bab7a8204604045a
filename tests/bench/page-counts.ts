import type { Page } from '@playwright/test';

/** Activity of a page since the counts were last taken. */
export interface Counted {
  /** Number of callbacks of requestAnimationFrame that ran. */
  readonly frameCallbacks: number;
  /**
   * Number of WebGL calls: `glCalls` in the busiest frame (with the names `glNames`), `glMedian` in all frames with a
   * call.
   */
  readonly glCalls: number;
  readonly glMedian: number;
  readonly glNames: readonly string[];
  /** Time of each React commit, ms since the counts were last taken. */
  readonly commits: readonly number[];
  /** Names of the calls to the server, in order. */
  readonly calls: readonly string[];
}

/** Counts the activity of one page. */
export interface PageCounts {
  /** Returns the counts since the last `take`, and starts again from zero. */
  take(): Promise<Counted>;
}

type InPage = Omit<Counted, 'calls'>;

declare global {
  interface Window {
    takeCounts?: () => InPage;
  }
}

/** Counts a page's activity from its first script on; call it before the page is opened. */
export async function watchPage(page: Page): Promise<PageCounts> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/app\/v1\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) calls.push(name);
  });
  // Defines a helper: esbuild inserts calls to it for named nested functions.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(countInPage);
  return {
    async take() {
      const counted = await page.evaluate(() => window.takeCounts?.());
      if (!counted) throw new Error('the page counts nothing');
      return { ...counted, calls: calls.splice(0) };
    },
  };
}

/** Runs in the page before any script of the product. Playwright sends its text, so it may use nothing outside. */
function countInPage(): void {
  let frameCallbacks = 0;
  let since = performance.now();
  let commits: number[] = [];
  let frames: string[][] = [];
  let current: string[] = [];
  let frameTime = -1;

  const requestFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    requestFrame((now) => {
      frameCallbacks += 1;
      if (now !== frameTime) {
        if (current.length > 0) frames.push(current);
        current = [];
        frameTime = now;
      }
      run(now);
    });

  const prototype = WebGL2RenderingContext.prototype;
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const method: unknown = descriptor.value;
    if (typeof method !== 'function') continue;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      value(this: WebGL2RenderingContext, ...args: unknown[]): unknown {
        current.push(name);
        // Counts the call without drawing, since software rendering would delay the page's frames.
        if (name.startsWith('draw')) return undefined;
        return Reflect.apply(method, this, args);
      },
    });
  }

  const flat = CanvasRenderingContext2D.prototype;
  const drawImage: unknown = Reflect.get(flat, 'drawImage');
  Object.defineProperty(flat, 'drawImage', {
    value(this: CanvasRenderingContext2D, image: HTMLCanvasElement, ...args: unknown[]) {
      // Skips the renderer's copy onto a scene's canvas, which would delay frames as well.
      if (image.getContext?.('webgl2') !== null) return;
      Reflect.apply(drawImage as () => void, this, [image, ...args]);
    },
  });

  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: () => commits.push(Math.round(performance.now() - since)),
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });

  window.takeCounts = () => {
    const most = frames.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const lengths = frames.map(({ length }) => length).toSorted((a, b) => a - b);
    const taken = {
      frameCallbacks,
      glCalls: most.length,
      glMedian: lengths[Math.floor(lengths.length / 2)] ?? 0,
      glNames: most,
      commits,
    };
    frameCallbacks = 0;
    commits = [];
    frames = [];
    current = [];
    since = performance.now();
    return taken;
  };
}
