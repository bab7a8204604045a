import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { formatExact } from '../../../contract/money.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot.ts';

/** Longer than any round takes with software rendering. */
const expect = baseExpect.configure({ timeout: 90_000 });

/** Answer to a draw. */
export type DrawAnswer = ResponseOf<typeof receiveDrawChance> & { readonly errcode: number };

/** Page object of the lucky jackpot. */
export class JackpotView {
  readonly page: Page;
  /** The hub; its name describes the effect of a press. */
  readonly hub: Locator;
  readonly skip: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hub = page.getByRole('button', { name: /^(?:Spin, \d+ left|No spins left)$/ });
    this.skip = page.getByRole('button', { name: 'Show the result now' });
    this.check = page.getByRole('button', { name: 'Check result' });
  }

  /** Opens the page and waits until the scene is painted and a spin could begin. */
  async open(chances: number): Promise<void> {
    await this.page.goto('/activity/jackpot');
    await this.ready(chances);
  }

  /** Waits until the scene is painted and the hub offers this many spins. */
  async ready(chances: number): Promise<void> {
    await expect(this.page.locator('canvas[data-scene=lucky-jackpot][data-ready=true]')).toBeVisible();
    await this.offers(chances);
  }

  /** Waits until the hub offers this many spins. */
  async offers(chances: number): Promise<void> {
    const name = chances === 0 ? 'No spins left' : `Spin, ${chances} left`;
    await expect(this.page.getByRole('button', { name, exact: true })).toBeVisible();
  }

  /** Panel of the open tab: record, rank or rules. */
  get list(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Returns the live region's line about a coin prize. */
  static won = (amount: number): string => `You won ${formatExact(amount)}.`;

  /** Waits until the live region has this text. */
  async expectAnnounced(text: string): Promise<void> {
    await expect(this.status(text)).toHaveText(text);
  }

  /** Skips to the result: one press counts at any moment of the round. The wheel's button lies over the hub's. */
  async pressSkip(): Promise<void> {
    await this.skip.last().click();
  }

  /** Presses the hub; resolves with the server's result, which is not shown yet. */
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

  /** Returns what this device has still to show; null for nothing. */
  pendingSpin(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('perya.pending.lucky-jackpot'));
  }
}
