import type { APIResponse, ElementHandle, Frame, Page, Request, Response } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { addresses } from '../../../src/pages/pages.ts';
import { expect } from './journey.ts';
import { type Control, pageReaderScript } from './page-reader.ts';

/** Controls that a crawl does not press, by name, with the reason. */
export interface Exception {
  readonly name: RegExp;
  readonly reason: string;
}

/** Options of a crawl. */
export interface CrawlOptions {
  readonly except: readonly Exception[];
  /** Matches the names of buttons that begin something long; they are pressed last on their page. */
  readonly last: RegExp;
  /** Whether to press controls that all pages share too: bars, side column and jackpot bubble. */
  readonly pressesShared: boolean;
  /** A press must have a visible effect within this time, ms. */
  readonly patience: number;
  /** Matches names of disabled controls that themselves state the reason. */
  readonly selfExplained?: RegExp;
  /** Finds the frame whose controls are pressed, on the opened page; without it the page's own controls are pressed. */
  readonly inside?: (page: Page) => Promise<Frame>;
}

/** A control, and the controls to press first so that it appears; none if it is on the page from the start. */
interface Target {
  readonly control: Control;
  readonly path: readonly Control[];
}

/**
 * Maximum number of presses that make a control appear: for example on a tile, then on a button in the tile's sheet.
 */
const DEEPEST = 2;

/** Matches addresses of event streams, whose responses never end. */
const STREAMS = /\/app\/v1\/live|\/studio\/v1\/shared/;

/** Text in the head of the app's HTML page that no other file contains. */
const BUILD_MARK = 'name="perya-build"';

/** Presses every button of pages, collects links, and checks that disabled controls state a reason. */
export class Crawler {
  /** Faults found, one line each. */
  readonly deadEnds: string[] = [];
  readonly #page: Page;
  readonly #options: CrawlOptions;
  readonly #crawled = new Set<string>();
  readonly #shared = new Set<string>();
  readonly #links = new Map<string, string>();
  readonly #running = new Set<Request>();
  /** The response from which the current document was loaded. */
  #arrived: Response | undefined;
  /** Called when the browser opens a file chooser, which is an effect that the page does not show. */
  #chooserOpened = (): void => undefined;
  /** The page or frame whose controls are read and pressed. */
  #shown: Page | Frame;

