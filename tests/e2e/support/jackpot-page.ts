import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { formatExact } from '../../../contract/money.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot.ts';

/** `expect` with a time-out, ms, that is longer than any round takes with software rendering. */
const expect = baseExpect.configure({ timeout: 90_000 });

/** The server's response to a draw. */
export type DrawAnswer = ResponseOf<typeof receiveDrawChance> & { readonly errcode: number };

/** Page object of the Lucky Jackpot. */
export class JackpotView {
  readonly page: Page;
  /** The main button in the middle of the grid; its name says what a press does. */
  readonly hub: Locator;
  readonly skip: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hub = page.getByRole('button', { name: /^(?:Spin, \d+ left|No spins left)$/ });
    this.skip = page.getByRole('button', { name: 'Show the result now' });
    this.check = page.getByRole('button', { name: 'Check result' });
  }

  /** Opens the page, and waits until the scene is drawn and the main button offers this many spins. */
  async open(chances: number): Promise<void> {
    await this.page.goto('/activity/jackpot');
    await this.ready(chances);
  }

  /** Waits until the scene is drawn and the main button offers this many spins. */
  async ready(chances: number): Promise<void> {
    await expect(this.page.locator('canvas[data-scene=lucky-jackpot][data-ready=true]')).toBeVisible();
    await this.offers(chances);
  }

  /** Waits until the main button offers this many spins. */
  async offers(chances: number): Promise<void> {
    const name = chances === 0 ? 'No spins left' : `Spin, ${chances} left`;
    await expect(this.page.getByRole('button', { name, exact: true })).toBeVisible();
  }

  /** The panel of the selected tab: record, rank or rules. */
  get list(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Returns the text with which the live region announces a coin prize; `amount` in hundredths. */
  static won = (amount: number): string => `You won ${formatExact(amount)}.`;

  /** Waits until the live region has this text. */
  async expectAnnounced(text: string): Promise<void> {
    await expect(this.status(text)).toHaveText(text);
  }

  /** Presses the button that skips to the result. The wheel's button, if any, is the last and lies over the first. */
  async pressSkip(): Promise<void> {
    await this.skip.last().click();
  }

  /** Presses the main button; resolves to the server's response, whose result the page does not show yet. */
  async spin(): Promise<DrawAnswer> {
    const answer = this.page.waitForResponse((response) => response.url().endsWith('/receiveDrawChance'));
    await this.hub.click();
    return (await answer).json();
  }

  private status(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  tab(name: 'My record' | 'Rank' | 'Rules and odds'): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** Returns the stored spin that the device has not shown yet, as JSON; null if there is none. */
  pendingSpin(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('perya.pending.lucky-jackpot'));
  }
}
