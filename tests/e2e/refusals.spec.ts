import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { settleDeposit } from '../../server/games/rounds.ts';
import { draw } from '../../server/jackpot/draw.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { variantOf } from './support/variant.ts';

test('without a spin the page shows what the player must do for one: deposit first, then bet', async ({
  page,
  db,
  player,
  logIn,
  jackpot,
}) => {
  await logIn();
  await jackpot.open(0);
  await expect(page.getByText('Deposit ₱200.00 more to start earning spins.')).toBeVisible();
  await settleDeposit(db, { userId: player.id, amount: 20_000, channel: 'GCash', at: Date.now() });
  await page.reload();
  await jackpot.ready(0);
  await expect(page.getByText('Bet ₱5,000.00 more for the next spin.')).toBeVisible();
  await expect(page.getByText(/^Deposit ₱/)).toBeHidden();
  // Presses the disabled button anyway, as players do.
  await page.getByRole('button', { name: 'No spins left' }).click({ force: true });
  expect(await player.draws()).toHaveLength(0);
});

test.describe('a refused spin', () => {
  test.beforeEach(async ({ player, logIn, jackpot }) => {
    await player.grant(1);
    await player.fixNextDraw({ cell: CELL.coin1 });
    await logIn();
    await jackpot.open(1);
  });

  test(
    'jackpot: the page explains that no spin is left if another tab has used the last one (error 1001)',
    variantOf('jackpot'),
    async ({ page, db, player, jackpot }) => {
      await db.query('delete from jackpot_chances where user_id = $1', [player.id]);
      expect((await jackpot.spin()).errcode).toBe(ErrorCode.noChanceLeft);
      await expect(page.getByRole('alert')).toHaveText('No spins left. Deposit ₱200.00 more.');
      await jackpot.offers(0);
    },
  );

  test(
    'jackpot: the page explains that the activity has closed (error 1002)',
    variantOf('jackpot'),
    async ({ page, db, jackpot }) => {
      await db.query(`update activities set enabled = false where type = ${ActivityId.luckyJackpot}`);
      expect((await jackpot.spin()).errcode).toBe(ErrorCode.jackpotClosed);
      await expect(page.getByRole('alert')).toHaveText('This event isn’t open right now.');
    },
  );

  test(
    'jackpot: the page explains that another spin of the player is still being settled (error 1003)',
    variantOf('jackpot'),
    async ({ page, db, player, jackpot }) => {
      await player.grant(1);
      const letGo = await player.holdDraws();
      const clientTxnId = '01890000-0000-7000-8000-0000000000e2';
      const other = draw(db, { userId: player.id, clientTxnId, at: Date.now() });
      await player.drawWaits();
      await jackpot.hub.click();
      await expect(page.getByRole('alert')).toHaveText(
        'Your last spin isn’t finished yet. Give it a moment.',
      );
      // The refusal comes before the other spin is settled, so both spins are still offered.
      await jackpot.offers(2);
      await letGo();
      await other;
      expect(await player.draws()).toHaveLength(1);
      expect(await player.chances()).toBe(1);
    },
  );

  test(
    'jackpot: the page explains that the account may not spin (error 1004)',
    variantOf('jackpot'),
    async ({ page, db, player, jackpot }) => {
      await db.query('update users set spins_blocked = true where id = $1', [player.id]);
      expect((await jackpot.spin()).errcode).toBe(ErrorCode.drawNotAllowed);
      await expect(page.getByRole('alert')).toHaveText(
        'You can’t spin on this account right now. Please contact support.',
      );
      expect(await player.chances()).toBe(1);
    },
  );

  test.describe('failing server', () => {
    test.use({ allowServerErrors: true });

    test(
      'jackpot: the page says that the result is being checked, and the check button repeats the same spin (error 9999)',
      variantOf('jackpot'),
      async ({ page, db, player, jackpot }) => {
        await db.query('alter table jackpot_weeks rename to lost_weeks');
        expect((await jackpot.spin()).errcode).toBe(ErrorCode.internalError);
        await expect(page.getByRole('alert')).toHaveText(
          'Something went wrong on our side. We’re checking the result. Please look again in a moment.',
        );
        expect(await player.chances()).toBe(1);
        await db.query('alter table lost_weeks rename to jackpot_weeks');
        await jackpot.check.click();
        await jackpot.expectAnnounced(JackpotView.won(100));
        await jackpot.offers(0);
        expect(await player.draws()).toHaveLength(1);
      },
    );
  });
});