  private constructor(page: Page, options: CrawlOptions) {
    this.#page = page;
    this.#options = options;
    this.#shown = page;
    page.on('request', (request) => {
      if (!STREAMS.test(request.url())) this.#running.add(request);
    });
    const isOver = (request: Request): void => void this.#running.delete(request);
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
        this.#arrived = response;
    });
    page.on('filechooser', () => this.#chooserOpened());
    page.on('requestfinished', isOver);
    page.on('requestfailed', isOver);
  }

  /** Creates a crawler for a browser page that has not opened an address yet. */
  static async for(page: Page, options: CrawlOptions): Promise<Crawler> {
    await page.addInitScript(pageReaderScript);
    return new Crawler(page, options);
  }

  /** Opens a page, and presses its controls and those that appear after a press. */
  async crawl(path: string): Promise<void> {
    await this.#open(path);
    const home = this.#path();
    // Skips a page that redirects to one already crawled, such as to the log-in for a guest.
    const known = this.#options.inside ? home : new URL(this.#page.url()).pathname;
    if (this.#crawled.has(known)) return;
    this.#crawled.add(known);
    const met = new Set<string>();
    const queue: Target[] = [];
    const meet = async (after: readonly Control[]): Promise<void> => {
      await this.#reasonsCome();
      const fresh = (await this.#controls()).filter((control) => this.#isNew(control, home, met));
      fresh.sort((a, b) => this.#order(a) - this.#order(b));
      queue.unshift(...fresh.map((control) => ({ control, path: after })));
    };
    await meet([]);
    for (let target = queue.shift(); target; target = queue.shift()) {
      const control = await this.#reach(target, home);
      if (!control) continue;
      await this.#press(control, home);
      if (this.#path() === home && target.path.length < DEEPEST) await meet([...target.path, control]);
    }
  }

  /** Checks that every collected link leads to a page of the lobby, or to a file of the server. */
  async checkLinks(): Promise<void> {
    for (const [href, from] of this.#links) {
      // The link leads to a place on the same page.
      if (href.startsWith('#')) continue;
      const { pathname, protocol } = new URL(href, this.#page.url());
      // The device handles telephone numbers and mail addresses, and the lobby its own pages.
      if (!protocol.startsWith('http') || isPage(pathname)) continue;
      if (!(await isOwnDocument(await this.#page.request.get(href))))
        this.deadEnds.push(`${from}: a link leads to ${href}, which has no page`);
    }
  }

  /** Finds a control on the current page, else behind the open dialog, else on the page opened again. */
  async #reach({ control, path }: Target, home: string): Promise<Control | undefined> {
    if (this.#path() === home) {
      const found = await this.#find(control);
      if (found) return found;
      if ((await this.#shown.locator('dialog[open]').count()) > 0) {
        await this.#page.keyboard.press('Escape');
        await this.#rest();
        const behind = await this.#find(control);
        if (behind) return behind;
      }
    }
    if (path.length > 0 && this.#path() === home) {
      const again = await this.#follow(path, home, control);
      if (again) return again;
    }
    await this.#open(home);
    return await this.#follow(path, home, control);
  }

  /** Presses the controls in `path` one after the other, then finds the control that they make appear. */
  async #follow(path: readonly Control[], home: string, control: Control): Promise<Control | undefined> {
    for (const step of path) {
      const found = await this.#find(step);
      if (found) await this.#press(found, home);
    }
    return await this.#find(control);
  }

  #path(): string {
    const { pathname, search } = new URL(this.#page.url());
    return pathname + search;
  }

  /**
   * Returns the rank of a control in the order of presses: the button that closes a dialog comes after the dialog's other
   * controls, and buttons that begin something long come last.
   */
  #order({ name }: Control): number {
    if (this.#options.last.test(name)) return 2;
    return name === 'Close' ? 1 : 0;
  }

  /** Returns whether a control must be pressed. Collects it if it is a link, and checks it if it is disabled. */
  #isNew(control: Control, page: string, met: Set<string>): boolean {
    const { kind, name, href, isShared, isOff } = control;
    const key = `${kind}${isOff ? ' off' : ''}`;
    const seen = isShared ? this.#shared : met;
    if (seen.has(key)) return false;
    seen.add(key);
    if (name === '') this.deadEnds.push(`${page}: a control without a name (${kind})`);
    if (href !== undefined) {
      if (!this.#links.has(href)) this.#links.set(href, page);
      return false;
    }
    const isExplained = control.reason !== '' || this.#options.selfExplained?.test(name) === true;
    if (isOff && !control.isBusy && !isExplained)
      this.deadEnds.push(`${page}: "${name}" is grey without a reason beside it`);
    if (isShared && !this.#options.pressesShared) return false;
    return !control.isDead && !this.#options.except.some((one) => one.name.test(name));
  }

  async #open(path: string): Promise<void> {
    await this.#page.goto(path);
    if (this.#options.inside) this.#shown = await this.#options.inside(this.#page);
    await this.#rest();
  }

  /** Waits until all requests have finished and the scenes are ready. */
  async #rest(): Promise<void> {
    do {
      await expect.poll(() => this.#running.size, { intervals: [5, 10, 20, 50] }).toBe(0);
      await this.#shown.waitForFunction(() => pageReader.isAtRest(), undefined, { polling: 'raf' });
    } while (this.#running.size > 0);
  }

  /** Waits until every disabled control has a reason, since reasons may load after the page. */
  async #reasonsCome(): Promise<void> {
    await this.#shown
      .waitForFunction(
        () => pageReader.controls().every(({ isOff, isBusy, reason }) => !isOff || isBusy || reason !== ''),
        undefined,
        { polling: 'raf', timeout: this.#options.patience },
      )
      // Does nothing on a time-out, since `#isNew` reports controls without a reason.
      .catch(() => undefined);
  }

  /**
   * Resolves to whether a control can be reached by a press. Presses Escape to close what covers it, such as a small menu
   * or a dialog that opened late.
   */
  async #isReached(element: ElementHandle<Element>): Promise<boolean> {
    const wait = (): Promise<boolean> =>
      this.#shown
        .waitForFunction((one) => !one.isConnected || pageReader.isInReach(one), element, {
          polling: 'raf',
          timeout: this.#options.patience / 2,
        })
        .then(
          () => true,
          () => false,
        );
    if (await wait()) return true;
    // Escape would close the control's own dialog, and so hide the fault.
    if (await element.evaluate((one) => one.closest('dialog') !== null)) return false;
    await this.#page.keyboard.press('Escape');
    return await wait();
  }

  /** Resolves to whether no dialog blocks an element: none is open, or the element is inside the open one. */
  #isInOpen(element: ElementHandle<Element>): Promise<boolean> {
    return element.evaluate((one) => {
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      return open === undefined || open.contains(one);
    });
  }

  #controls(): Promise<Control[]> {
    return this.#shown.evaluate(() => pageReader.controls());
  }

  async #find({ kind, isOff }: Control): Promise<Control | undefined> {
    return (await this.#controls()).find((one) => one.kind === kind && one.isOff === isOff);
  }

  async #press(control: Control, page: string): Promise<void> {
    const { index, name, isChosen, isOff, isInput, reason } = control;
    // A press on the chosen option of a group must have an effect on a page, but not in a game.
    const isCurrent = control.isCurrent || (isChosen && this.#options.inside !== undefined);
    const { patience } = this.#options;
    const element = (await this.#shown.evaluateHandle((at) => pageReader.element(at), index)).asElement();
    if (element === null) return;
    if (!(await this.#isReached(element))) {
      this.deadEnds.push(`${page}: "${name}" cannot be reached: something lies over it`);
      return;
    }
    const before = await this.#shown.evaluate(
      (at) => ({
        seen: pageReader.perceive(),
        calls: pageReader.calls(),
        kind: pageReader.controls().find((one) => one.index === at)?.kind,
      }),
      index,
    );
    // Skips a button that has changed meanwhile, because a round has ended.
    if (before.kind !== control.kind) return;
    const chooser = new Promise<true>((resolve) => {
      this.#chooserOpened = () => resolve(true);
    });
    // Forces the press of disabled controls, and of inputs, which their own picture covers. Ignores a control that was
    // removed meanwhile, because a round has ended.
    const isPressed = await element.click({ force: isOff || isInput, timeout: patience }).then(
      () => true,
      () => false,
    );
    // A dialog that opened at this moment has blocked the press: closes it and tries again.
    if (!isPressed && !(await this.#isInOpen(element))) {
      await this.#page.keyboard.press('Escape');
      await this.#rest();
      const again = await this.#find(control);
      if (again) await this.#press(again, page);
      return;
    }
    const { selfExplained } = this.#options;
    const isExplained = reason !== '' || (isOff && selfExplained?.test(name) === true);
    if (isPressed && !isCurrent && !isExplained) {
      const changes = this.#shown
        .waitForFunction(
          ({ seen, calls }) => pageReader.calls() !== calls || pageReader.perceive() !== seen,
          before,
          { polling: 'raf', timeout: patience },
        )
        .then(
          () => true,
          () => false,
        );
      if (!(await Promise.race([chooser, changes]))) this.deadEnds.push(`${page}: "${name}" does nothing`);
    }
    await this.#rest();
    const { pathname } = new URL(this.#page.url());
    if (!isPage(pathname) && pathname !== page && !(await this.#hasLeftApp(pathname)))
      this.deadEnds.push(`${page}: "${name}" leads to ${pathname}, which has no page`);
  }

  /** Resolves to whether the window shows a document outside of the app, such as the log-in of a third party. */
  async #hasLeftApp(pathname: string): Promise<boolean> {
    const arrived = this.#arrived;
    return (
      arrived !== undefined && new URL(arrived.url()).pathname === pathname && (await isOwnDocument(arrived))
    );
  }
}

/** Resolves to whether a response is a document of its own: for an unknown address the server sends the app's page. */
const isOwnDocument = async (answer: Response | APIResponse): Promise<boolean> =>
  answer.ok() && !(await answer.text()).includes(BUILD_MARK);

const isPage = (pathname: string): boolean =>
  pathname !== '/error/404' && addresses.some(({ path }) => matchPath(path, pathname) !== null);
