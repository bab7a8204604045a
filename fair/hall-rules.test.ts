import { describe, expect, it } from 'vitest';
import { GAMES, isPayTable, PAY_TABLES } from '../contract/catalogue/games.ts';
import { combinationsOf } from '../contract/catalogue/games/choices.ts';
import type { GameManifest } from '../contract/catalogue/games/manifest.ts';
import { isOffered } from './choice.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from './games.ts';
import { HALL_RULES } from './hall-rules.ts';
import { playInstant } from './instant/instant-game.ts';
import { openStream } from './random.ts';
import { knowsRules, recompute } from './recompute.ts';
import { playReels } from './reels/reel-game.ts';
import { CRASH_RULES, crashPoint } from './shared/crash.ts';
import type { StepGame } from './steps/step-game.ts';
import { type StepRound, openRound, revealLayout, settleLeft, takeStep } from './steps/step-round.ts';

const seeds = { seed: '9'.repeat(64), clientSeed: 'me', nonce: 4 };
const stream = () => openStream(seeds.seed, seeds.clientSeed, seeds.nonce);

/** Returns a choice that a game offers: the middle one of its manifest, or heads for rules without a manifest. */
function choiceOf(name: string, game: Pick<StepGame, 'readChoice'>): object {
  const manifest: GameManifest | undefined = isPayTable(name) ? GAMES[PAY_TABLES[name].game] : undefined;
  const candidates = manifest?.choices.flatMap(combinationsOf) ?? [{ side: 'heads' }];
  const offered = candidates.filter((choice) => isOffered(() => game.readChoice(choice)));
  const found = offered[Math.floor(offered.length / 2)];
  if (found === undefined) throw new Error(`${name} offers no choice`);
  return found;
}

/** A step that is valid in every game; each game reads only its own fields. */
const step = { tile: 1, cup: 0, side: 'heads', guess: 'skip' };
const asJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Returns the stored record of a round of a step game that the player left after one step. */
function playedOnce(name: string, game: StepGame): object {
  const choice = choiceOf(name, game);
  const layout = game.deal(stream(), game.readChoice(choice));
  const opened: StepRound = openRound(game, layout, { stake: 500, choice });
  const left = settleLeft(takeStep(game, layout, opened, step));
  return { ...left, layout: revealLayout(left, layout) };
}

const played: readonly (readonly [string, object])[] = [
  ...[...INSTANT_GAMES].map(
    ([name, game]) =>
      [game.rules, playInstant(game, stream(), { stake: 500, choice: choiceOf(name, game) })] as const,
  ),
  ...[...STEP_GAMES].map(([name, game]) => [game.rules, playedOnce(name, game)] as const),
  ...[...REEL_GAMES.values()].map((game) => [game.rules, playReels(game, stream(), 500)] as const),
  [CRASH_RULES, { endsAt: crashPoint(seeds.seed, seeds.clientSeed) }],
];

describe('past rounds of the hall', () => {
  it('this test has a round for the rules of every game of the hall', () => {
    expect(played.map(([rules]) => rules).toSorted()).toEqual(Object.keys(HALL_RULES).toSorted());
    expect(new Set(played.map(([rules]) => rules)).size).toBe(
      INSTANT_GAMES.size + STEP_GAMES.size + REEL_GAMES.size + 1,
    );
  });

  it.each(played)(
    'a round of %s is recomputed from its seeds, and a wrong result does not match',
    (rulesVersion, outcome) => {
      expect(knowsRules(rulesVersion)).toBe(true);
      const recorded = asJson(outcome);
      expect(recompute({ ...seeds, rulesVersion, outcome: recorded })).toMatchObject({ matches: true });
      const wrong = { ...recorded, ...('endsAt' in recorded ? { endsAt: 1 } : { payout: 123 }) };
      expect(recompute({ ...seeds, rulesVersion, outcome: wrong }).matches).toBe(false);
      const another = { ...seeds, seed: '8'.repeat(64) };
      expect(recompute({ ...another, rulesVersion, outcome: recorded }).seedHash).not.toBe(
        recompute({ ...seeds, rulesVersion, outcome: recorded }).seedHash,
      );
    },
  );

  it('are refused if fields of their records are missing', () => {
    for (const rulesVersion of ['dice-1', 'mines-1'])
      expect(() => recompute({ ...seeds, rulesVersion, outcome: {} })).toThrow(TypeError);
    expect(() =>
      recompute({ ...seeds, rulesVersion: 'mines-1', outcome: { stake: 100, choice: { mines: 3 } } }),
    ).toThrow(TypeError);
  });
});
