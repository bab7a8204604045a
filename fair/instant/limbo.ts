import { wholeOf } from '../choice.ts';
import { LEAST_TARGET, risesTo, targetReturn } from '../rising.ts';
import type { InstantGame } from './instant-game.ts';

/** The highest target, in hundredths: a million times the stake. */
const HIGHEST_TARGET = 100_000_000;

/** Limbo (docs/games.md, Limbo): wins if the result reaches the target, both in hundredths. */
export const LIMBO: InstantGame<{ readonly target: number }, { readonly result: number }> = {
  rules: 'limbo-1',
  readChoice: (choice) => ({ target: wholeOf(choice, 'target', LEAST_TARGET, HIGHEST_TARGET) }),
  draw: (stream) => ({ result: risesTo(stream.float() * 2 ** 32) }),
  multiplier: ({ target }, { result }) => (result >= target ? target : 0),
  topMultiplier: ({ target }) => target,
  exactReturn: ({ target }) => targetReturn(target),
};
