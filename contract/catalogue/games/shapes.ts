import * as v from 'valibot';

/** Schemas of sent values that several games share. The rules limit the values further (docs/games.md). */

/** An integer of at least 0. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A list of integers of at least 0. */
export const wholes = v.array(whole);
/** Volatility that the player chooses. */
export const risk = v.picklist(['low', 'medium', 'high']);
/** An object without fields. */
export const nothing = v.object({});
/** A stall where the player bets on one named field (fair/tables/perya.ts); `at` is the number drawn. */
export const fieldBet = { choice: v.object({ field: v.string() }), outcome: v.object({ at: whole }) };
/**
 * A stall where the player chooses nothing; `at` is the number drawn, `field` the name of the field that it falls into.
 */
export const fieldTaken = { choice: nothing, outcome: v.object({ at: whole, field: v.string() }) };
/** A stall that counts hits, without a choice: `draws` are the numbers drawn, `count` is how many of them are hits. */
export const counted = { choice: nothing, outcome: v.object({ draws: wholes, count: whole }) };
/**
 * A climbing game: each won step goes one higher; the secret number `u`, below a million, decides how many steps win
 * (fair/tables/perya.ts).
 */
export const climb = { choice: nothing, step: nothing, shown: v.null(), layout: v.object({ u: whole }) };
/** Fields that the outcome of every reel game has at least: the bet and the sum of all wins, in hundredths. */
export const spun = { choice: nothing, outcome: v.looseObject({ bet: whole, total: whole }) };
