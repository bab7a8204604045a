import { onlyRain } from './support/rains.ts';
import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';
import { beginSession } from './support/new-session.ts';

test.use({ world: 'demo', hall: true, startUp: true, contextOptions: { reducedMotion: 'reduce' } });

const HOUR = 3_600_000;
const CRASH = 2001;

/**
 * Shifts the clock by `by` ms, in the lobby and in a game's frame. It is sent as text, so it may use nothing outside.
 */
function shiftClock(by: number): void {
  const Right = Date;
  window.Date = class extends Right {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(Right.now() + by);
      else super(...parts);
    }
    static override now(): number {
      return Right.now() + by;
    }
  } as DateConstructor;
}

/** Returns the first number of a text such as "12:34", in minutes. */
const minutesIn = (text: string): number => Number(/(\d+):\d\d/.exec(text)?.[1]);

for (const [hours, words] of [
  [-30, 'is a day behind'],
  [26, 'is a day ahead'],
] as const)
  test(
    `game: a device whose clock ${words} shows the server’s day and times, and can play in shared rounds`,
    variantOf('game'),
    async ({ page, context, db, player, logIn }) => {
      await context.addInitScript(shiftClock, hours * HOUR);
      await onlyRain(db, Date.now() + HOUR / 2);
      await logIn();
      await page.goto('/');
      // Collects the stamp of today by the server's clock.
      await page.getByRole('button', { name: 'Collect 5 diamonds' }).click();
      await page.getByRole('link', { name: /Keep playing$/ }).waitFor();
      await beginSession(page, '/');
      const rain = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /^Red packets/ });
      await expect(rain).toContainText(/\d+:\d\d/);
      const minutes = minutesIn((await rain.textContent()) ?? '');
      expect(minutes).toBeGreaterThanOrEqual(27);
      expect(minutes).toBeLessThan(30);
      // After the stamp, the next popup of the visit offers the two camps.
      await expect(page.getByRole('dialog', { name: 'Two camps, one pool a week' })).toBeVisible();

      const before = await player.coins();
      await page.goto(`/game/start?gameId=${CRASH}`);
      const bet = frame(page).getByRole('group', { name: 'Bet 1' });
      await bet.getByRole('checkbox', { name: 'Auto cash-out' }).check();
      await bet.getByLabel('Cash out at').fill('1.01');
      await bet.getByRole('button', { name: /^(Bet|Next)/ }).click();
      await expect(figure(page, 'Rounds')).toHaveText('1', { timeout: 60_000 });
      await expect.poll(() => player.coins()).not.toBe(before);
    },
  );
