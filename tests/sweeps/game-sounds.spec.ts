import { GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import { BEGIN_ROUND, gameFrame, shownFrame } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { buttonNamed, prepareBet } from '../e2e/support/presses.ts';
import { sweptTitles } from './select.ts';

/** Level above which a signal counts as heard, linear. */
const AUDIBLE = 0.001;

/** Installs `wasHeard` in each document: whether a sound has reached the speakers since the document was opened. */
function listen(audible: number): void {
  let wasHeard = false;
  Object.assign(globalThis, { wasHeard: () => wasHeard });
  const connect: unknown = Reflect.get(AudioNode.prototype, 'connect');
  Object.defineProperty(AudioNode.prototype, 'connect', {
    value(this: AudioNode, to: unknown, ...rest: unknown[]): unknown {
      if (to instanceof AudioDestinationNode) {
        const tap = to.context.createAnalyser();
        const samples = new Float32Array(tap.fftSize);
        Reflect.apply(connect as () => unknown, this, [tap]);
        setInterval(() => {
          tap.getFloatTimeDomainData(samples);
          wasHeard ||= samples.some((sample) => Math.abs(sample) > audible);
        }, 20);
      }
      return Reflect.apply(connect as () => unknown, this, [to, ...rest]);
    },
  });
}

test.use({ world: 'demo', hall: true });

for (const { gameId, title, game: name } of sweptTitles)
  test(`${title}: sounds after a press of its button, without a touch of the canvas`, async ({ page }) => {
    const { presses }: GameManifest = GAMES[name];
    await page.addInitScript(listen, AUDIBLE);
    await page.goto(`/game/start?gameId=${gameId}&tryIt=1`);
    const game = gameFrame(page);
    await expect(game.locator('canvas[data-ready=true]').first()).toBeVisible();
    await expect(game.getByRole('button', { name: BEGIN_ROUND }).first()).toBeVisible();
    const frame = await shownFrame(page);
    await prepareBet(page, presses);
    await game
      .getByRole('button', { name: buttonNamed(presses.bet), disabled: false })
      .first()
      .click();
    await expect
      .poll(() => frame.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'wasHeard'), undefined, [])))
      .toBe(true);
  });
