import * as v from 'valibot';
import type { AnnouncementsWindow } from './early.ts';
import { type CommandName, CommandError, type Transport } from './commands.ts';
import { findWanted, isLoaded, lookAtScene, type Wanted } from './in-page.ts';

/** Field of an element reference in the WebDriver standard, which holds the element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Codes of special keys in the WebDriver standard. */
const KEYS = { Escape: '\uE00C' } as const;
/** Longest wait for a condition, ms, so long because software rendering on two busy cores is slow. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;
/** Number of successive polls without a change after which a page counts as settled. */
const QUIET_LOOKS = 5;

const element = v.object({ [ELEMENT]: v.string() });
const size = v.object({ width: v.number(), height: v.number() });

/** Controls a browser window through WebDriver in the way a player would: by the roles and names of elements. */
export class EngineBrowser {
  readonly #transport: Transport;
  /** Reason why the last press or text entry failed; part of the error after the time-out. */
  #refusal = 'nothing has this name';

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get name(): string {
    return this.#transport.browser;
  }

  /**
   * Runs a function in the page, or in its frame during `inFrame`. It is sent as text, so it may use nothing outside.
   */
  async run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    // Defines `__name`, to which esbuild inserts calls for named functions.
    const script = `globalThis.__name ??= (named) => named; return (${String(work)})(...arguments);`;
    return (await this.#send('execute', { script, args })) as Result;
  }

  async open(address: string): Promise<void> {
    const isHere = await this.run((wanted) => location.href === wanted, address);
    if (!isHere) {
      await this.#send('navigate', { url: address });
      return;
    }
    // The page is already at this address. Reloads it and waits, since some drivers do not wait for a reload.
    await this.run(() => {
      document.documentElement.dataset['left'] = '';
      location.reload();
    });
    await this.until(`${address} is loaded again`, () =>
      this.run(() => document.readyState === 'complete' && !('left' in document.documentElement.dataset)),
    );
  }

  /** Returns a screenshot of the page as a PNG. */
  async picture(): Promise<Buffer> {
    const base64 = await this.#send('screenshot', { full: false, hash: false });
    return Buffer.from(v.parse(v.string(), base64), 'base64');
  }

  /** Waits until an enabled element with this role and name is visible, and presses it. */
  async press(role: Wanted['role'], name: RegExp): Promise<void> {
    await this.until(
      () => `${role} ${name.source} can be pressed: ${this.#refusal}`,
      () => this.pressIfThere(role, name),
    );
  }

  /** Presses an element if it is visible, enabled and not covered; resolves to whether it did. */
  async pressIfThere(role: Wanted['role'], name: RegExp): Promise<boolean> {
    return this.#withElement({ role, name: name.source }, async (id) => {
      await this.#send('clickElement', { id });
    });
  }

  /** Resolves to whether an enabled element with this role and name is visible. */
  offers(role: Wanted['role'], name: RegExp): Promise<boolean> {
    return this.run(findWanted, { role, name: name.source }).then((found) => found !== null);
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.until(`field ${name.source} can be filled`, () =>
      this.#withElement({ role: 'textbox', name: name.source }, async (id) => {
        await this.#send('clearElement', { id });
        await this.#send('typeInto', { id, text, value: [...text] });
      }),
    );
  }

  async pressKey(key: keyof typeof KEYS): Promise<void> {
    const value = KEYS[key];
    await this.#send('performActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  /** Runs a callback during which all commands go to the frame in the page. */
  async inFrame<Result>(work: () => Promise<Result>): Promise<Result> {
    const frame = v.parse(element, await this.run(() => document.querySelector('iframe')));
    await this.#send('switchToFrame', { id: frame, element: frame });
    try {
      return await work();
    } finally {
      await this.#send('switchToFrame', { id: null });
    }
  }

  /** Returns all texts that the page's live regions have announced since it was opened. */
  announced(): Promise<readonly string[]> {
    return this.run(() => (globalThis as AnnouncementsWindow).peryaAnnouncements.announced);
  }

  /** Waits until a live region has announced a matching text; resolves to that text. */
  async hears(wanted: RegExp): Promise<string> {
    let words: string | undefined;
    await this.until(`${wanted.source} is announced`, async () => {
      words = (await this.announced()).findLast((text) => wanted.test(text));
      return words !== undefined;
    });
    return words ?? '';
  }

  /** Waits until a scene's canvas shows the scene instead of an empty background. */
  async sceneStands(name: string): Promise<void> {
    await this.until(`the scene ${name} is drawn`, async () => (await this.run(lookAtScene, name)).isDrawn);
  }

  /** Waits until nothing is loading and all finite animations have ended. */
  async settle(): Promise<void> {
    let asked = -1;
    let quiet = 0;
    await this.until('everything is loaded', async () => {
      const state = await this.run(() => ({
        asked: performance.getEntriesByType('resource').length,
        moves: document
          .getAnimations()
          .some(
            ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          ),
      }));
      const isQuiet = state.asked === asked && !state.moves && (await this.run(isLoaded));
      asked = state.asked;
      quiet = isQuiet ? quiet + 1 : 0;
      return quiet >= QUIET_LOOKS;
    });
  }

  /** Polls until a condition holds. Rejects after `PATIENCE_MS`; `what` describes the condition. */
  async until(what: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > end)
        throw new Error(`not within ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
      await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
    }
  }

  /** Resizes the window so that the page itself, without borders and bars, has this size in CSS px. */
  async resize(width: number, height: number): Promise<void> {
    const inner = async () =>
      v.parse(size, await this.run(() => ({ width: innerWidth, height: innerHeight })));
    const outer = { width, height };
    await this.until(`the page is ${width} × ${height}`, async () => {
      await this.#send('setWindowRect', { x: 0, y: 0, ...outer });
      const now = await inner();
      outer.width += width - now.width;
      outer.height += height - now.height;
      return now.width === width && now.height === height;
    });
  }

  /** Opens a pop-up window, which may be as narrow as a phone, and continues in it. Size in CSS px. */
  async popUp(width: number, height: number): Promise<void> {
    const before = v.parse(v.array(v.string()), await this.#send('windows'));
    await this.run(
      (features) => void open('about:blank', '', features),
      `popup,width=${width},height=${height}`,
    );
    await this.until('a window has opened', async () => {
      const after = v.parse(v.array(v.string()), await this.#send('windows'));
      const handle = after.find((one) => !before.includes(one));
      if (handle === undefined) return false;
      await this.#send('switchToWindow', { handle });
      return true;
    });
  }

  end(): Promise<void> {
    return this.#transport.end();
  }

  /**
   * Runs a callback with an element's id. Resolves to false if the element is missing, removed meanwhile, or covered.
   */
  async #withElement(wanted: Wanted, work: (id: string) => Promise<void>): Promise<boolean> {
    const found = v.safeParse(element, await this.run(findWanted, wanted));
    if (!found.success) {
      this.#refusal = 'nothing has this name';
      return false;
    }
    try {
      await work(found.output[ELEMENT]);
      return true;
    } catch (error) {
      if (!(error instanceof CommandError) || !/intercepted|stale|not interactable/.test(error.message))
        throw error;
      this.#refusal = error.message;
      return false;
    }
  }

  #send(name: CommandName, fields?: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.#transport.send(name, fields);
  }
}
