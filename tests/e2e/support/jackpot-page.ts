import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { formatExact } from '../../../contract/money.ts';

/** The lucky jackpot as a player meets it. */
export class JackpotView {
  readonly page: Page;
  /** The hub: its name says what a press does. */
  readonly hub: Locator;
  readonly skip: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hub = page.getByRole('button', { name: /^Spin, \d+ left$/ });
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

  /** The live region's line about a coin prize. */
  static won = (amount: number): string => `You won ${formatExact(amount)}.`;

  /** Waits until the live region says this. */
  async says(text: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toHaveText(text);
  }

  /** Resolves with the next answer of a draw. */
  drawAnswer(): Promise<Response> {
    return this.page.waitForResponse((response) => response.url().endsWith('/receiveDrawChance'));
  }

  tab(name: 'My record' | 'Rank' | 'Rules and odds'): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** What this device still has to show: null when nothing. */
  pendingSpin(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('perya.pendingSpin'));
  }
}
