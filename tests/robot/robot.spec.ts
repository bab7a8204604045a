import { formatExact, formatSigned } from '../../contract/money.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { visitFigure, walletRounds } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { playRounds } from './play.ts';
import { namesOf, visits } from './visits.ts';

const ROUNDS = 10;

test.use({ world: 'demo', hall: true, pace: 8 });

for (const visit of visits())
  test(`${namesOf(visit)}: after ten rounds of each title, the frame, the balance, the record and the ledger agree`, async ({
    page,
    player,
    db,
    logIn,
  }) => {
    test.setTimeout(1_200_000);
    await logIn();
    for (const title of visit)
      await test.step(title.title, async () => {
        const before = await player.coins();
        await page.goto(`/game/start?gameId=${title.gameId}`);
        await playRounds(page, db, title, ROUNDS);

        // The frame may show the last result before the wallet has booked it.
        await expect.poll(async () => (await walletRounds(db, title.gameId)).rounds).toBe(ROUNDS);
        const after = await player.coins();
        await expect(page.getByRole('link', { name: formatExact(after) })).toBeVisible();
        await expect(visitFigure(page, 'Net result')).toHaveText(formatSigned(after - before));
        expect(await walletRounds(db, title.gameId)).toEqual({ rounds: ROUNDS, net: after - before });
      });
    expect((await verifyLedger(db)).faults).toEqual([]);
  });
