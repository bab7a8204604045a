import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneForAllTabs } from './one-for-all-tabs.ts';

const SILENCE = 45_000;

type Hold = { readonly reject: (reason: unknown) => void };

/** The part of the Web Locks API in use: one holder per name, a queue, and stealing. */
class Locks {
  private readonly held = new Map<string, Hold>();
  private readonly waiting = new Map<string, (() => void)[]>();

  request(
    name: string,
    { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    const queue = this.waiting.get(name) ?? [];
    this.waiting.set(name, queue);
    return new Promise<void>((resolve, reject) => {
      const hold = (): void => {
        const mine = { reject };
        this.held.set(name, mine);
        void work().then(() => {
          resolve();
          if (this.held.get(name) !== mine) return;
          this.held.delete(name);
          queue.shift()?.();
        });
      };
      if (steal) this.held.get(name)?.reject(new DOMException('stolen', 'AbortError'));
      if (steal || !this.held.has(name)) hold();
      else {
        queue.push(hold);
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(hold);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new DOMException('given up', 'AbortError'));
        });
      }
    });
  }
}

/** Fakes BroadcastChannel, which here delivers messages synchronously, one after the other. */
class Channel {
  static readonly open = new Set<Channel>();
  private listener: (event: { data: unknown }) => void = () => {};
  private readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
    this.listener = listener;
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.listener({ data: structuredClone(data) });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

interface Message {
  readonly kind: string;
  readonly text: string;
}

/** Opens a tab that shares the work of this name, and collects the messages that it received (`heard`). */
function openTab(name = 'stream') {
  const tab = {
    heard: [] as string[],
    tell: undefined as ((message: Message) => void) | undefined,
    close: () => {},
  };
  tab.close = oneForAllTabs<Message>({
    name,
    begin(tell) {
      tab.tell = tell;
      return () => (tab.tell = undefined);
    },
    received: ({ text }) => tab.heard.push(text),
    kindOf: ({ kind }) => kind,
    silenceMs: SILENCE,
  });
  return tab;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
let visibility: 'visible' | 'hidden';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  // Behind a VPN and in some apps, a device reports no network although it has one.
  vi.stubGlobal('navigator', { locks: new Locks(), onLine: false });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
  });
});
afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work that one tab does for all tabs', () => {
  it('runs in one tab only, whose messages reach all tabs of the same name and no others', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    const other = openTab('another');
    await settle();
    expect([first, second, third].map((tab) => tab.tell !== undefined)).toEqual([true, false, false]);
    first.tell?.({ kind: 'a', text: 'hello' });
    expect([first.heard, second.heard, third.heard, other.heard]).toEqual([
      ['hello'],
      ['hello'],
      ['hello'],
      [],
    ]);
    expect(other.tell).toBeDefined();
  });

  it('moves to the next tab when the working tab is closed', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    first.close();
    await settle();
    expect([first, second, third].map((tab) => tab.tell !== undefined)).toEqual([false, true, false]);
    second.tell?.({ kind: 'a', text: 'now me' });
    expect([first.heard, third.heard]).toEqual([[], ['now me']]);
    third.close();
    second.close();
    await settle();
    expect(second.tell).toBeUndefined();
  });

  it('sends a tab that joins later the last message of every kind, and sends no message twice to the other tabs', async () => {
    const first = openTab();
    const second = openTab();
    await settle();
    for (const [kind, text] of [
      ['balance', '1'],
      ['pools', '2'],
      ['balance', '3'],
    ] as const)
      first.tell?.({ kind, text });
    const later = openTab();
    await settle();
    expect(later.heard.toSorted()).toEqual(['2', '3']);
    expect(second.heard).toEqual(['1', '2', '3']);
  });

  it('sends the latest messages, in their order, to a tab that joins later', async () => {
    const first = openTab();
    await settle();
    for (const [kind, text] of [
      ['hello', 'it lives'],
      ['broken', 'it broke'],
      ['hello', 'it lives again'],
    ] as const)
      first.tell?.({ kind, text });
    const later = openTab();
    await settle();
    expect(later.heard).toEqual(['it broke', 'it lives again']);
  });

  it('moves to a visible tab when the working tab is suspended; the suspended tab queues for the work again', async () => {
    const [asleep, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    visibility = 'hidden';
    await vi.advanceTimersByTimeAsync(SILENCE * 2);
    expect(asleep.tell).toBeDefined();
    visibility = 'visible';
    await vi.advanceTimersByTimeAsync(SILENCE);
    expect(asleep.tell).toBeUndefined();
    expect([second, third].filter((tab) => tab.tell !== undefined)).toHaveLength(1);
    const [worker, follower] = second.tell ? [second, third] : [third, second];
    worker.tell?.({ kind: 'a', text: 'awake' });
    expect([asleep.heard, follower.heard]).toEqual([['awake'], ['awake']]);
    worker.close();
    follower.close();
    await settle();
    expect(asleep.tell).toBeDefined();
  });

  it('stays in its tab while the tab is never silent longer than allowed', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    for (let nth = 0; nth < 5; nth++) {
      await vi.advanceTimersByTimeAsync(SILENCE - 1);
      first.tell?.({ kind: 'a', text: String(nth) });
    }
    expect([first.tell, second.tell].map(Boolean)).toEqual([true, false]);
  });

  it('retries a refused lock after a pause, and begins when the browser grants the lock', async () => {
    const locks = new Locks();
    let asked = 0;
    let isLeft = true;
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request(...request: Parameters<Locks['request']>) {
          asked += 1;
          // Stops after 100 requests: retries without a pause would never let the test continue.
          if (asked > 100) return new Promise<void>(() => {});
          return isLeft
            ? Promise.reject(new DOMException('not fully active', 'InvalidStateError'))
            : locks.request(...request);
        },
      },
    });
    const tab = openTab();
    await settle();
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toBeLessThanOrEqual(6);
    expect(tab.tell).toBeUndefined();
    isLeft = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.tell).toBeDefined();
  });

  it('runs in every tab if the browser has no locks for choosing one', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const [first, second] = [openTab(), openTab()];
    first.tell?.({ kind: 'a', text: 'mine' });
    expect([first.heard, second.heard]).toEqual([['mine'], []]);
    first.close();
    expect([first.tell, second.tell].map(Boolean)).toEqual([false, true]);
  });
});
