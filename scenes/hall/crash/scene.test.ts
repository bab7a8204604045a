import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplierAt } from '../../../fair/shared/curve.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { crash } from './definition.ts';
import { placeAt } from './flight-path.ts';
import type { CrashTypes } from './types.ts';

const format = { exact: (value: number) => `₱${value}`, prize: (value: number) => `₱${value}` };

interface Table {
  readonly player: ScenePlayer<CrashTypes>;
  readonly events: string[];
  play(ms: number): void;
}

function table(settings: Partial<SceneSettings> = {}): Table {
  const events: string[] = [];
  const player = createScenePlayer(crash, {
    art: createBlankArt(),
    props: { line: '' },
    format,
    settings,
    seed: 'test',
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return {
    player,
    events,
    play(ms) {
      for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
    },
  };
}

/** Returns the multiplier on the board, read from the drawn figures, in hundredths. */
function shownNumber({ player }: Table): number {
  const signs: Readonly<Record<string, string>> = { dot: '.', comma: '', times: '' };
  const place = (line: string): number => Number(line.split(' ')[6]);
  const text = describeSprites(player.view)
    .filter((line) => line.startsWith('figure-'))
    .toSorted((a, b) => place(a) - place(b))
    .map((line) => /^figure-(\w+)/.exec(line)?.[1] ?? '')
    .map((name) => signs[name] ?? name)
    .join('');
  return Math.round(Number(text) * 100);
}
const rockets = ({ player }: Table): number =>
  describeSprites(player.view).filter((line) => line.startsWith('rocket ')).length;

describe('crash', () => {
  it('shows the multiplier that the rules give for the time since the launch, with and without motion, also if the page repeats the run cue', () => {
    fc.assert(
      fc.property(fc.nat(90_000), fc.nat(3_000), fc.boolean(), (elapsedMs, ms, reduceMotion) => {
        const scene = table({ reduceMotion });
        void scene.player.cue('run', { elapsedMs });
        scene.play(ms);
        expect(shownNumber(scene)).toBe(multiplierAt(Math.floor(elapsedMs + ms)));
        void scene.player.cue('run', { elapsedMs: elapsedMs + ms + 500 });
        expect(shownNumber(scene)).toBe(multiplierAt(elapsedMs + ms + 500));
      }),
      { numRuns: 25 },
    );
  });

  it('shows the final multiplier and no rocket after a burst, and begins the next round with a rocket on the ground', () => {
    const scene = table();
    void scene.player.cue('run', { elapsedMs: 0 });
    scene.play(6_000);
    void scene.player.cue('burst', { endsAt: 143 });
    scene.play(2_000);
    expect([shownNumber(scene), rockets(scene), scene.player.isMoving()]).toEqual([143, 0, false]);
    expect(scene.events).toEqual(['run:ended {"endsAt":143}']);
    void scene.player.cue('bets', { leftMs: 7_000, totalMs: 7_000 });
    scene.play(7_100);
    expect([shownNumber(scene), rockets(scene), scene.player.isMoving()]).toEqual([100, 1, false]);
  });

  it('celebrates a cash-out that pays, but only reports one with a payout of 0', async () => {
    const scene = table();
    void scene.player.cue('run', { elapsedMs: 0 });
    scene.play(200);
    void scene.player.cue('off', { multiplier: 200, stake: 1_000, payout: 0, isRiding: false });
    expect(scene.events).toEqual(['off:shown {"payout":0}']);
    const shown = scene.player.cue('off', { multiplier: 200, stake: 1_000, payout: 2_000, isRiding: false });
    scene.play(3_000);
    await shown;
    expect(scene.events.at(-1)).toBe('off:shown {"payout":2000}');
  });

  it('keeps the rocket inside the picture, and never moves it back or down', () => {
    let before = placeAt(0, 1);
    for (let ms = 100; ms < 500_000; ms = Math.round(ms * 1.2)) {
      const now = placeAt(ms, 1);
      expect(now.x).toBeGreaterThanOrEqual(before.x);
      expect(now.y).toBeLessThanOrEqual(before.y);
      before = now;
    }
    expect(before.x).toBeLessThan(660);
    expect(before.y).toBeGreaterThan(180);
  });
});
