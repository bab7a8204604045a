import { fieldOf } from './choice.ts';
import { INSTANT_GAMES, REEL_GAMES, STEP_GAMES } from './games.ts';
import { type InstantGame, playInstant } from './instant/instant-game.ts';
import { type Rule, listOf, numberOf } from './recorded.ts';
import { type ReelGame, playReels } from './reels/reel-game.ts';
import { CRASH_RULES, crashPoint } from './shared/crash.ts';
import type { StepGame } from './steps/step-game.ts';
import { replaySteps } from './steps/step-round.ts';

/**
 * Recomputes past rounds of the hall's games (docs/games.md, Rules for all). The stored record contains the round as it
 * was played.
 */

const instantRule =
  (game: InstantGame): Rule =>
  (_seeds, recorded, stream) => ({
    ...playInstant(game, stream, { stake: numberOf(recorded, 'stake'), choice: recorded['choice'] }),
  });

const stepRule =
  (game: StepGame): Rule =>
  (_seeds, recorded, stream) => ({
    ...replaySteps(game, stream, {
      stake: numberOf(recorded, 'stake'),
      choice: recorded['choice'],
      steps: listOf(recorded, 'taken').map((taken) => fieldOf(taken, 'step')),
      status: recorded['status'],
    }),
  });

const reelRule =
  (game: ReelGame): Rule =>
  (_seeds, recorded, stream) => ({ ...playReels(game, stream, numberOf(recorded, 'bet')) });

/** For each rules version of the hall, the function that derives a round from its seeds. */
export const HALL_RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries([...INSTANT_GAMES.values()].map((game) => [game.rules, instantRule(game)])),
  ...Object.fromEntries([...STEP_GAMES.values()].map((game) => [game.rules, stepRule(game)])),
  ...Object.fromEntries([...REEL_GAMES.values()].map((game) => [game.rules, reelRule(game)])),
  // Crash takes the round's hash in the chain as its seed, and the chain's salt as its client seed.
  [CRASH_RULES]: ({ seed, clientSeed }) => ({ endsAt: crashPoint(seed, clientSeed) }),
};
